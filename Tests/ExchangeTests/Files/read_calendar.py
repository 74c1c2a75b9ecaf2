"""Reads a calendar from standard input with Python's icalendar, and prints its events as JSON: the
instants of start and end in UTC, or dates. With --own-zones, zones are read from the calendar's
definitions and not from the machine's data."""

import datetime
import json
import sys

import icalendar

text = sys.stdin.read()
if "--own-zones" in sys.argv:
    # Names that no zone data have, so that icalendar uses the definitions.
    text = text.replace("TZID=", "TZID=Own-").replace("TZID:", "TZID:Own-")
calendar = icalendar.Calendar.from_ical(text)


def instant(event, name):
    if name not in event:
        return None
    value = event[name].dt
    if not isinstance(value, datetime.datetime):
        return value.isoformat()
    assert value.tzinfo is not None, f"{name} of {event['SUMMARY']} has no zone"
    return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


events = [
    {
        "uid": str(event["UID"]),
        "summary": str(event["SUMMARY"]),
        "start": instant(event, "DTSTART"),
        "end": instant(event, "DTEND"),
        "alarms": len(event.walk("VALARM")),
    }
    for event in calendar.walk("VEVENT")
]
json.dump(events, sys.stdout)
