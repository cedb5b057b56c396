"""Which page of which list is shown: round and round through all of them."""

from collections.abc import Mapping


class Rotation:
    """A place in lists of pages; lists may come, go and become longer while it turns."""

    def __init__(self) -> None:
        self._pages: dict[str, int] = {}
        self.key = ""
        self.page = 0

    @property
    def pages(self) -> int:
        """How many pages the list has that is shown; 0 when nothing is."""
        return self._pages.get(self.key, 0)

    def follow(self, pages: Mapping[str, int]) -> None:
        """Takes other numbers of pages and stays where it is, as far as that place is left."""
        self._pages = {key: count for key, count in pages.items() if count}
        if self.key not in self._pages:
            self.key, self.page = next(iter(self._pages), ""), 0
        self.page = min(self.page, max(self.pages - 1, 0))

    def go_to(self, key: str) -> None:
        """Goes to the first page of a list, where there is such a list."""
        if key in self._pages:
            self.key, self.page = key, 0

    def turn(self, steps: int) -> None:
        """Goes one page on (1) or back (-1); behind the last page comes the next list."""
        page = self.page + steps
        if 0 <= page < self.pages:
            self.page = page
            return
        self.change_list(steps)
        if steps < 0:
            self.page = max(self.pages - 1, 0)

    def change_list(self, steps: int) -> None:
        """Goes to the first page of the next list (1) or the one before (-1)."""
        keys = list(self._pages)
        if keys:
            self.go_to(keys[(keys.index(self.key) + steps) % len(keys)])
