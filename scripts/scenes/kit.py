"""Drawing functions of the scenes: gradients, ridges, foliage, water, light. All random numbers are seeded."""

import math
import random

WIDTH, HEIGHT = 1600, 1000


def num(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def line(points):
    """An open path along points."""
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)


def area(points, bottom=HEIGHT):
    """What lies between points and a level below them."""
    return f"{line(points)}L{num(points[-1][0])} {bottom}L{num(points[0][0])} {bottom}Z"


def smooth(points):
    """An open, rounded path along points."""
    points = [(round(x), round(y)) for x, y in points]
    at = points[0]
    d = f"M{at[0]} {at[1]}"
    for (x, y), (u, v) in zip(points[1:], points[2:]):
        end = (x + u) // 2, (y + v) // 2
        d += f"q{x - at[0]} {y - at[1]} {end[0] - at[0]} {end[1] - at[1]}"
        at = end
    return d + f"L{points[-1][0]} {points[-1][1]}"


def hill(points, bottom=HEIGHT):
    return f"{smooth(points)}L{num(points[-1][0])} {bottom}L{num(points[0][0])} {bottom}Z"


def mix(a, b, t):
    """The colour a share t of the way from a to b."""
    one, two = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in zip(one, two))


def noise(seed):
    """A smooth random function of one number, between -1 and 1."""
    values = [random.Random(seed * 977 + i).uniform(-1, 1) for i in range(256)]

    def at(x):
        i = math.floor(x)
        t = x - i
        t = t * t * (3 - 2 * t)
        return values[i % 256] * (1 - t) + values[(i + 1) % 256] * t
    return at


def rough(seed, octaves=5, sharp=False):
    """Noise with ever smaller detail; sharp has crests."""
    layers = [noise(seed * 31 + k) for k in range(octaves)]

    def at(x):
        total = 0
        for k, layer in enumerate(layers):
            value = layer(x * 2 ** k)
            total += (1 - 2 * abs(value) if sharp else value) / 2 ** k
        return total / 2
    return at


def ridge(seed, level, height, scale, step=10, sharp=True, octaves=5, x0=-20, x1=WIDTH + 20):
    """The outline of a range of hills: scale is the width of one."""
    shape = rough(seed, octaves, sharp)
    return [(x, level - height * shape(x / scale)) for x in range(x0, x1 + step, step)]


