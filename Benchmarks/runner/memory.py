"""Adds up the sizes of a program's memory in /proc/PID/smaps."""

import re

MAPPING = re.compile(r"^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ (\d+) *(.*)$")


def kilobytes(smaps, files_of_desktop):
    """{"resident": all of it, "private": what would be used by nobody else if the program were alone}.

    The kernel calls a page private if no other process has it mapped, so a GTK program anywhere on the machine
    would make the same program look smaller by 10 MiB. Here a file is shared only with the private desktop.
    """
    resident = private = 0
    alone = False
    for line in smaps.splitlines():
        mapping = MAPPING.match(line)
        if mapping:
            inode, path = mapping.groups()
            alone = inode != "0" and path not in files_of_desktop
            continue
        key, _, rest = line.partition(":")
        if key == "Rss":
            resident += int(rest.split()[0])
        if key in ("Private_Clean", "Private_Dirty") or (alone and key in ("Shared_Clean", "Shared_Dirty")):
            private += int(rest.split()[0])
    return {"resident": resident, "private": private}
