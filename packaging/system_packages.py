"""Packages of the operating system: the line that installs them, and installing them as root.

Read by Python 3.6 and later: it has to be able to say that Python is too old.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Dict, List

OS_RELEASE = Path("/etc/os-release")

PACKAGE_OF_LIBRARY = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgbm.so.1": "libgbm1",
    "libgcc_s.so.1": "libgcc-s1",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libwayland-server.so.0": "libwayland-server0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}
"""Debian's package for each library that Qt asks the system for."""

RENAMED_FOR_64_BIT_TIME = {"libglib2.0-0", "libcups2"}
"""Packages that carry the ending t64 from Debian 13 and Ubuntu 24.04 on."""

RELEASES_BEFORE_64_BIT_TIME = {"bullseye", "bookworm", "focal", "jammy"}


class SetupProblem(Exception):
    """Something the person at the keyboard has to do before Arbiter can be set up."""


def release() -> Dict[str, str]:
    """What the Linux system says about itself; empty elsewhere."""
    try:
        text = OS_RELEASE.read_text(encoding="utf-8")
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in text.splitlines() if "=" in line)
    return {name: value.strip().strip("\"'") for name, value in pairs}


def packages_of(libraries: List[str], system: Dict[str, str]) -> List[str]:
    """The packages that bring the libraries, by the names of a Debian or Ubuntu release.

    Raises:
        SetupProblem: None of the libraries is in a package known here.
    """
    known = [library for library in libraries if library in PACKAGE_OF_LIBRARY]
    if not known:
        raise SetupProblem(
            "These system libraries are missing: " + " ".join(libraries) + "\n"
            "Install the packages that contain them, then run this command again."
        )
    codenames = ("UBUNTU_CODENAME", "DEBIAN_CODENAME", "VERSION_CODENAME")
    codename = next((system[name] for name in codenames if system.get(name)), "")
    ending = "" if codename in RELEASES_BEFORE_64_BIT_TIME else "t64"
    names = {PACKAGE_OF_LIBRARY[library] for library in known}
    return sorted(name + ending if name in RENAMED_FOR_64_BIT_TIME else name for name in names)


def is_debian(system: Dict[str, str]) -> bool:
    """Whether packages are installed by apt-get: Debian, Ubuntu and what is built on them."""
    family = (system.get("ID", "") + " " + system.get("ID_LIKE", "")).split()
    return "debian" in family or "ubuntu" in family


def provide_libraries(libraries: List[str], purpose: str) -> None:
    """Installs the packages of some libraries, or says which line installs them.

    Raises:
        SetupProblem: Only the person at the keyboard can install them.
    """
    system = release()
    if is_debian(system):
        provide_packages(packages_of(libraries, system), purpose)
        return
    capabilities = " ".join(f"'{library}()(64bit)'" for library in libraries)
    for tool in ("dnf", "zypper"):
        if shutil.which(tool):
            raise SetupProblem(_request(purpose, f"sudo {tool} install {capabilities}"))
    raise SetupProblem(
        f"{purpose} needs these system libraries: {' '.join(libraries)}\n"
        "Install the packages that contain them, then run this command again."
    )


def provide_packages(packages: List[str], purpose: str) -> None:
    """Installs packages when run as root on Debian or Ubuntu, or says which line does it.

    Raises:
        SetupProblem: Not root, or the installation failed.
    """
    names = " ".join(packages)
    line = f"apt-get update && apt-get install -y --no-install-recommends {names}"
    if not _is_root():
        sudo_line = line.replace("apt-get", "sudo apt-get")
        raise SetupProblem(_request(purpose, sudo_line))
    print(f"{purpose} needs system packages. Installing: {names}", flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    wait_for_others = ["-o", "DPkg::Lock::Timeout=300"]
    update = ["apt-get", *wait_for_others, "update", "-qq"]
    install = ["apt-get", *wait_for_others, "install", "-y", "-qq", "--no-install-recommends"]
    subprocess.call(update, env=environment, stdout=subprocess.DEVNULL)
    installer = subprocess.run(
        [*install, *packages],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if installer.returncode != 0:
        sys.stderr.write(installer.stdout.decode("utf-8", "replace"))
        raise SetupProblem(_request(purpose, line))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _request(purpose: str, line: str) -> str:
    return (
        f"{purpose} needs system packages that are missing. Install them with\n\n"
        f"    {line}\n\nthen run this command again."
    )
