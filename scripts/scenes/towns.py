"""Scenes with houses: Kyoto, Amsterdam, New York."""

import math

from kit import HEIGHT, WIDTH, Scene, area, line, mix, num, ridge


def kyoto():
    s = Scene(3)
    s.sky((0, "#5c6fb0"), (.22, "#9d8fc4"), (.42, "#e3a2bd"), (.6, "#fcc3b0"), (.78, "#ffe0b5"),
          bottom=820)
    s.glow(640, 610, 620, "#fff0c4", .95)
    s.glow(640, 600, 190, "#fffbe6", 1)
    for x, y, w in ((300, 170, 620), (1200, 120, 700), (950, 300, 520), (200, 350, 460)):
        s.streak(x, y, w, 16, "#ffd9d6", .55)
    for seed, level, high, colour, scale in (
            (5, 560, 110, "#c99bbf", 420), (9, 610, 105, "#ab82b4", 340),
            (14, 660, 95, "#86699f", 280)):
        s.path(area(ridge(seed, level, high, scale, sharp=False)),
               s.down(level - high, level + 120, (0, colour), (1, mix(colour, "#ffd3bd", .65))))
        s.mist(level - 10, level + 110, "#ffe3cd", .5)
    wood = ridge(22, 715, 40, 210, sharp=False)
    s.path(area(wood), s.down(660, 850, (0, "#5d4f86"), (1, "#3d3567")))
    for k in range(38):
        x = k * 44 + s.random.uniform(-16, 16)
        y = wood[min(len(wood) - 1, int((x + 20) / 10))][1]
        pink = k % 3 == 1
        s.foliage(x, y - 2, 34, 28, ("#8d4f84", "#c9789f", "#f2a8bd", "#ffd0d0") if pink else
                  ("#3c3667", "#51498a", "#6a5f9c", "#8a78ad"), 34, 7)
    pagoda(s, 880, 800, 520)
    roofs(s)
    for x, y, size in ((215, 830, 1.25), (1385, 835, 1.3), (560, 868, .75), (1120, 872, .8)):
        blossom_tree(s, x, y, size)
    near = ridge(31, 905, 16, 260, sharp=False)
    s.path(area(near), s.down(880, 1000, (0, "#4a3160"), (1, "#1f1638")))
    branch(s)
    s.dots([(s.random.uniform(0, WIDTH), s.random.uniform(240, 980), s.random.uniform(1.6, 3.8))
            for _ in range(130)], "#ffd9e0", opacity=.85)
    return s


