#!/usr/bin/python3
"""Writes the outlines of symbols that are drawn from Google's Material Icons (Apache-2.0).

Reads the names of the glyphs in Sources/Tabstop/Drawing/Images/SymbolOutlines.swift, and the font of Debian's
package fonts-material-design-icons-iconfont (with python3-fonttools). Writes MaterialOutlines.swift beside it. Run it
after a glyph has been added there, and commit both.
"""
import re
import sys
from pathlib import Path

try:
    from fontTools.pens.basePen import BasePen
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("make-symbol-outlines.py: install python3-fonttools")

FOLDER = Path(__file__).parent.parent / "Sources/Tabstop/Drawing/Images"
FONT = Path("/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")
STYLES = Path("/usr/share/fonts-material-design-icons-iconfont/css/material-design-icons.css")

HEADER = '''// swift-format-ignore-file
// Written by scripts/make-symbol-outlines.py.

/// Outlines of Google's Material Icons, Copyright The Material Design Authors, licensed under the Apache License,
/// Version 2.0 (https://www.apache.org/licenses/LICENSE-2.0).
enum MaterialOutlines {
  /// A line for each glyph: its name, and its outline in a square of 512 units for `DrawnSymbol.Outline.path`.
  static let lines = """
'''


class Outline(BasePen):
    """Collects an outline as text in SVG's way: the letters m, l, h, v and q with relative whole numbers, from the
    upper left corner. Each contour is closed."""

    def __init__(self, glyphs, top):
        super().__init__(glyphs)
        self.text = ""
        self.top = top
        self.place = self.start = (0, 0)

    def add(self, letter, *points):
        points = [(round(x), round(self.top - y)) for x, y in points]
        steps = [(x - self.place[0], y - self.place[1]) for x, y in points]
        if letter == "l" and 0 in steps[0]:
            letter, steps = ("v", [steps[0][1:]]) if steps[0][0] == 0 else ("h", [steps[0][:1]])
        numbers = " ".join(str(number) for step in steps for number in step)
        self.text += letter + numbers.replace(" -", "-")
        self.place = points[-1]

    def _moveTo(self, point):
        self.add("m", point)
        self.start = self.place

    def _lineTo(self, point):
        if (round(point[0]), round(self.top - point[1])) != self.start:
            self.add("l", point)

    def _qCurveToOne(self, control, point):
        self.add("q", control, point)

    def _closePath(self):
        self.place = self.start


def main():
    if not FONT.exists():
        sys.exit("make-symbol-outlines.py: install fonts-material-design-icons-iconfont")
    table = (FOLDER / "SymbolOutlines.swift").read_text()
    table = re.search(r'static let lines = """\n(.*?)\n *"""', table, re.S)[1]
    glyphs = sorted({line.split()[0] for line in table.splitlines()})
    codes = dict(re.findall(r'material-icons\.(\w+):before\s*\{\s*content:\s*"\\([0-9a-f]+)"', STYLES.read_text()))
    font = TTFont(FONT)
    names, outlines = font.getBestCmap(), font.getGlyphSet()
    if font["head"].unitsPerEm != 512:
        sys.exit("make-symbol-outlines.py: the font has another scale; 512 units are expected")
    lines = []
    for glyph in glyphs:
        if glyph not in codes:
            sys.exit(f"make-symbol-outlines.py: the font has no glyph {glyph}")
        pen = Outline(outlines, font["hhea"].ascent)
        outlines[names[int(codes[glyph], 16)]].draw(pen)
        lines.append(f"    {glyph} {pen.text}\n")
    (FOLDER / "MaterialOutlines.swift").write_text(HEADER + "".join(lines) + '    """\n}\n')


main()
