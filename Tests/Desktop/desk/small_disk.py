"""A small disk that is soon full: a tmpfs that only the program on it sees."""

import os

from .processes import DeskError, tool

# Mounts the disk at $1, copies the folder $2 to it unless that is empty, fills the rest if $3 is "full", and
# continues as the program. $4 is the size.
_SCRIPT = """
mount -t tmpfs -o size=$4,mode=700 small-disk "$1" || exit 99
if [ -n "$2" ]; then cp -a "$2" "$1" || exit 98; fi
if [ "$3" = full ]; then cat /dev/zero >"$1/ballast" 2>/dev/null; fi
shift 4
exec "$@"
"""


class SmallDisk:
    """A small disk, which is mounted at an empty folder."""

    def __init__(self, mount_point, kilobytes=512):
        self.mount_point, self.kilobytes = mount_point, kilobytes
        self.program = None

    def launch(self, desk, command, contents=None, is_full=False):
        """Starts a program that sees the disk, with a copy of the folder `contents` on it, and
        waits for its window."""
        namespace = [tool("unshare"), "--mount", "--propagation", "private"]
        if os.getuid() != 0:
            namespace[1:1] = ["--user", "--map-current-user", "--keep-caps"]
        tool("mount")
        self.program = desk.start(namespace + [
            "sh", "-c", _SCRIPT, "small-disk", self.mount_point, contents or "",
            "full" if is_full else "", f"{self.kilobytes}k", *command])
        try:
            self.program.wait_window()
        except DeskError as error:
            if self.program.process.poll() in (1, 99):
                raise DeskError("a disk cannot be mounted here: that takes root, or namespaces for "
                                f"users\n{self.program.stderr}") from error
            raise

    def path(self, name):
        """Returns the path at which the test finds a file of the disk: through the root folder of the process that
        mounted it."""
        return f"/proc/{self.program.pid}/root{self.mount_point}/{name}"

    def fill(self):
        """Fills the rest of the disk."""
        with open(self.path("ballast"), "wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(4096))
            except OSError:
                pass        # The disk is full.

    def make_room(self):
        """Removes what `fill` or `is_full` has written."""
        os.unlink(self.path("ballast"))
