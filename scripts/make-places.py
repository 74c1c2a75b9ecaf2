#!/usr/bin/env python3
"""Makes the file of places that Vacation Planner reads, from the tables in data/places.

    scripts/make-places.py [FILE]       # build/share/vacation-planner/places.sqlite

It needs no network and only Python's own modules. A file that was made from the same tables by the same
script is left as it is. Sources/Places reads the file; both have the version of its form.
"""

import hashlib
import os
import pathlib
import sqlite3
import sys
import unicodedata

PROJECT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "data" / "places"
TARGET = PROJECT / "build" / "share" / "vacation-planner" / "places.sqlite"
TABLES = ("countries", "cities", "airports", "airport-groups", "rates", "holidays")

APPLICATION_ID = 0x56506C63   # "VPlc": what `file` and the program know the file by.
VERSION = 1

# Letters that Unicode does not take apart; Sources/Places/Folding.swift has the same.
LETTERS = str.maketrans({
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i",
    "ŋ": "n", "ŧ": "t", "ə": "e", "ɛ": "e", "ɔ": "o", "ĸ": "k", "ƙ": "k", "ɓ": "b", "ɗ": "d", "ƴ": "y", "ȝ": "y",
})
# Marks in the middle of a word, which users do not type.
SILENT = set("'’‘`´ʻʼʽʾʿʹʺˈ′")
# How German, Danish, Norwegian and Swedish write these letters where there is no such key.
LONG = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})

# Tokens that cannot be typed, from Unicode's private use area: the start of a name that is a single word, and the
# kinds of places.
WHOLE = "\ue000"
KINDS = {"city": "\ue001", "airport": "\ue002"}

# How many names of a place are searched: Jerusalem has 80.
NAMES = 256

