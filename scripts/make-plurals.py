#!/usr/bin/python3
"""Writes the rules for plurals of every language, Sources/Localization/PluralRuleTable.swift, from those
of Unicode's CLDR (Debian's unicode-cldr-core)."""

import pathlib
import xml.etree.ElementTree as ElementTree

SOURCE = pathlib.Path("/usr/share/unicode/cldr/common/supplemental/plurals.xml")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/Localization/PluralRuleTable.swift"
LETTERS = {"zero": "0", "one": "1", "two": "2", "few": "f", "many": "m"}

lines = []
for group in ElementTree.parse(SOURCE).iter("pluralRules"):
    rules = []
    for rule in group.findall("pluralRule"):
        condition = rule.text.split("@")[0].strip()
        if condition:
            condition = condition.replace(" and ", "&").replace(" or ", "|").replace(" ", "")
            rules.append(LETTERS[rule.get("count")] + ":" + condition)
    lines.append((group.get("locales").replace("_", "-"), ";".join(rules)))

version = "41"
text = f"""// Made by scripts/make-plurals.py from CLDR {version}: the rules for plurals of each group of languages.
// A rule is the letter of a category and a condition; conditions are those of CLDR without spaces, with
// "&" and "|". What no rule is for is "other".
let pluralRuleTable: [(languages: StaticString, rules: StaticString)] = [
"""
for languages, rules in lines:
    text += "  (\n"
    text += f'    "{languages}",\n    "{rules}"\n  ),\n'
text += "]\n"
text = text.replace("let pluralRuleTable", "// swift-format-ignore\nlet pluralRuleTable")
TARGET.write_text(text)