class Scene:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.defs, self.body, self.made = [], [], {}

    def add(self, text):
        self.body.append(text)

    def _gradient(self, kind, place, stops):
        inner = ""
        for offset, colour, *opacity in stops:
            alpha = f' stop-opacity="{opacity[0]}"' if opacity else ""
            inner += f'<stop offset="{offset}" stop-color="{colour}"{alpha}/>'
        key = (kind, place, inner)
        if key not in self.made:
            self.made[key] = f"g{len(self.made)}"
            self.defs.append(
                f'<{kind}Gradient id="{self.made[key]}" {place}>{inner}</{kind}Gradient>')
        return f"url(#{self.made[key]})"

    def down(self, y0, y1, *stops):
        """A paint that changes from y0 down to y1."""
        return self._gradient(
            "linear", f'x1="0" x2="0" y1="{num(y0)}" y2="{num(y1)}" gradientUnits="userSpaceOnUse"',
            stops)

    def across(self, x0, x1, *stops):
        return self._gradient(
            "linear", f'x1="{num(x0)}" x2="{num(x1)}" gradientUnits="userSpaceOnUse"', stops)

    def box_down(self, *stops):
        """A paint from the top of whatever is painted to its bottom."""
        return self._gradient("linear", 'x2="0" y2="1"', stops)

    def soft(self, colour, strength=1):
        """A paint that fades from the middle of whatever is painted to its edge."""
        return self._gradient("radial", "", ((0, colour, strength), (.35, colour, strength * .62),
                                             (.7, colour, strength * .16), (1, colour, 0)))

    def path(self, d, fill, **more):
        self.add(f'<path d="{d}" fill="{fill}"{attributes(more)}/>')

    def stroke(self, d, colour, width, **more):
        self.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"'
                 f'{attributes(more)}/>')

    def rect(self, x, y, width, height, fill, **more):
        self.add(f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
                 f'fill="{fill}"{attributes(more)}/>')

    def ellipse(self, x, y, rx, ry, fill, **more):
        self.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" '
                 f'fill="{fill}"{attributes(more)}/>')

    def group(self, name=None, **more):
        """with scene.group("land"): what is drawn inside can be drawn again by `mirror`."""
        return Group(self, (f' id="{name}"' if name else "") + attributes(more))

    def glow(self, x, y, radius, colour, strength=1):
        self.ellipse(x, y, radius, radius, self.soft(colour, strength))

    def sky(self, *stops, bottom=HEIGHT):
        self.rect(0, 0, WIDTH, HEIGHT, self.down(0, bottom, *stops))

    def mist(self, y0, y1, colour, strength):
        """A veil that is thickest in its middle."""
        self.rect(0, y0, WIDTH, y1 - y0, self.down(
            y0, y1, (0, colour, 0), (.55, colour, strength), (1, colour, 0)))

    def stars(self, count, bottom, colour="#ffffff"):
        for _ in range(count):
            x, y = self.random.uniform(0, WIDTH), self.random.uniform(0, 1) ** 1.4 * bottom
            radius = self.random.choice((.6, .8, .8, 1, 1.2, 1.7))
            self.add(f'<circle cx="{num(x)}" cy="{num(y)}" r="{radius}" fill="{colour}" '
                     f'opacity="{self.random.uniform(.3, 1) * (1 - y / bottom * .7):.2f}"/>')

    def cloud(self, x, y, width, height, colour, shade, count=26, strength=.5):
        """Puffs on a flat base: dark below, light above."""
        for k in range(count):
            t = k / count
            spread = (1 - t * .55) * width / 2
            u = x + self.random.uniform(-1, 1) * spread
            v = y - t * height * (1 - (abs(u - x) / (width / 2)) ** 2) - self.random.uniform(0, 8)
            r = height * self.random.uniform(.34, .6) * (1 - .4 * abs(u - x) / (width / 2))
            self.ellipse(u, v, r * 1.7, r, self.soft(mix(shade, colour, min(1, t * 1.25)), strength))

    def streak(self, x, y, width, height, colour, strength=.5):
        """A long thin cloud."""
        for _ in range(7):
            self.ellipse(
                x + self.random.uniform(-.32, .32) * width, y + self.random.uniform(-1, 1) * height,
                width * self.random.uniform(.2, .5), height * self.random.uniform(.5, 1.2),
                self.soft(colour, strength))

    def dots(self, places, colour, **more):
        """Round spots [(x, y, radius)] of one colour: a point with a round pen, in few sizes."""
        if not places:
            return
        low, high = min(r for *_, r in places), max(r for *_, r in places)
        sizes = 1 if high - low < .4 else min(4, 1 + len(places) // 16)
        for k in range(sizes):
            d, at = "", (0, 0)
            for x, y in sorted((round(x), round(y)) for x, y, r in places if min(
                    sizes - 1, int((r - low) / (high - low + 1e-6) * sizes)) == k):
                d += f"m{x - at[0]} {y - at[1]}h0"
                at = x, y
            if d:
                self.stroke(d, colour, 2 * (low + (high - low) * (k + .5) / sizes),
                            **more)

    def foliage(self, x, y, rx, ry, colours, count, size, light=(-.6, -.8)):
        """Leaves in a crown: colours go from the shade to the light."""
        buckets = [[] for _ in colours]
        for _ in range(count):
            angle, far = self.random.uniform(0, math.tau), math.sqrt(self.random.random())
            dx, dy = math.cos(angle) * far, math.sin(angle) * far
            bright = (dx * light[0] + dy * light[1] + 1) / 2 + self.random.uniform(-.22, .22)
            index = min(len(colours) - 1, max(0, int(bright * len(colours))))
            buckets[index].append(
                (x + dx * rx, y + dy * ry, size * self.random.uniform(.55, 1.15)))
        for colour, bucket in zip(colours, buckets):
            self.dots(bucket, colour)

    def pine(self, x, base, height, spread=.32, tiers=7):
        """A path of a fir."""
        left, right = [], []
        for k in range(tiers):
            y = base - height * (1 - (k + 1) / (tiers + .4))
            reach = height * spread / 2 * (k + 1) / tiers * self.random.uniform(.82, 1.12)
            left += [(x - reach, y), (x - reach * .52, y - height * .012)]
            right += [(x + reach * self.random.uniform(.9, 1.1), y),
                      (x + reach * .52, y - height * .012)]
        points = [(round(u), round(v)) for u, v in [(x, base - height)] + left + right[::-1]]
        d, at = f"M{points[0][0]} {points[0][1]}l", points[0]
        for u, v in points[1:]:
            d += f"{u - at[0]} {v - at[1]} "
            at = u, v
        return d.rstrip() + "z"

    def forest(self, ground, fill, low, high, gap, x0=-20, x1=WIDTH + 20):
        """A row of firs on ground(x)."""
        d, x = "", x0
        while x < x1:
            height = self.random.uniform(low, high)
            d += self.pine(x, ground(x) + 6, height, self.random.uniform(.28, .42), 4 if height > 40 else 3)
            x += gap * self.random.uniform(.55, 1.45)
        self.path(d, fill)

    def mountain(self, peaks, valley, fill, lit, snow=None, seed=1, side=-1, step=9, base=None,
                 jag=.05):
        """A range through peaks [(x, y)]: shaded, with the faces that the light meets from a side.

        Each face lies between the crest that runs down from the peak and the gully beside it.
        """
        shape = rough(seed, 5)
        base = base or valley + 60
        corners = [(peaks[0][0] - 1.1 * (valley - peaks[0][1]), valley)]
        for k, (x, y) in enumerate(peaks):
            corners.append((x, y))
            if k + 1 < len(peaks):
                u, v = peaks[k + 1]
                corners.append(((x + u) / 2 + shape(k * 7.3) * (u - x) * .25,
                                max(y, v) + (valley - max(y, v)) * (.5 + .2 * shape(k * 3.1))))
        corners.append((peaks[-1][0] + 1.1 * (valley - peaks[-1][1]), valley))
        slopes = []
        for (x, y), (u, v) in zip(corners, corners[1:]):
            count = max(3, int(abs(u - x) / step))
            slope = []
            for k in range(count + 1):
                t = k / count
                calm = math.sin(math.pi * t)
                slope.append((x + (u - x) * t, y + (v - y) * t + calm * (
                    shape((x + (u - x) * t) / 70) * abs(v - y) * .28
                    + shape(x * .37 + t * 23) * abs(v - y) * jag)))
            slopes.append(slope)
        outline = [p for slope in slopes for p in slope[:-1]] + [slopes[-1][-1]]
        self.path(area(outline, base), fill)

        def crease(x, y, lean):
            points, u = [], x
            v = y
            while v < base:
                points.append((u, v))
                drop = 12 + 16 * abs(shape(v * .21 + x))
                u += lean * drop + shape(v * .09 + x * .7) * 22
                v += drop
            return points + [(u, base)]
        for k, (x, y) in enumerate(peaks):
            before, after = slopes[2 * k], slopes[2 * k + 1]
            face = before if side < 0 else after[::-1]
            crest = crease(x, y, .12 * -side)
            gully = crease(*face[0], .25 * side * (1 if face[0][1] < valley else 0))
            self.path(line(face + crest + gully[::-1]) + "Z", lit)
            for slope, colour, strength in ((before, "#ffffff" if side > 0 else fill, .22),
                                            (after, fill if side > 0 else "#ffffff", .12)):
                # Lesser gullies run down both faces.
                inward = 1 if slope is before else -1
                for _ in range(5):
                    gx, gy = slope[self.random.randrange(1, len(slope) - 1)]
                    deep = (valley - gy) * self.random.uniform(.3, .6)
                    wide = deep * self.random.uniform(.1, .2)
                    self.path(line([(gx, gy), (gx + inward * wide * .6, gy + deep * .4),
                                    (gx + inward * wide * .3, gy + deep),
                                    (gx - inward * wide * .5, gy + deep * .55)]) + "Z",
                              colour if colour[0] == "#" else "#1c2340", opacity=strength)
            if not snow:
                continue
            low = y + (valley - y) * .36
            for slope, way, shade in ((before[::-1], -1, 0 if side < 0 else .42),
                                      (after, 1, 0 if side > 0 else .42)):
                cap = [p for p in slope if p[1] < low] or slope[:2]
                line_of_crest = [p for p in crest if p[1] < low + 20]
                end, start = line_of_crest[-1], cap[-1]
                teeth = []
                for n in range(1, 8):
                    t = n / 8
                    fall = (valley - y) * (.13 if n % 2 else -.05) * self.random.uniform(.5, 1.2)
                    teeth.append((start[0] + (end[0] - start[0]) * t,
                                  start[1] + (end[1] - start[1]) * t + fall))
                self.path(line(cap + teeth + line_of_crest[::-1]) + "Z",
                          mix(snow, fill if fill[0] == "#" else "#5b6a9a", shade))

    def mirror(self, name, level, opacity=.7, squeeze=1):
        """Draws a group again, upside down below a level."""
        self.add(f'<g transform="translate(0 {num(level * (1 + squeeze))}) scale(1 {-squeeze})" '
                 f'opacity="{opacity}"><use href="#{name}"/></g>')

    def ripples(self, level, colours, count, strength=.3, bottom=HEIGHT, x0=0, x1=WIDTH):
        """Lens-shaped glints, larger towards the viewer."""
        paths = {colour: "" for colour in colours}
        for _ in range(count):
            t = self.random.random() ** 1.6
            y = level + 2 + t * (bottom - level)
            w = (14 + 150 * t) * self.random.uniform(.4, 1.3)
            h = (.5 + 4.2 * t) * self.random.uniform(.5, 1.2)
            x = self.random.uniform(x0, x1) - w / 2
            paths[self.random.choice(colours)] += (
                f"M{round(x)} {round(y)}q{round(w / 2)} {num(-h)} {round(w)} 0"
                f"q{-round(w / 2)} {num(h)} {-round(w)} 0")
        for colour, d in paths.items():
            self.path(d, colour, opacity=strength)

    def grass(self, ground, colours, count, low, high, x0=-10, x1=WIDTH + 10, lean=6):
        """Blades that stand on ground(x)."""
        paths = {colour: "" for colour in colours}
        for _ in range(count):
            x = self.random.uniform(x0, x1)
            y = ground(x) + self.random.uniform(0, 14)
            h = self.random.uniform(low, high)
            b = self.random.uniform(-lean, lean) + lean * .4
            paths[self.random.choice(colours)] += (
                f"M{round(x)} {round(y)}q{num(b * .2)} {round(-h * .6)} {num(b)} {round(-h)}"
                f"q{num(2 - b * .6)} {round(h * .5)} {num(2.6 - b)} {round(h)}")
        for colour, d in paths.items():
            self.path(d, colour)

    def birds(self, x, y, count, spread, size, colour, width=2):
        d = ""
        for _ in range(count):
            u = x + self.random.uniform(-1, 1) * spread
            v = y + self.random.uniform(-1, 1) * spread * .4
            s = size * self.random.uniform(.6, 1.2)
            d += (f"M{num(u - s)} {num(v - s * .3)}q{num(s * .6)} {num(-s * .3)} {num(s)} {num(s * .4)}"
                  f"q{num(s * .4)} {num(-s * .7)} {num(s)} {num(-s * .4)}")
        self.stroke(d, colour, width)

    def text(self):
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        body = "\n".join(self.body)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                f'width="{WIDTH}" height="{HEIGHT}">\n{defs}\n<g stroke-linecap="round">\n{body}\n</g>\n</svg>\n')


class Group:
    def __init__(self, scene, opening):
        self.scene, self.opening = scene, opening

    def __enter__(self):
        self.scene.add(f"<g{self.opening}>")

    def __exit__(self, *_):
        self.scene.add("</g>")


def attributes(values):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in values.items())