def pagoda(s, x, base, height):
    wall = s.across(x - 120, x + 120, (0, "#d8794e"), (.45, "#a4503f"), (1, "#5f2d3d"))
    roof = s.across(x - 210, x + 210, (0, "#77628f"), (.35, "#4e426f"), (1, "#2a2450"))
    s.rect(x - 118, base - 16, 236, 26, "#6b4f70")
    s.rect(x - 136, base + 6, 272, 200, "#4a3a62")
    tier = height / 6.1
    for k in range(5):
        eave = base - 20 - tier * k - tier * .62
        half = 205 - 26 * k
        body = 92 - 13 * k
        floor = base - 16 - tier * k
        s.rect(x - body, eave - 6, body * 2, floor - eave + 6, wall)
        for i in range(5):
            post = x - body + i * body / 2
            s.rect(post - 3, eave, 6, floor - eave, "#6e2f36")
        for i in range(4):
            left = x - body + i * body / 2 + 8
            s.rect(left, eave + 12, body / 2 - 16, (floor - eave) * .46,
                   s.box_down((0, "#ffd489"), (1, "#ff9e53")), opacity=.95 if i != 2 else .55)
        s.rect(x - body - 12, floor - 9, body * 2 + 24, 5, "#8a4a48")
        for i in range(13):
            s.rect(x - body - 11 + i * (body * 2 + 18) / 12, floor - 18, 2.4, 10, "#8a4a48")
        high = tier * .5
        u = body * .82
        # Rafters below the eaves, then the roof that curves up at its tips.
        s.path(f"M{x - half} {num(eave - 11)}Q{x} {num(eave + 16)} {x + half} {num(eave - 11)}"
               f"L{x + body} {num(eave + 12)}L{x - body} {num(eave + 12)}Z", "#3b1f35")
        s.path(f"M{num(x - u)} {num(eave - high)}Q{num(x - half * .62)} {num(eave - high * .3)} "
               f"{x - half} {num(eave - 15)}Q{x} {num(eave + 10)} {x + half} {num(eave - 15)}"
               f"Q{num(x + half * .62)} {num(eave - high * .3)} {num(x + u)} {num(eave - high)}Z",
               roof)
        d = ""
        for i in range(-7, 8):
            t = i / 7.5
            d += (f"M{num(x + u * t)} {num(eave - high)}Q{num(x + half * .62 * t)} "
                  f"{num(eave - high * .33)} {num(x + half * t)} {num(eave - 13 + 11 * (1 - t * t))}")
        s.stroke(d, "#241d47", 1.6, opacity=.55)
        s.stroke(f"M{x - half} {num(eave - 15)}Q{x} {num(eave + 10)} {x + half} {num(eave - 15)}",
                 "#e5a7a0", 2.4, opacity=.8)
    top = base - 20 - tier * 4 - tier * .62 - tier * .5
    s.rect(x - 2.5, top - 104, 5, 110, "#4a3a62")
    for k in range(8):
        s.rect(x - 11 + k * .8, top - 24 - k * 8, 22 - k * 1.6, 3.6, "#6c5680")
    s.dots([(x, top - 98, 5), (x, top - 108, 3)], "#e9b58f")
    s.path(f"M{x - 26} {num(top + 2)}L{x - 10} {num(top - 16)}L{x + 10} {num(top - 16)}"
           f"L{x + 26} {num(top + 2)}Z", "#4e426f")


def roofs(s):
    """The old town at the pagoda's foot."""
    for x, y, w, h in ((60, 905, 380, 70), (390, 880, 300, 60), (620, 910, 330, 66),
                       (1010, 890, 310, 62), (1240, 912, 420, 74), (860, 930, 300, 60)):
        s.rect(x + 16, y, w - 32, 120, s.down(y, y + 90, (0, "#573a55"), (1, "#2f2146")))
        for k in range(int(w / 46)):
            if s.random.random() < .72:
                s.rect(x + 26 + k * 44, y + 14, 26, 40,
                       s.box_down((0, "#ffe2a0"), (1, "#ff9f54")), opacity=s.random.uniform(.6, 1))
                s.stroke(f"M{num(x + 39 + k * 44)} {y + 14}v40M{num(x + 26 + k * 44)} {y + 34}h26",
                         "#5a3238", 2)
        s.path(f"M{x - 14} {y + 6}Q{x + w * .14} {y - h * .45} {x + w * .2} {y - h}L{x + w * .8} {y - h}"
               f"Q{x + w * .86} {y - h * .45} {x + w + 14} {y + 6}Z",
               s.down(y - h, y, (0, "#76618f"), (1, "#38305f")))
        s.rect(x + w * .19, y - h - 5, w * .62, 8, "#8e759c")
        d = "".join(f"M{num(x + w * (.2 + .6 * k / 14))} {y - h}L{num(x - 8 + (w + 16) * k / 14)} {y + 4}"
                    for k in range(15))
        s.stroke(d, "#2a2450", 1.5, opacity=.5)


def blossom_tree(s, x, y, size):
    s.path(f"M{x - 9 * size} {y + 70 * size}Q{x + 4 * size} {y} {x - 14 * size} {y - 62 * size}"
           f"L{x - 6 * size} {y - 64 * size}Q{x + 8 * size} {y - 20 * size} {x + 34 * size} {y - 74 * size}"
           f"L{x + 40 * size} {y - 70 * size}Q{x + 14 * size} {y} {x + 13 * size} {y + 70 * size}Z",
           "#3a2340")
    colours = ("#a4527f", "#d2789f", "#ef9dba", "#ffc2d0", "#ffe4e4")
    for dx, dy, rx, ry in ((-62, -58, 72, 46), (64, -66, 78, 50), (0, -112, 92, 58), (-20, -60, 62, 36)):
        s.foliage(x + dx * size, y + dy * size, rx * size, ry * size, colours, 190, 6.6 * size)


