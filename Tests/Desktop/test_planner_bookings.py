"""Bookings: their forms by keyboard, from the choice of a kind to what stands in the trip."""

import re

import pytest

from planner import ADA, seed


@pytest.fixture
def planner_with_a_trip(desk, start_planner):
    """Vacation Planner with the page of Ada's trip, a week from 6 April 2024 on."""
    folder = desk.directory / "planner"
    seed(folder, ADA, trips=1, bookings=0)
    planner = start_planner(desk, folder)
    planner.log_in(ADA)
    planner.program.click(planner.tree.wait_for(role="list-item", name=re.compile("^Frankfurt 1")))
    planner.button("Edit Trip…")
    return planner


def open_form(planner, kind, field):
    """Opens the form of a new booking, and waits for its first field."""
    planner.keyboard.press("ctrl+shift+n")
    planner.wait_focus("Flight")
    while planner.focus != kind:
        planner.move_focus("Tab")
    planner.keyboard.press("Return")
    planner.wait_focus(field)


def enter(planner, name, text):
    """Types into the field with the focus, over what is selected there, and goes on by Return."""
    planner.wait_focus(name)
    planner.keyboard.type(text)
    planner.keyboard.press("Return")


def choose(planner, name, text, suggestion):
    """Types the beginning of a place, and takes it from the suggestions."""
    planner.wait_focus(name)
    planner.keyboard.type(text)
    planner.tree.wait_for(role="list-item", name=suggestion)
    planner.keyboard.press("Down")
    while not suggestion.search(planner.focus or ""):
        planner.move_focus("Down")
    planner.keyboard.press("Return")
    planner.wait_focus(name)
    planner.tree.wait(lambda: suggestion.search(planner.text(name)), f"{suggestion} in {name}")
    planner.keyboard.press("Return")


def wait_closed(planner, field):
    planner.tree.wait(
        lambda: not any(n.role == "text" and n.name == field for n in planner.tree.nodes()),
        f"the form with {field!r} to be closed")


def wait_row(planner, pattern):
    return planner.tree.wait_for(role="list-item", name=re.compile(pattern))


def test_a_flight_by_keyboard_alone(planner_with_a_trip):
    planner, press = planner_with_a_trip, planner_with_a_trip.keyboard.press
    open_form(planner, "Flight", "Flight number")
    press("ctrl+Return")
    planner.wait_error("Type the flight number, or where the flight goes.", "Flight number")
    enter(planner, "Flight number", "LH 716")
    planner.wait_no_label(re.compile("^Type the flight number"))
    enter(planner, "Airline", "Lufthansa")
    choose(planner, "From", "frankfurt", re.compile("FRA"))
    # A text that cannot be understood stays, and its field keeps the focus.
    enter(planner, "Departure date", "soonish")
    planner.wait_label(re.compile("^This date cannot be understood"))
    assert planner.focus == "Departure date"
    press("ctrl+a")
    enter(planner, "Departure date", "7")
    enter(planner, "Departure time", "1335")
    assert planner.text("Departure date") == "Sunday, 7 April 2024"
    choose(planner, "To", "hnd", re.compile("HND"))
    # The second date has followed the first, and counts from it.
    planner.wait_focus("Arrival date")
    assert planner.text("Arrival date") == "Sunday, 7 April 2024"
    enter(planner, "Arrival date", "+1")
    enter(planner, "Arrival time", "850")
    planner.wait_label("12 hours 15 minutes, arrives 08:50 the next day, Japan time")
    enter(planner, "Booking number", "ABC123")
    planner.wait_focus("Seat")

    # Escape asks before it discards.
    press("Escape")
    planner.wait_focus("Keep Editing")
    press("Escape")
    planner.wait_focus("Seat")
    press("Return")
    # A currency that is typed with the amount becomes that of the price, with a rate.
    enter(planner, "Price", "120000 JPY")
    planner.wait_focus("JPY for 1 EUR")
    assert planner.text("Price") == "120000"
    planner.tree.wait(
        lambda: "European Central Bank" in planner.described_by("JPY for 1 EUR"), "the rate's origin")
    press("Return")
    # Return saves in the last field.
    enter(planner, "Website", "not a page")
    planner.wait_error(
        "This is not the address of a page. Write it as in https://example.org.", "Website")
    press("ctrl+a")
    enter(planner, "Website", "www.lufthansa.com")
    wait_closed(planner, "Flight number")
    row = wait_row(planner, "^13:35.*flight LH 716, ")
    assert "12 hours 15 minutes, arrives 08:50 the next day, Japan time, planned" in row.name


def test_a_stay_and_times_that_clocks_do_not_have(planner_with_a_trip):
    planner, press = planner_with_a_trip, planner_with_a_trip.keyboard.press
    open_form(planner, "Stay", "Name")
    # Nothing has changed: Escape leaves at once.
    press("Escape")
    wait_closed(planner, "Name")

    open_form(planner, "Stay", "Name")
    enter(planner, "Name", "Hotel Granvia")
    enter(planner, "Booked with", "")
    enter(planner, "City", "Kyoto by the river")
    enter(planner, "Address", "Karasuma-dori 1")
    enter(planner, "Check-in date", "8 Apr")
    enter(planner, "Check-in time", "")
    enter(planner, "Check-out date", "+3")
    planner.wait_label("3 nights")
    press("ctrl+Return")
    wait_closed(planner, "Name")
    wait_row(planner, "^Stay Hotel Granvia, Kyoto by the river, 3 nights, planned$")

    # In Frankfurt, clocks were set forward in the night of 31 March 2024, and back on 27 October.
    open_form(planner, "Meal", "Restaurant")
    enter(planner, "Restaurant", "Breakfast")
    choose(planner, "City", "frankfurt", re.compile("FRA"))
    enter(planner, "Address", "")
    enter(planner, "Date", "31 Mar 2024")
    enter(planner, "Time", "2:30")
    press("ctrl+Return")
    planner.wait_error(
        "On Sunday, 31 March 2024, 02:30 does not exist in Berlin: clocks are set forward. The next "
        "time is 03:00.", "Time")
    press("shift+Tab", "shift+Tab")
    enter(planner, "Date", "27 Oct 2024")
    planner.wait_focus("Time")
    press("ctrl+Return")
    planner.wait_label(re.compile("exists twice in Berlin"))
    planner.wait_focus(re.compile("^This time exists twice"))
    press("space")
    planner.tree.wait(lambda: planner.tree.focused() is not None
                      and planner.tree.focused().role == "list-item", "the choices")
    planner.move_focus("Down")
    press("Return")
    planner.wait_focus(re.compile("^This time exists twice The earlier one"))
    press("ctrl+Return")
    planner.wait_no_label(re.compile("exists twice in Berlin"))