SCHEMA = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE country (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, capital TEXT NOT NULL, currency TEXT NOT NULL
) WITHOUT ROWID;
-- Better known places have smaller ids. `source` is GeoNames' number of a city.
CREATE TABLE place (
  id INTEGER PRIMARY KEY, source INTEGER, name TEXT NOT NULL, region TEXT NOT NULL, country TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL, zone INTEGER NOT NULL REFERENCES zone, population INTEGER,
  iata TEXT, icao TEXT
);
CREATE UNIQUE INDEX place_source ON place(source) WHERE source IS NOT NULL;
CREATE UNIQUE INDEX place_iata ON place(iata) WHERE iata IS NOT NULL;
-- What a code stands for: an airport, or the airports of a city.
CREATE TABLE code (
  code TEXT NOT NULL, place INTEGER NOT NULL REFERENCES place, PRIMARY KEY (code, place)
) WITHOUT ROWID;
-- A row for each name, numbered 256 * place + name, so that FTS5 finds the names of better known places first:
-- `name` is that of the place, `other` one in another language, or of the city of an airport.
CREATE VIRTUAL TABLE search USING fts5(
  name, other, context, content='', tokenize="unicode61 remove_diacritics 0", prefix='1 2'
);
CREATE TABLE rate (currency TEXT PRIMARY KEY, mantissa INTEGER NOT NULL, scale INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE holiday_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
-- `day` is 20261225 for 25 December 2026.
CREATE TABLE holiday (
  country TEXT NOT NULL, day INTEGER NOT NULL, name INTEGER NOT NULL REFERENCES holiday_name,
  PRIMARY KEY (country, day, name)
) WITHOUT ROWID;
"""


def fold(text):
    """What is searched for: small letters without marks, and words parted by single spaces."""
    plain = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(c for c in plain if unicodedata.category(c)[0] != "M" and c not in SILENT)
    plain = plain.translate(LETTERS)
    return "".join(c if unicodedata.category(c)[0] in "LN" else " " for c in plain)


def keys(text):
    """The keys under which a name is found: "köln" under "koln" and "koeln"."""
    composed = unicodedata.normalize("NFC", text.lower())
    return dict.fromkeys(" ".join(fold(t).split()) for t in (composed, composed.translate(LONG)))


def read(table):
    lines = (FOLDER / f"{table}.tsv").read_text(encoding="utf-8").split("\n")[:-1]
    return [line.split("\t") for line in lines if not line.startswith("# ")]


def fingerprint():
    digest = hashlib.sha256(pathlib.Path(__file__).read_bytes())
    for table in TABLES:
        digest.update((FOLDER / f"{table}.tsv").read_bytes())
    return digest.hexdigest()


def is_current(path, inputs):
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
            return db.execute("SELECT value FROM about WHERE key = 'inputs'").fetchone() == (inputs,)
    except sqlite3.Error:
        return False


def places(countries):
    """All places, the best known first: (row without id and zone, zone, names, kind)."""
    found, people = [], {}
    for number, name, country, region, population, latitude, longitude, zone, others in read("cities"):
        population = int(population)
        row = (int(number), name, region, country, float(latitude), float(longitude), population, None, None)
        found.append((population, row, zone, [name, *filter(None, others.split("|"))], "city"))
        for key in keys(name):
            people[country, key] = max(population, people.get((country, key), 0))
    for iata, icao, name, city, country, latitude, longitude, zone in read("airports"):
        # Nothing says how many use an airport: it counts after the city that it is named for.
        inhabitants = max((people.get((country, key), 0) for key in keys(city)), default=0)
        weight = inhabitants // (2 if "International" in name else 8) + (2 if "International" in name else 1)
        row = (None, name, city, country, float(latitude), float(longitude), None, iata, icao or None)
        found.append((weight, row, zone, list(filter(None, [name, city])), "airport"))
    found.sort(key=lambda place: (-place[0], place[1][1], place[1][0] or 0, place[1][7] or ""))
    return [place[1:] for place in found]


def fill_places(db):
    countries = read("countries")
    db.executemany("INSERT INTO country VALUES (?, ?, ?, ?)", countries)
    words = {code: f"{fold(name)} {fold(code)}" for code, name, *_ in countries}
    zones, codes, by_iata = {}, set(), {}
    for id, (row, zone, names, kind) in enumerate(places(countries), start=1):
        source, name, region, country, latitude, longitude, population, iata, icao = row
        zone = zones.setdefault(zone, len(zones) + 1)
        db.execute("INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   (id, source, name, region, country, latitude, longitude, zone, population, iata, icao))
        codes.update((code, id) for code in (iata, icao) if code)
        if iata:
            by_iata[iata] = id
        context = f"{KINDS[kind]} {fold(region)} {words[country]}"
        own = list(keys(names[0]))
        spellings = list(dict.fromkeys(own + [key for name in names for key in keys(name) if key]))[:NAMES]
        for index, key in enumerate(spellings):
            column = "name" if index < len(own) else "other"
            db.execute(f"INSERT INTO search(rowid, {column}, context) VALUES (?, ?, ?)",
                       (NAMES * id + index, f"{key} {WHOLE}{key.replace(' ', '')}", context))
    codes.update((code, by_iata[iata]) for code, _, members in read("airport-groups") for iata in members.split())
    db.executemany("INSERT INTO zone VALUES (?, ?)", ((id, name) for name, id in zones.items()))
    db.executemany("INSERT INTO code VALUES (?, ?)", sorted(codes))
    db.execute("INSERT INTO search(search) VALUES ('optimize')")


def fill_rates(db):
    (_, day), *rates = read("rates")
    for currency, rate in rates:
        whole, _, fraction = rate.partition(".")
        db.execute("INSERT INTO rate VALUES (?, ?, ?)", (currency, int(whole + fraction), len(fraction)))
    return {"rates-day": day}


def fill_holidays(db):
    (_, first, last), *rows = read("holidays")
    names = {}
    for country, name, days in rows:
        name = names.setdefault(name, len(names) + 1)
        for day in days.split(" "):
            day, _, years = day.partition(":")
            years = [2000 + int(year) for year in years.split(",")] if years else range(int(first), int(last) + 1)
            db.executemany("INSERT INTO holiday VALUES (?, ?, ?)", (
                (country, year * 10000 + int(day.replace("-", "")), name) for year in years))
    db.executemany("INSERT INTO holiday_name VALUES (?, ?)", ((id, name) for name, id in names.items()))
    return {"holidays-first": first, "holidays-last": last}


def make(path, inputs):
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        db = sqlite3.connect(unfinished, isolation_level=None)
        db.executescript(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION}; "
                         "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" + SCHEMA)
        db.execute("BEGIN")
        fill_places(db)
        about = {"inputs": inputs} | fill_rates(db) | fill_holidays(db)
        db.executemany("INSERT INTO about VALUES (?, ?)", about.items())
        db.execute("COMMIT")
        db.execute("VACUUM")
        db.close()
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def main():
    path = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    inputs = fingerprint()
    if is_current(path, inputs):
        print(f"{path} is up to date.")
    else:
        make(path, inputs)
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