def branch(s):
    """A blossoming branch that hangs into the picture from its upper right."""
    limbs = [[(1640, 60), (1500, 96), (1390, 92), (1270, 140), (1170, 150)],
             [(1500, 96), (1430, 150), (1350, 190), (1300, 250)],
             [(1390, 92), (1300, 70), (1210, 84)],
             [(1640, 190), (1560, 220), (1480, 280), (1430, 300)]]
    for k, limb in enumerate(limbs):
        s.stroke("M" + "L".join(f"{x} {y}" for x, y in limb), "#3a2340", (15, 8, 6, 10)[k],
                 stroke_linejoin="round")
    for limb in limbs:
        for (x, y), (u, v) in zip(limb, limb[1:]):
            for k in range(4):
                t = s.random.random()
                cx, cy = x + (u - x) * t + s.random.uniform(-24, 24), y + (v - y) * t + s.random.uniform(-22, 22)
                s.foliage(cx, cy, 34, 26, ("#d87fa4", "#f3a6bf", "#ffcbd6", "#ffeaea"), 30, 6.6)


def amsterdam():
    s = Scene(11)
    level = 690
    s.sky((0, "#152457"), (.2, "#3a4a92"), (.36, "#8a6cae"), (.5, "#e39a8c"), (.66, "#ffcf8e"),
          bottom=760)
    s.stars(70, 300, "#dfe6ff")
    for x, y, w in ((260, 300, 620), (980, 210, 760), (1320, 380, 520), (560, 430, 500)):
        s.streak(x, y, w, 17, "#f3a08d", .45)
    with s.group("land"):
        far = [(x, 560 - 40 * abs(math.sin(x * .013)) - (x * 37 % 50)) for x in range(-20, 1640, 46)]
        d = "M-20 700"
        for x, y in far:
            d += f"L{x} {num(y)}L{x + 22} {num(y - 24)}L{x + 44} {num(y)}"
        s.path(d + "L1640 700Z", "#5c4a78")
        # A church behind the houses.
        s.path("M742 640V330L752 322V262L768 150L784 262V322L794 330V640Z",
               s.across(742, 794, (0, "#7d5a80"), (1, "#3f3561")))
        s.rect(756, 274, 24, 30, "#2c2850")
        s.dots([(768, 350, 13)], "#ffe7a8")
        houses(s, level)
        s.rect(-10, level - 34, 1620, 36, s.down(level - 34, level, (0, "#5b4a55"), (1, "#322b40")))
        d = "".join(f"M{x} {level - 34 + (k % 2) * 12}v12" for k, x in enumerate(range(0, 1600, 23)))
        s.stroke(d, "#241f35", 1.5, opacity=.7)
        s.rect(-10, level - 38, 1620, 6, "#8b7479")
        for x in (90, 330, 566, 836, 1100, 1352, 1560):
            quay_lamp(s, x, level)
        for x, size in ((212, 1), (690, .9), (985, 1.05), (1450, 1)):
            elm(s, x, level - 36, size)
        for x in (410, 450, 890, 1215, 1256):
            bicycle(s, x, level - 38)
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#4b4379"), (1, "#141a45")))
    s.mirror("land", level, .62)
    s.rect(0, level, WIDTH, HEIGHT - level,
           s.down(level, HEIGHT, (0, "#1c2354", .1), (.6, "#161c4a", .38), (1, "#0d1238", .72)))
    for x in (90, 330, 566, 836, 1100, 1352, 1560):
        for k in range(16):
            y = level + 26 + k * 13
            w = s.random.uniform(10, 34) + k * 1.4
            s.ellipse(x + s.random.uniform(-8, 8), y, w / 2, 1.7 + k * .08, "#ffd98f",
                      opacity=num(.62 - k * .03))
    s.ripples(level, ("#ffc98a", "#8f8ac4", "#0e1440"), 330, .3)
    boat(s, 1010, 850)
    return s


