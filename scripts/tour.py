#!/usr/bin/python3
"""Runs Vacation Planner on a private desktop and operates it with synthetic keys.

Signs up, signs out, mistypes, logs in, plans a trip, and saves a picture of each page in a folder. The accounts
are in the private desktop's own folder, which is removed with it.

usage: tour.py PROGRAM FOLDER [GALLERY]
GALLERY: the program focus-gallery, of which a picture is saved, too.
"""

import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Desktop"))

from desk import Desk, DeskError  # noqa: E402

NAME, EMAIL, PASSWORD = "Ada Lovelace", "ada@example.org", "engine no. 1"

#: How long nothing must have changed on the screen for a picture to be taken, in seconds.
STILL = 0.5
#: A page with a picture has more colours than one without. (Measured: 22,000 against 950.)
COLOURS_OF_A_PICTURE = 4000


class Tour:
    def __init__(self, desk, program, folder):
        self.desk, self.folder = desk, folder
        self.tree, self.keyboard = desk.tree, desk.keyboard
        self.program = desk.launch([program])

    def take(self, name, what, has_picture=False):
        """Saves a picture of the window as it is when everything in it has been painted."""
        image = self.still_image(has_picture)
        image.save(self.folder / f"{name}.png", optimize=True)
        print(f"  {name}.png: {what}", flush=True)

    def still_image(self, has_picture, timeout=20):
        deadline = time.monotonic() + timeout
        box = self.desk.windows.geometry(self.program.window)
        image, since = self.desk.screen.image(box), time.monotonic()
        while True:
            # A screen does not report that painting is finished.
            time.sleep(0.05)
            now = self.desk.screen.image(box)
            if now.tobytes() != image.tobytes():
                image, since = now, time.monotonic()
            is_painted = not has_picture or image.getcolors(COLOURS_OF_A_PICTURE) is None
            if is_painted and time.monotonic() - since >= STILL:
                return image
            if time.monotonic() > deadline:
                raise DeskError(f"the window was not painted within {timeout} s")

    def tab_to(self, name):
        """Presses Tab until the control of that name has the focus."""
        seen = []
        while True:
            before = self.tree.focused()
            if before is not None and before.name == name:
                return
            if before is not None and before in seen:
                raise DeskError(f"Tab does not lead to {name!r}, but in a circle: {seen}")
            seen.append(before)
            self.keyboard.press("Tab")
            self.tree.wait(lambda: self.tree.focused() not in (None, before), "the next control")

    def fill(self, name, text):
        self.tree.wait_focused(name=name)
        self.keyboard.type(text)

    def wait_heading(self, name):
        self.tree.wait_for(role="heading", name=name, timeout=30)

    # The steps

    def run(self):
        self.wait_heading("Vacation Planner")
        self.take("log-in", "the log-in form as the program starts", has_picture=True)

        self.widen()

        self.tab_to("Create an Account")
        self.keyboard.press("Return")
        self.sign_up()

        self.tab_to("Sign Out")
        self.keyboard.press("Return")
        self.log_in()
        self.plan_a_trip()
        self.program.close()

    def widen(self):
        """A wide window shows photos beside the form; the arrow keys go there."""
        windows, window = self.desk.windows, self.program.window
        size = windows.geometry(window)[2:]
        windows.resize(window, 1200, 760)
        self.tab_to("Email")
        self.tree.wait_for(role="push-button", name="Browse Photos")
        self.keyboard.press("Right")
        self.tree.wait_focused(name="Browse Photos")
        self.take("log-in-wide", "the log-in form in a wide window", has_picture=True)
        self.keyboard.press("Left")
        self.tree.wait_focused(name="Email")
        windows.resize(window, *size)

    def sign_up(self):
        self.fill("Full Name", NAME + "\n")
        self.fill("Email", EMAIL + "\n")
        self.fill("Password", "short\n")
        self.tree.wait_for(name="Password must be at least 8 characters")
        self.tree.wait_focused(name="Password")
        self.take("create-account", "the sign-up form, after too short a password")
        self.keyboard.press("ctrl+a")
        self.keyboard.type(PASSWORD + "\n")
        # (No picture: its recovery key is another each time.)
        self.wait_heading("Your Recovery Key")
        self.tab_to("I Have Written It Down")
        self.keyboard.press("Return")
        self.wait_heading(f"Welcome, {NAME}")
        self.take("welcome", "the first page of a new account")

    def log_in(self):
        self.wait_heading("Vacation Planner")
        self.tab_to("Email")
        self.keyboard.type("ada@example\n")
        self.tree.wait_for(name="Valid email is required")
        self.tree.wait_focused(name="Email")
        self.take("log-in-error", "an invalid address, with a red border", has_picture=True)
        self.keyboard.press("ctrl+a")
        self.keyboard.type(EMAIL + "\n")
        self.fill("Password", PASSWORD + "\n")
        self.wait_heading(f"Welcome, {NAME}")
        self.take("welcome-back", "logged in again")

    def plan_a_trip(self):
        """A trip with a flight, in a window that has room for what is beside the days."""
        self.program.resize(1180, 740)
        self.keyboard.press("ctrl+n")
        self.fill("Title", "Japan\n")
        self.date("First Day", "24 Dec 2026")
        self.date("Last Day", "31 Dec 2026")
        self.keyboard.press("ctrl+Return")
        self.wait_heading("Japan")
        self.tree.wait_focused(name="New Booking")
        self.keyboard.press("ctrl+shift+n")
        self.tree.wait_focused(name="Flight")
        self.keyboard.press("Return")
        self.fill("Flight number", "LH 716\n")
        self.fill("Airline", "Lufthansa\n")
        self.place("From", "frankfurt", "FRA")
        self.tree.wait_focused(name="Departure date")
        self.keyboard.press("Return")
        self.fill("Departure time", "13:35\n")
        self.place("To", "hnd", "HND")
        self.date("Arrival date", "25 Dec 2026")
        self.fill("Arrival time", "8:50\n")
        self.take("flight", "the form of a flight")
        self.keyboard.press("ctrl+Return")
        self.tree.wait_for(role="list-item", name=re.compile("flight LH 716"))
        self.take("trip", "a trip with a flight")

    def date(self, field, text):
        self.tree.wait_focused(name=field)
        self.keyboard.press("ctrl+a", "BackSpace")
        self.keyboard.type(text + "\n")

    def place(self, field, text, code):
        """Types a place, and takes the suggestion with that code."""
        self.tree.wait_focused(name=field)
        self.keyboard.type(text)
        wanted = re.compile(code)
        self.tree.wait_for(role="list-item", name=wanted)
        self.keyboard.press("Down")
        self.tree.wait_focused(role="list-item")
        while not wanted.search(self.tree.focused().name):
            before = self.tree.focused()
            self.keyboard.press("Down")
            self.tree.wait(lambda: self.tree.focused() not in (None, before), "the next suggestion")
        self.keyboard.press("Return")
        self.tree.wait_focused(name=field)
        self.keyboard.press("Return")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    program, folder, *gallery = (Path(argument).resolve() for argument in sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with Desk() as desk:
            tour = Tour(desk, program, folder)
            tour.run()
            said = tour.program.unexpected_output()
        for each in gallery:
            with Desk() as desk:
                tour = Tour(desk, each, folder)
                tour.tree.wait_focused(name="Full Name")
                tour.take("gallery", "every form and all of the focus API, on a page each")
                tour.program.close()
                said += tour.program.unexpected_output()
    except DeskError as error:
        sys.exit(f"tour: {error}")
    if said:
        sys.exit("tour: the program wrote on its standard error:\n" + "\n".join(said))
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
