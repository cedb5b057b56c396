"""The window: the only folder that knows Qt; whatever it decides about chess lives further down.

`app` > `main_window` > `views`, `menus` > `dialogs` > `models`, `delegates`, `widgets` >
`workspace` > `worker` > `preferences`, `icons` > `theme`, `roles`; an import may only point to the
right.
"""