def houses(s, level):
    x = -30
    bricks = ("#8d3f3a", "#6f3b46", "#a65a3f", "#54405f", "#7d4b3c", "#93504a", "#4d4a66", "#b0764e")
    gables = ("step", "bell", "neck", "spout", "bell", "step", "neck", "flat")
    for k in range(13):
        w = s.random.choice((112, 124, 136, 146))
        floors = s.random.choice((4, 4, 5))
        high = floors * 68 + 62
        house(s, x, level - 36, w, high, floors, bricks[(k * 3) % 8], gables[(k * 5 + 1) % 8])
        x += w


def house(s, x, base, w, high, floors, brick, gable):
    top = base - high
    c = x + w / 2
    crest = {
        "step": "".join(f"V{num(top - 20 * (i + 1))}H{num(x + w * (.12 * (i + 1)))}" for i in range(3))
        + f"V{num(top - 84)}H{num(x + w * .64)}"
        + "".join(f"V{num(top - 20 * (3 - i))}H{num(x + w * (.76 + .12 * i))}" for i in range(3)),
        "bell": f"C{num(x + w * .2)} {num(top)} {num(x + w * .16)} {num(top - 60)} {num(x + w * .36)} "
        f"{num(top - 72)}Q{num(c)} {num(top - 96)} {num(x + w * .64)} {num(top - 72)}"
        f"C{num(x + w * .84)} {num(top - 60)} {num(x + w * .8)} {num(top)} {num(x + w)} {num(top)}",
        "neck": f"H{num(x + w * .06)}Q{num(x + w * .26)} {num(top - 6)} {num(x + w * .28)} {num(top - 62)}"
        f"H{num(x + w * .26)}L{num(c)} {num(top - 96)}L{num(x + w * .74)} {num(top - 62)}H{num(x + w * .72)}"
        f"Q{num(x + w * .74)} {num(top - 6)} {num(x + w * .94)} {num(top)}H{num(x + w)}",
        "spout": f"L{num(x + w * .36)} {num(top - 78)}V{num(top - 92)}H{num(x + w * .64)}V{num(top - 78)}"
        f"L{num(x + w)} {num(top)}",
        "flat": f"V{num(top - 22)}H{num(x - 4)}V{num(top - 30)}H{num(x + w + 4)}V{num(top - 22)}"
        f"H{num(x + w)}V{num(top)}",
    }[gable]
    s.path(f"M{num(x)} {num(base)}V{num(top)}{crest}V{num(base)}Z",
           s.down(top - 90, base, (0, mix(brick, "#e79a7c", .28)), (.5, brick),
                  (1, mix(brick, "#1d1a3a", .5))))
    s.stroke(f"M{num(x)} {num(top)}{crest}", "#f0d9c4", 3.4, opacity=.75, stroke_linejoin="round")
    s.rect(x + w - 7, top + 4, 7, high - 4, "#15143a", opacity=.28)
    if gable != "flat":
        s.rect(c - 2, top - 64, 4, 16, "#2b2036")
        window(s, c - 13, top - 42, 26, 34, s.random.random() < .4)
    for floor in range(floors):
        y = top + 20 + floor * 68
        if floor == floors - 1:
            door = s.random.choice((0, 2))
            for i in range(3):
                left = x + w * (.13 + .27 * i)
                if i == door:
                    s.rect(left - 2, y - 4, w * .2 + 4, base - y + 4, "#ead8c2")
                    s.rect(left, y + 14, w * .2, base - y - 14, ("#1f4a47", "#56213a", "#24305e")[floor % 3])
                    s.rect(left, y - 1, w * .2, 12, "#ffd98a")
                    s.rect(left - 7, base - 12, w * .2 + 14, 12, "#8f7d80")
                else:
                    window(s, left, y, w * .2, 54, s.random.random() < .75)
        else:
            for i in range(3):
                window(s, x + w * (.13 + .27 * i), y, w * .2, 46, s.random.random() < .5)


def window(s, x, y, w, h, lit):
    s.rect(x - 3, y - 3, w + 6, h + 6, "#ead8c2", opacity=.92)
    s.rect(x, y, w, h, s.box_down((0, "#ffe7a6"), (1, "#ffb25e")) if lit
           else s.box_down((0, "#56629c"), (1, "#2a2f5c")))
    s.stroke(f"M{num(x + w / 2)} {num(y)}v{num(h)}M{num(x)} {num(y + h * .4)}h{num(w)}", "#ead8c2", 2.2)


