"""The pages of the main window; each is built as `SomeView(workspace, parent)`."""
