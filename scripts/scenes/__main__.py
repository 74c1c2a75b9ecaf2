"""Draws the destinations of Vacation Planner anew. Run it after a change of the scenes:

usage: /usr/bin/python3 scripts/scenes FOLDER [NAME...]

The drawings are the same every time: all chance in them is seeded.
"""

import sys
from pathlib import Path

import coasts
import lands
import towns

SCENES = {
    "kyoto": towns.kyoto, "amsterdam": towns.amsterdam, "new-york": towns.new_york,
    "moher": coasts.moher, "lofoten": coasts.lofoten, "bled": coasts.bled,
    "torres-del-paine": coasts.torres_del_paine,
    "merzouga": lands.merzouga, "serengeti": lands.serengeti, "valensole": lands.valensole,
    "mu-cang-chai": lands.mu_cang_chai, "bromo": lands.bromo,
}


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or SCENES:
        (folder / f"{name}.svg").write_text(SCENES[name]().text())


main()