def quay_lamp(s, x, level):
    s.rect(x - 2, level - 128, 4, 94, "#1d1b33")
    s.path(f"M{x - 9} {level - 150}h18l-4 24h-10z", "#fff0bd")
    s.path(f"M{x - 12} {level - 150}l12 -12 12 12z", "#1d1b33")
    s.glow(x, level - 138, 74, "#ffdf96", .75)


def elm(s, x, y, size):
    s.path(f"M{x - 7} {y}Q{x - 2} {y - 80} {x - 6} {y - 150 * size}H{x + 5}Q{x + 4} {y - 80} {x + 8} {y}Z",
           "#211b33")
    for dx, dy, rx, ry in ((-36, -176, 50, 40), (36, -184, 52, 44), (0, -226, 56, 46)):
        s.foliage(x + dx * size, y + dy * size, rx * size, ry * size,
                  ("#1f2a45", "#2c3d4c", "#4a5b4d", "#8f7a4f", "#d49a58"), 230, 5 * size, (.3, .8))


def bicycle(s, x, y):
    s.stroke(f"M{x - 15} {y - 9}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M{x + 15} {y - 9}m-9 0a9 9 0 1 0 18 0"
             f"a9 9 0 1 0 -18 0M{x - 15} {y - 9}L{x - 6} {y - 24}H{x + 9}L{x - 1} {y - 9}H{x - 15}"
             f"M{x - 1} {y - 9}L{x - 8} {y - 29}M{x + 15} {y - 9}L{x + 7} {y - 31}H{x + 1}", "#15132b", 2)


def boat(s, x, y):
    s.ellipse(x, y + 34, 210, 12, "#0a0f33", opacity=.5)
    s.path(f"M{x - 190} {y - 12}Q{x - 180} {y + 34} {x - 120} {y + 36}H{x + 130}Q{x + 186} {y + 30} {x + 206} {y - 20}"
           f"Q{x} {y + 6} {x - 190} {y - 12}Z", s.down(y - 20, y + 36, (0, "#6a2f3c"), (1, "#241634")))
    s.stroke(f"M{x - 188} {y - 10}Q{x} {y + 9} {x + 204} {y - 18}", "#f0d9c4", 3)
    s.path(f"M{x - 116} {y - 6}V{y - 50}H{x + 96}L{x + 116} {y - 6}Z", "#2d2445")
    for k in range(5):
        s.rect(x - 104 + k * 40, y - 42, 28, 24, s.box_down((0, "#ffe7a6"), (1, "#ffb25e")))
    s.rect(x - 124, y - 56, 232, 8, "#463a5c")
    s.glow(x - 8, y - 28, 190, "#ffcf86", .4)


def new_york():
    s = Scene(8)
    level = 742
    s.sky((0, "#070b2b"), (.3, "#151b4d"), (.48, "#3f3175"), (.62, "#8b4a7c"), (.76, "#dd7b62"),
          (.9, "#ffb877"), bottom=level)
    s.stars(170, 430, "#e8ecff")
    s.glow(1120, 170, 210, "#cfd8ff", .5)
    s.ellipse(1120, 170, 46, 46, "#f6f3e4")
    s.dots([(1106, 160, 9), (1132, 182, 12), (1124, 150, 6)], "#dcd8cf", opacity=.6)
    s.streak(420, 480, 800, 20, "#b56a86", .4)
    s.streak(1250, 560, 700, 18, "#e38f7c", .4)
    with s.group("land"):
        skyline(s, level, "#6b4780", 120, 270, 26, 52, .08, "#ffca8f")
        skyline(s, level, "#3c2e63", 150, 400, 36, 70, .34, "#ffd79c")
        tower(s, 590, level, "#2b2450", True)
        tower(s, 960, level, "#2a2248", False)
        skyline(s, level, "#1b1b43", 90, 300, 48, 88, .5, "#ffe0a2")
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#432f5e"), (1, "#0a0e30")))
    s.mirror("land", level, .45)
    s.rect(0, level, WIDTH, HEIGHT - level,
           s.down(level, HEIGHT, (0, "#120f36", .15), (.5, "#0c0f36", .55), (1, "#070a28", .85)))
    for _ in range(95):
        x = s.random.uniform(0, WIDTH)
        deep = s.random.uniform(40, 190)
        colour = s.random.choice(("#ffd79c", "#ffb877", "#ffe9bd", "#ff9a86", "#a9c4ff"))
        d, y = "", level + 4
        while y < level + deep:
            w = s.random.uniform(2, 5) + (y - level) * .07
            d += f"M{num(x - w + s.random.uniform(-3, 3))} {num(y)}h{num(2 * w)}v{num(1.4 + (y - level) * .012)}h{num(-2 * w)}z"
            y += s.random.uniform(5, 11)
        s.path(d, colour, opacity=num(s.random.uniform(.25, .62)))
    s.ripples(level, ("#ffb98b", "#5d5aa8", "#05081f"), 240, .26)
    bridge(s)
    return s


