"""What a program on Linux is linked to, and the C library it needs: read with binutils."""

import re
import subprocess
from pathlib import Path

ELF = b"\x7fELF"
LINKED = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = re.compile(rb"\bGLIBC_2\.(\d+)\b")


def binaries_of(folder: Path) -> list[Path]:
    """Every program and library in a folder, each once."""
    return [
        path for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and is_binary(path)
    ]  # fmt: skip


def is_binary(path: Path) -> bool:
    """Whether a file is a program or a library."""
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF


def linked_to(path: Path) -> list[str]:
    """The names of the libraries that one binary is linked to itself."""
    command = ["objdump", "--private-headers", str(path)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return LINKED.findall(listing)


def asked_of_the_system(folder: Path) -> list[str]:
    """The names of the libraries that the binaries of a folder need and the folder lacks."""
    shipped = {path.name for path in folder.rglob("*.so*")}
    linked = {name for path in binaries_of(folder) for name in linked_to(path)}
    return sorted(linked - shipped)


def least_c_library(folder: Path) -> str:
    """The oldest version of glibc that has everything the binaries of a folder use."""
    minors = [
        int(minor)
        for path in binaries_of(folder)
        for minor in GLIBC.findall(path.read_bytes())
    ]  # fmt: skip
    return f"2.{max(minors, default=0)}"