def skyline(s, level, colour, low, high, narrow, wide, lit, light):
    x, body, panes, dim = -20, "", "", ""
    edge = ""
    while x < WIDTH + 20:
        w = s.random.uniform(narrow, wide)
        centre = math.exp(-((x + w / 2 - 760) / 460) ** 2)
        h = low + (high - low) * s.random.uniform(.1, 1) * (.42 + .58 * centre)
        top = level - h
        kind = s.random.random()
        inset = w * .18
        if kind < .35:
            roof = f"V{num(top)}H{num(x + w)}"
        elif kind < .7:
            roof = (f"V{num(top + 24)}H{num(x + inset)}V{num(top)}H{num(x + w - inset)}V{num(top + 24)}"
                    f"H{num(x + w)}")
        elif kind < .85:
            roof = f"V{num(top + 18)}L{num(x + w)} {num(top)}"
        else:
            roof = (f"V{num(top)}H{num(x + w / 2 - 1.5)}V{num(top - 34)}H{num(x + w / 2 + 1.5)}V{num(top)}"
                    f"H{num(x + w)}")
        body += f"M{num(x)} {level}{roof}V{level}Z"
        edge += f"M{num(x + w - 4)} {level}V{num(top + 26)}h4V{level}Z"
        step = 9 if narrow > 30 else 8
        for i in range(1, int((w - 8) / step)):
            for j in range(int((h - 34) / 12)):
                if s.random.random() < lit * (.5 if (i * 7 + j) % 5 else 1.3):
                    spot = f"M{num(x + 3 + i * step)} {num(top + 30 + j * 12)}h4v6h-4z"
                    if s.random.random() < .6:
                        panes += spot
                    else:
                        dim += spot
        x += w + (0 if s.random.random() < .8 else 6)
    s.path(body, s.down(level - high, level, (0, colour), (1, mix(colour, "#b05a70", .22))))
    s.path(edge, "#060722", opacity=.35)
    s.path(panes, light, opacity=.9)
    s.path(dim, mix(light, "#a9c0ff", .6), opacity=.55)


def tower(s, x, level, colour, stepped):
    """One that everybody knows by its top."""
    if stepped:
        d = (f"M{x - 62} {level}V{level - 250}H{x - 50}V{level - 390}H{x - 36}V{level - 500}H{x - 26}"
             f"V{level - 530}H{x - 15}V{level - 556}H{x - 9}V{level - 584}L{x - 2} {level - 596}V{level - 668}"
             f"H{x + 2}V{level - 596}L{x + 9} {level - 584}V{level - 556}H{x + 15}V{level - 530}H{x + 26}"
             f"V{level - 500}H{x + 36}V{level - 390}H{x + 50}V{level - 250}H{x + 62}V{level}Z")
    else:
        d = (f"M{x - 46} {level}V{level - 330}H{x - 34}V{level - 410}Q{x - 32} {level - 470} {x - 10} {level - 510}"
             f"L{x} {level - 606}L{x + 10} {level - 510}Q{x + 32} {level - 470} {x + 34} {level - 410}V{level - 330}"
             f"H{x + 46}V{level}Z")
    s.glow(x, level - 540, 130, "#ffd7a0" if stepped else "#bcd0ff", .5)
    s.path(d, s.across(x - 60, x + 60, (0, mix(colour, "#8d5f90", .5)), (.5, colour), (1, "#14133a")))
    panes = ""
    for i in range(-4, 5):
        for j in range(52):
            y = level - 20 - j * 9
            half = 60 if y > level - 250 else 48 if y > level - 390 else 34 if y > level - 498 else 0
            if abs(i * 12) + 6 < half and s.random.random() < .5:
                panes += f"M{x + i * 12 - 2} {y}h4v5h-4z"
    s.path(panes, "#ffe2a6", opacity=.9)
    if stepped:
        s.path(f"M{x - 26} {level - 502}h52v6h-52zM{x - 15} {level - 532}h30v5h-30zM{x - 9} {level - 558}h18v4h-18z",
               "#fff0c8")
        s.dots([(x, level - 668, 3)], "#ff8d7a")
    else:
        for k in range(4):
            r = 30 - k * 6
            y = level - 418 - k * 22
            d = f"M{x - r} {y}Q{x} {y - r * 1.7} {x + r} {y}"
            s.stroke(d, "#e6eeff", 2.6)
            s.path("".join(f"M{num(x + r * t)} {num(y - r * .85 * (1 - t * t) + 6)}l-3.5 8h7z"
                           for t in (-.66, -.33, 0, .33, .66)), "#cfdcff")


def bridge(s):
    """A hanging bridge across the foreground."""
    deck = 838
    for x in (318, 1292):
        s.path(f"M{x - 46} 1000V{deck - 236}H{x - 52}V{deck - 250}H{x + 52}V{deck - 236}H{x + 46}V1000Z"
               f"M{x - 30} {deck - 14}V{deck - 150}Q{x - 30} {deck - 184} {x - 17} {deck - 198}"
               f"Q{x - 4} {deck - 184} {x - 4} {deck - 150}V{deck - 14}Z"
               f"M{x + 4} {deck - 14}V{deck - 150}Q{x + 4} {deck - 184} {x + 17} {deck - 198}"
               f"Q{x + 30} {deck - 184} {x + 30} {deck - 150}V{deck - 14}Z",
               s.across(x - 52, x + 52, (0, "#c08c7c"), (.4, "#8a5f70"), (1, "#3d2c55")),
               fill_rule="evenodd")
    cables = []
    for x0, y0, x1, y1, sag in ((-160, deck - 20, 318, deck - 240, 60), (318, deck - 240, 1292, deck - 240, 424),
                                (1292, deck - 240, 1760, deck - 20, 60)):
        cables.append([(x0 + (x1 - x0) * k / 60,
                        y0 + (y1 - y0) * k / 60 + sag * (1 - (k / 30 - 1) ** 2) / 2) for k in range(61)])
    hangers = "".join(f"M{num(x)} {num(y)}V{deck}" for cable in cables for x, y in cable[::2])
    s.stroke(hangers, "#141433", 1.3)
    for cable in cables:
        s.stroke(line(cable), "#1b1a3c", 6)
        s.dots([(x, y, 2.6) for x, y in cable[::3]], "#fff0c4")
        s.dots([(x, y, 7) for x, y in cable[::3]], "#ffd890", opacity=.25)
    s.rect(-10, deck, WIDTH + 20, 20, s.down(deck, deck + 20, (0, "#3a3058"), (1, "#100f2a")))
    s.rect(-10, deck - 8, WIDTH + 20, 3, "#4f4270")
    d = "".join(f"M{x} {deck + 20}l15 18 15 -18" for x in range(-10, 1610, 30))
    s.stroke(d + f"M-10 {deck + 38}H1610", "#141433", 3)
    s.dots([(x, deck - 14, 3) for x in range(20, 1600, 66)], "#ffe3a8")
    s.dots([(x + s.random.uniform(-20, 20), deck + 5, 2) for x in range(0, 1600, 40)], "#ff8d7a")
    for x in range(20, 1600, 66):
        s.glow(x, deck - 14, 26, "#ffd890", .5)
