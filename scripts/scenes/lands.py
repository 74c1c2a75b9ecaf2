"""Scenes inland: Merzouga, Serengeti, Valensole, Mù Cang Chải, Bromo."""

import math

from kit import HEIGHT, WIDTH, Scene, area, hill, line, mix, num, ridge, rough, smooth


def merzouga():
    s = Scene(62)
    s.sky((0, "#3b5fa8"), (.25, "#8a8fc4"), (.45, "#f0a98c"), (.6, "#ffcf8a"), (.7, "#ffe9b8"), bottom=860)
    s.glow(1040, 420, 560, "#fff1c0", .95)
    s.ellipse(1040, 420, 74, 74, "#fffbe4")
    for x, y, w in ((350, 180, 720), (900, 120, 560), (1350, 250, 520), (520, 320, 420)):
        s.streak(x, y, w, 17, "#ffd3b0", .5)
    for seed, y, h, colour in ((3, 540, 46, "#d99a8c"), (7, 566, 52, "#cf8268")):
        s.path(hill(ridge(seed, y, h, 420, 24, sharp=False)),
               s.down(y - h, y + 120, (0, colour), (1, mix(colour, "#ffd9a0", .6))))
    s.mist(490, 640, "#ffe3b4", .7)
    dune(s, (250, 505), -330, 860, 690, "#f2a45c", "#b0563f", 2)
    dune(s, (1330, 470), 700, 2080, 720, "#f5ac60", "#a84f3c", 5)
    s.mist(600, 760, "#ffdfa8", .4)
    dune(s, (760, 520), -60, 1700, 830, "#f8b365", "#93402f", 8)
    caravan(s)
    dune(s, (190, 720), -700, 1150, 1010, "#fbb968", "#7f352c", 11)
    dune(s, (1500, 800), 420, 2300, 1080, "#f3a457", "#6b2b2a", 14)
    for k in range(26):
        # The wind's ripples on the nearest sand.
        y = 842 + k * 7.4
        points = [(x, y + 12 * math.sin(x / 90 + k * .22) + (x - 200) * .05) for x in range(-20, 760 - k * 8, 30)]
        s.stroke(smooth(points), "#8a3a2c" if k % 2 else "#ffdc98", 1.2 + k * .07, opacity=num(.12 + k * .008))
    s.dots([(s.random.uniform(0, WIDTH), s.random.uniform(600, 990), 1) for _ in range(160)], "#fff0cc", opacity=.35)
    s.birds(560, 260, 6, 120, 11, "#5a3f58", 2)
    return s


def dune(s, peak, left, right, foot, lit, shade, seed):
    """A dune whose crest winds down from its peak towards the viewer; the sun is to its right."""
    x, y = peak
    shape = rough(seed, 3)
    rim = []
    for k in range(41):
        t = k / 20 - 1
        u = x + (t * (x - left) if t < 0 else t * (right - x))
        fall = abs(t) ** 1.35
        rim.append((u, y + (foot - y) * fall + 9 * shape(u / 190) * (1 - fall)))
    s.path(hill(rim, HEIGHT + 40), s.down(y, foot + 130, (0, mix(lit, "#fff0c0", .35)), (.4, lit),
                                         (1, mix(lit, shade, .45))))
    crest = [(x + 90 * math.sin(k / 4.2 + seed) * (k / 22) - k * 5.5, y + (foot + 60 - y) * (k / 22) ** 1.1)
             for k in range(23)]
    crest[0] = peak
    dark = [p for p in rim if p[0] <= x]
    s.path(smooth(dark + crest) + f"L{num(crest[-1][0])} {HEIGHT + 40}L{num(left)} {HEIGHT + 40}Z",
           s.down(y, foot + 100, (0, shade), (.5, mix(shade, "#c0624a", .45)), (1, mix(shade, "#d98a5c", .3))))
    s.stroke(smooth(crest), "#ffe6ac", 2.4, opacity=.75)
    s.stroke(smooth(rim[20:]), "#fff0c4", 2.2, opacity=.6)
    for k in range(9):
        u = x + (right - x) * (.06 + k * .08)
        v = y + (foot - y) * (.06 + k * .08) ** 1.35
        s.path(f"M{num(u)} {num(v + 4)}q{-50 - k * 6} {60 + k * 12} {-30 - k * 10} {150 + k * 14}q60 -50 {70 + k * 8} {-146 - k * 12}z",
               mix(shade, lit, .4), opacity=.07)


def caravan(s):
    path = [(590, 566), (660, 543), (735, 524), (822, 530), (905, 548), (985, 568)]
    for k, (x, y) in enumerate(path):
        if k == 5:
            s.path(f"M{x - 5} {y}l3 -26q2 -8 7 0l4 26zM{x - 1} {y - 33}a5 5 0 1 0 8 0a5 5 0 1 0 -8 0", "#3c1c28")
            continue
        camel(s, x, y, .92)
        s.path(f"M{x - 20} {y + 2}L{x - 150} {y + 60}L{x - 120} {y + 64}L{x + 20} {y + 2}Z", "#6b2a28", opacity=.3)
    s.stroke("M612 541Q640 540 648 520M684 518Q712 510 722 500M758 500Q786 502 810 506M845 506Q876 516 893 522"
             "M930 524Q960 540 984 546", "#3c1c28", 1.3)


def camel(s, x, y, size):
    points = ("M-26 -20Q-30 -30 -22 -34Q-14 -38 -9 -46Q-2 -58 6 -46Q10 -38 18 -36Q24 -36 27 -44L31 -56Q34 -62 44 -58"
              "L48 -54L40 -51Q37 -50 35 -44Q32 -30 24 -24L22 0H18L17 -20L12 -20L10 0H6L6 -22L-12 -22L-13 0H-17L-18 -20"
              "L-22 0H-26L-24 -20L-28 -8Z")
    s.add(f'<path transform="translate({x} {y}) scale({size})" d="{points}" fill="#3c1c28"/>')
    s.add(f'<path transform="translate({x} {y}) scale({size})" d="M-10 -46Q-2 -60 8 -46L12 -32H-14Z" fill="#8d2f3a"/>')
    s.add(f'<path transform="translate({x} {y}) scale({size})" d="M-12 -40L10 -40L11 -36L-13 -36Z" fill="#f0b95c"/>')
    s.add(f'<path transform="translate({x} {y}) scale({size})" d="M-7 -50Q-6 -68 1 -70Q8 -68 8 -50ZM-3 -74a4.6 4.6 0 1 0 9 0a4.6 4.6 0 1 0 -9 0" '
          'fill="#2f3f70"/>')


def serengeti():
    s = Scene(73)
    s.sky((0, "#4a2a63"), (.22, "#a23f5e"), (.45, "#ee6c45"), (.66, "#ffae4f"), (.84, "#ffe08a"), bottom=740)
    s.glow(820, 560, 640, "#fff0a8", .9)
    s.ellipse(820, 540, 132, 132, s.down(408, 672, (0, "#fff8d0"), (1, "#ffd26a")))
    for x, y, w in ((300, 210, 760), (1200, 160, 700), (800, 300, 620), (1400, 380, 520), (160, 410, 480)):
        s.streak(x, y, w, 18, "#ffc07a", .45)
    s.path(area([(180, 640), (330, 566), (440, 508), (500, 482), (560, 476), (640, 480), (700, 508), (820, 560),
                 (1010, 620), (1100, 640)], 680), s.down(470, 660, (0, "#a4567a"), (1, "#f39a62")), opacity=.85)
    s.path("M440 508L500 482L560 476L640 480L700 508L676 516L650 500L628 520L600 498L574 524L546 500L516 522L490 504L462 518Z",
           "#ffe9d6", opacity=.9)
    for seed, y, h, colour, light in ((5, 652, 24, "#d9744f", "#ffb765"), (9, 690, 22, "#b04e3f", "#f09a52"),
                                      (13, 740, 20, "#7f3436", "#c96a40")):
        rim = ridge(seed, y, h, 360, 16, sharp=False)
        s.path(hill(rim), s.down(y - 20, y + 90, (0, light), (1, colour)))
        for _ in range(34):
            x = s.random.uniform(0, WIDTH)
            small = (y - 630) / 120
            s.foliage(x, y - 4 - 8 * small, 16 + 16 * small, 6 + 5 * small,
                      (mix(colour, "#2c1226", .35), colour), 14, 3 + 2 * small)
        s.mist(y - 26, y + 60, "#ffc878", .35)
    for x, y, size in ((560, 716, .42), (1120, 712, .46), (700, 700, .26), (1010, 698, .24), (330, 724, .5), (1330, 728, .55)):
        acacia(s, x, y, size, "#5a2433")
    for x, y, size, way in ((655, 742, .62, 1), (742, 748, .74, 1), (1010, 744, .56, -1)):
        giraffe(s, x, y, size, way)
    elephants(s)
    s.path(hill(ridge(21, 850, 18, 300, 20, sharp=False)), s.down(820, HEIGHT, (0, "#6b2a2c"), (.4, "#3f1826"), (1, "#1a0a18")))
    acacia(s, 1330, 884, 1.5, "#1e0b1c")
    acacia(s, 170, 892, 1.05, "#22101f")

    def ground(x):
        return 856 + 10 * math.sin(x / 90)
    s.grass(ground, ("#e2873f", "#a34a33", "#5a2029", "#f7b556"), 560, 16, 62)
    s.grass(lambda x: 960, ("#3a1420", "#1a0a18", "#7a3029"), 420, 40, 130, lean=14)
    s.birds(520, 250, 13, 230, 14, "#4a1f38", 2.4)
    return s


def acacia(s, x, y, size, dark):
    def p(dx, dy):
        return f"{num(x + dx * size)} {num(y + dy * size)}"
    s.path(f"M{p(-11, 4)}Q{p(-4, -70)} {p(-12, -118)}Q{p(-44, -170)} {p(-104, -214)}L{p(-98, -220)}Q{p(-36, -182)} {p(-6, -142)}"
           f"Q{p(2, -190)} {p(-14, -236)}L{p(-6, -238)}Q{p(14, -196)} {p(8, -138)}Q{p(46, -186)} {p(108, -216)}L{p(112, -209)}"
           f"Q{p(46, -164)} {p(14, -112)}Q{p(8, -60)} {p(13, 4)}Z", dark)
    shades = (dark, mix(dark, "#6b2f33", .5), mix(dark, "#b5543c", .55), mix(dark, "#f0a04a", .5))
    for dx, dy, rx, ry in ((-92, -226, 92, 22), (92, -228, 98, 22), (0, -250, 134, 26), (-40, -238, 90, 20), (50, -264, 80, 16)):
        s.foliage(x + dx * size, y + dy * size, rx * size, ry * size, shades, 130 if size > .8 else 34,
                  (7.5 if size > .8 else 10) * size, (-.2, -.9))


def giraffe(s, x, y, size, way):
    d = ("M-40 0L-37 -62Q-46 -84 -36 -100Q-6 -112 22 -122L52 -206Q56 -222 70 -222L92 -210Q94 -203 86 -202L70 -204L46 -116"
         "Q40 -92 33 -84L34 0H27L23 -66L17 -66L16 0H9L8 -70L-22 -70L-26 0H-32L-31 -60L-34 -58L-34 0ZM62 -222L60 -234H63L66 -222Z"
         "M-38 -96Q-48 -80 -46 -56L-43 -56Q-44 -78 -34 -92Z")
    s.add(f'<path transform="translate({x} {y}) scale({size * way} {size})" d="{d}" fill="#3d1626"/>')


def elephants(s):
    d = ("M-56 0V-36Q-62 -78 -22 -84Q18 -90 34 -76Q58 -82 66 -56Q72 -30 70 -6L64 -4Q62 -30 54 -38Q50 -32 42 -32L40 0H26L24 -30"
         "L-14 -30L-16 0H-32L-36 -30L-40 0Z")
    for x, y, size in ((880, 756, .62), (940, 754, .4), (1210, 760, .7)):
        s.add(f'<path transform="translate({x} {y}) scale({size})" d="{d}" fill="#4a1a2c"/>')
        s.add(f'<path transform="translate({x} {y}) scale({size})" d="M30 -72Q14 -60 24 -42Q40 -44 42 -66Z" fill="#6b2b3a"/>')


def valensole():
    s = Scene(84)
    horizon = 500
    s.sky((0, "#5f7fc8"), (.3, "#b9b4e0"), (.55, "#ffd3b8"), (.8, "#ffe7b0"), bottom=horizon + 80)
    s.glow(800, 430, 620, "#fff3c4", .95)
    s.ellipse(800, 420, 52, 52, "#fffdf0")
    for x, y, w, h in ((380, 210, 460, 70), (1240, 170, 520, 84), (960, 110, 300, 44)):
        s.cloud(x, y, w, h, "#fff3e6", "#d9a8c4", 30, .5)
    for x, y, w in ((700, 290, 620), (1400, 320, 420), (150, 340, 420)):
        s.streak(x, y, w, 14, "#ffc9b8", .55)
    for seed, y, h, colour, light in ((4, 462, 92, "#a9a4d4", "#f3c8c4"), (8, 484, 62, "#8f8fc0", "#e8bfae"),
                                      (12, 502, 38, "#6f8a7c", "#c9c48c")):
        rim = ridge(seed, y, h, 380, 16, sharp=False)
        s.path(hill(rim, horizon + 60), s.down(y - h, horizon + 30, (0, colour), (1, light)))
    s.rect(0, horizon, WIDTH, HEIGHT - horizon, s.down(horizon, HEIGHT, (0, "#c9b06a"), (.12, "#8fa04e"), (1, "#39502f")))
    s.path(f"M0 {horizon}H{WIDTH}V{horizon + 24}H0Z", s.box_down((0, "#f6dc8c"), (1, "#d8b664")))
    for k in range(30):
        x = s.random.uniform(0, WIDTH)
        if 940 < x < 1300:
            continue
        s.foliage(x, horizon - 2, s.random.uniform(16, 38), s.random.uniform(9, 17),
                  ("#3f5a45", "#5d7a4e", "#8ca05a", "#d9c878"), 36, 4.4, (-.1, -.9))
    farmhouse(s, 1130, horizon + 14)
    lavender(s, 800, horizon + 18)
    s.mist(horizon - 30, horizon + 80, "#fff0c8", .45)
    s.ellipse(800, horizon + 10, 900, 200, s.soft("#fff0b8", .4))
    s.birds(430, 330, 8, 150, 10, "#6a5a8c", 2)
    s.dots([(s.random.uniform(200, 1400), s.random.uniform(600, 980), s.random.uniform(1.6, 3)) for _ in range(70)],
           "#fff3c4", opacity=.8)
    return s


def lavender(s, vanish, top):
    """Rows that run to a point at the horizon, and widen towards the viewer."""
    depth = HEIGHT + 40 - top

    def at(row, t):
        return vanish + row * (7 + 143 * t), top + depth * t
    tones = ("#4a3580", "#6a4fae", "#8f70cc", "#b597e2", "#e0c6f4")
    for row in sorted(range(-19, 20), key=lambda r: -abs(r)):
        # Where the row leaves the picture, nothing of it needs to be drawn.
        end = 1 if abs(row) < 6 else min(1, (860 / abs(row) - 7) / 143)
        shares = [end * k / 22 for k in range(23)]

        def strip(left, right, lift):
            one = [(x + left * (3 + 62 * t) + s.random.uniform(-4, 4) * t, y - lift * t)
                   for t in shares for x, y in (at(row, t),)]
            two = [(x + right * (3 + 62 * t) + s.random.uniform(-4, 4) * t, y - lift * t)
                   for t in shares for x, y in (at(row, t),)]
            return line(one + two[::-1]) + "Z"
        away = max(0, min(1, abs(row) / 14))
        s.path(strip(-.72, .95, 0), s.down(top, HEIGHT, (0, "#a58fb8"), (.12, "#4f3d72"), (1, "#241a48")))
        s.path(strip(-.78, .72, 20), s.down(top, HEIGHT, (0, "#d9c3dc"), (.1, mix("#9a80c8", "#7a62b4", away)),
                                            (.5, "#6b4fae"), (1, "#4d3690")))
        s.path(strip(-.5, .34, 40), s.down(top, HEIGHT, (0, "#f0dde6"), (.1, mix("#c3a8e0", "#9c84cc", away)),
                                           (.6, "#8a6ac8"), (1, "#6a4fae")))
        buckets = [[] for _ in tones]
        for _ in range(int(132 * end)):
            t = end * math.sqrt(s.random.uniform(.01, 1))
            x, y = at(row, t)
            across = s.random.uniform(-.8, .8)
            bright = 2.4 - 1.6 * across + s.random.uniform(-1, 1)
            buckets[max(0, min(4, int(bright)))].append(
                (x + across * (3 + 62 * t), y - (52 * (1 - across ** 2) + s.random.uniform(-6, 12)) * t, 1 + 5.2 * t))
        for tone, bucket in zip(tones, buckets):
            s.dots(bucket, tone)


def farmhouse(s, x, y):
    s.rect(x - 86, y - 74, 120, 76, s.across(x - 86, x + 34, (0, "#fbe3ba"), (1, "#d8ab7c")))
    s.path(f"M{x - 98} {y - 72}L{x - 74} {y - 106}H{x + 22}L{x + 46} {y - 72}Z", s.down(y - 106, y - 72, (0, "#d9835a"), (1, "#a85a42")))
    s.rect(x + 34, y - 54, 70, 56, s.across(x + 34, x + 104, (0, "#f0cf9f"), (1, "#c09068")))
    s.path(f"M{x + 30} {y - 52}L{x + 44} {y - 78}H{x + 100}L{x + 114} {y - 52}Z", s.down(y - 78, y - 52, (0, "#cf7a54"), (1, "#9c523e")))
    for dx, dy in ((-70, -56), (-36, -56), (-2, -56), (54, -38), (80, -38)):
        s.rect(x + dx - 5, y + dy, 4, 18, "#6f8fb8")
        s.rect(x + dx + 9, y + dy, 4, 18, "#6f8fb8")
        s.rect(x + dx, y + dy, 9, 18, "#5a4450")
    s.path(f"M{x - 44} {y + 2}V{y - 22}q10 -12 20 0V{y + 2}Z", "#6a4a44")
    s.rect(x - 52, y - 118, 12, 22, "#c98f6a")
    for dx, h in ((-124, 150), (-146, 116), (128, 136), (152, 108), (176, 128)):
        s.path(f"M{x + dx - 13} {y + 4}Q{x + dx - 15} {y - h * .6} {x + dx} {y - h}Q{x + dx + 15} {y - h * .6} {x + dx + 13} {y + 4}Z",
               s.across(x + dx - 14, x + dx + 14, (0, "#7a9158"), (.5, "#3f6147"), (1, "#27453f")))


def mu_cang_chai():
    s = Scene(95)
    s.sky((0, "#5c8fc4"), (.25, "#a9cbe0"), (.45, "#ffe9c4"), (.6, "#ffd9a0"), bottom=700)
    s.glow(500, 300, 520, "#fff4cc", .95)
    s.ellipse(500, 270, 50, 50, "#fffdf0")
    for seed, y, h, colour in ((4, 360, 150, "#9db8cf"), (8, 420, 130, "#7fa3b4"), (15, 470, 110, "#5f8f92")):
        s.path(area(ridge(seed, y, h, 360, 12)), s.down(y - h, y + 130, (0, colour), (1, mix(colour, "#fff0d0", .7))))
        s.mist(y - 10, y + 110, "#fff3dc", .6)
    for x0, x1 in ((360, 160), (460, 420), (560, 760), (640, 1060)):
        s.path(f"M500 270L{x1} 760L{x1 + 120} 760Z", "#fff6d4", opacity=.13)
    terraces(s, 1260, 380, 700, 13, 3, "#4f8a44", "#9fbf4c")
    terraces(s, 240, 430, 680, 13, 6, "#3f7f40", "#8fb848")
    s.mist(520, 700, "#fff3d4", .45)
    terraces(s, 760, 560, 900, 12, 9, "#2f7434", "#a9c23c")
    hut(s, 905, 640, 1)
    hut(s, 1310, 520, .62)
    hut(s, 300, 575, .7)
    for x, y, size in ((985, 655, .8), (850, 628, .6), (1390, 540, .6), (240, 590, .7), (1240, 506, .5)):
        s.foliage(x, y - 26 * size, 34 * size, 40 * size, ("#24512f", "#357040", "#5a9a4a", "#a5c65c"), 90, 5 * size + 1)
    farmers(s)
    bamboo(s)
    return s


def terraces(s, x, top, reach, levels, seed, green, gold):
    """A hill of flooded steps: each holds the sky between two banks of rice."""
    for k in range(levels):
        t = (k + .5) / levels
        y = top + (HEIGHT + 30 - top) * t ** 1.25
        half = reach * (.12 + 1.05 * t ** .8)
        shape = rough(seed * 13 + k // 3, 3)
        high = (HEIGHT - top) / levels * (.5 + 1.1 * t)

        def rim(lift, spread):
            points = []
            for i in range(25):
                u = i / 12 - 1
                bulge = (1 - abs(u) ** 2.4) * high * 1.5
                points.append((x + u * half * spread,
                               y - lift + high * 2.3 - bulge * 1.7 + shape(u * 2.2 + k * .21) * high * 1.25))
            return points
        tone = mix(green, gold, (k * 37 % 10) / 12)
        edge = rim(high * .55, 1)
        bank = rim(0, 1.02)
        s.path(smooth(edge) + "L" + smooth(bank[::-1])[1:] + "Z",
               s.down(y - high, y + high * 2, (0, mix("#dff0f2", "#7fbcdc", t)), (.4, mix("#ffeec4", "#fff0d0", t)),
                      (1, mix("#9cc8d4", "#3f86ac", t))))
        # At its ends a bank runs out into the slope.
        run = [(bank[0][0] - 130 * k, bank[0][1] + 90 * k * k) for k in (2, 1)]
        out = [(bank[-1][0] + 130 * k, bank[-1][1] + 90 * k * k) for k in (1, 2)]
        s.path(hill(run + bank + out, HEIGHT + 60), s.down(y, y + high * 3, (0, mix(tone, "#f4f0a0", .45)), (.14, tone),
                                               (.55, mix(tone, "#123a2a", .72)), (1, mix(tone, "#123a2a", .85))))
        s.stroke(smooth(bank), mix(tone, "#fff7b8", .55), 2 + 2 * t, opacity=.8)
        s.stroke(smooth(edge), mix(tone, "#1c4a2c", .5), 1.5 + 1.5 * t, opacity=.7)
        if t > .25:
            paths = {}
            for _ in range(int(26 * t)):
                px, py = bank[s.random.randrange(2, 23)]
                px += s.random.uniform(-.04, .04) * half
                paths.setdefault(s.random.choice((0, 1)), []).append((px, py + s.random.uniform(2, high * .7), 1.2 + 2 * t))
            for c, spots in paths.items():
                s.dots(spots, ("#e6ea86", "#2f6a38")[c], opacity=.6)


def hut(s, x, y, size):
    def p(dx, dy):
        return f"{num(x + dx * size)} {num(y + dy * size)}"
    s.path(f"M{p(-30, 0)}V{num(y - 34 * size)}H{num(x + 30 * size)}V{y}Z", s.across(x - 30 * size, x + 30 * size, (0, "#c99a68"), (1, "#6b4a3a")))
    s.path(f"M{p(-44, -28)}Q{p(-16, -52)} {p(-8, -72)}L{p(12, -72)}Q{p(20, -50)} {p(46, -28)}Z",
           s.across(x - 44 * size, x + 46 * size, (0, "#d8b070"), (.5, "#96704a"), (1, "#5a4234")))
    s.path(f"M{p(-8, 0)}V{num(y - 24 * size)}H{num(x + 8 * size)}V{y}Z", "#3d2c28")


def farmers(s):
    for x, y, size in ((640, 742, 1), (700, 764, 1.1)):
        s.path(f"M{x - 8 * size} {y}L{x - 6 * size} {y - 26 * size}Q{x} {y - 34 * size} {x + 6 * size} {y - 26 * size}L{x + 8 * size} {y}Z",
               "#35426b")
        s.path(f"M{x - 15 * size} {y - 30 * size}L{x} {y - 44 * size}L{x + 15 * size} {y - 30 * size}Q{x} {y - 26 * size} {x - 15 * size} {y - 30 * size}Z",
               "#f0d48c")
        s.stroke(f"M{x - 26 * size} {y - 22 * size}L{x + 26 * size} {y - 26 * size}", "#5a4234", 2.4)
        s.path(f"M{x - 32 * size} {y - 12 * size}h14l-3 8h-8zM{x + 19 * size} {y - 16 * size}h14l-3 8h-8z", "#b88a54")
        s.stroke(f"M{x - 25 * size} {y - 22 * size}v10M{x + 26 * size} {y - 26 * size}v10", "#5a4234", 1)


def bamboo(s):
    for x, lean, high in ((-10, 60, 720), (40, 40, 620), (90, 70, 540), (1610, -60, 700), (1570, -36, 600), (1520, -64, 500)):
        d = f"M{x} {HEIGHT}Q{x + lean * .1} {HEIGHT - high * .6} {x + lean} {HEIGHT - high}"
        s.stroke(d, "#23482c", 11)
        s.stroke(d, "#6d9a48", 4.5)
        leaves = {"#2c6136": "", "#5c9444": "", "#a3c25a": ""}
        for k in range(70):
            t = s.random.uniform(.3, 1)
            u = x + lean * (.2 * t * (1 - t) + t * t) + s.random.uniform(-60, 60)
            v = HEIGHT - high * (1.2 * t * (1 - t) + t * t) + s.random.uniform(-40, 50)
            a = s.random.uniform(14, 30) * s.random.choice((-1, 1))
            leaves[s.random.choice(list(leaves))] += f"M{round(u)} {round(v)}q{round(a * .6)} -3 {round(a)} {round(abs(a) * .7)}q{round(-a * .7)} 0 {round(-a)} {round(-abs(a) * .7)}"
        for colour, d in leaves.items():
            s.path(d, colour)


def bromo():
    s = Scene(106)
    s.sky((0, "#23285f"), (.2, "#5a4a94"), (.38, "#c46a94"), (.52, "#ff9a6c"), (.64, "#ffd48a"), bottom=900)
    s.stars(60, 220)
    s.glow(330, 520, 640, "#fff0b4", .95)
    s.ellipse(330, 510, 56, 56, "#fffbe0")
    for x, y, w in ((600, 160, 760), (1250, 230, 620), (250, 280, 560), (950, 330, 520)):
        s.streak(x, y, w, 19, "#ffb48c", .55)
    s.path(area(ridge(7, 560, 70, 420, 14)), s.down(480, 640, (0, "#a06a9c"), (1, "#f0a48c")))
    # The high one behind, with its puff of smoke.
    for k in range(16):
        s.ellipse(1010 + k * 17 + s.random.uniform(-8, 8), 268 - k * 8 + s.random.uniform(-8, 8), 24 + k * 5, 18 + k * 3.4,
                  s.soft("#ffe4d0", .5))
    volcano(s, 1000, 296, 60, 660, 640, "#7a5f9c", "#f0a08c", 3, 26)
    s.mist(520, 680, "#ffcf9c", .7)
    volcano(s, 1290, 470, 90, 400, 720, "#6a4a86", "#e08a72", 11, 20)
    s.mist(600, 760, "#ffc890", .5)
    volcano(s, 620, 450, 130, 470, 800, "#573a72", "#ef9466", 5, 26)
    volcano(s, 940, 560, 200, 380, 830, "#432f66", "#d97a5c", 8, 24, True)
    plume(s, 935, 552)
    for k in range(30):
        # The sea of mist.
        s.ellipse(s.random.uniform(-50, 1650), 812 + s.random.uniform(-30, 60), s.random.uniform(160, 380), s.random.uniform(18, 46),
                  s.soft(s.random.choice(("#ffe3c0", "#ffc9a4", "#f0b0b0", "#fff3dc")), .6))
    s.mist(700, 960, "#ffd9b0", .6)
    for seed, y, h, colour, low, high in ((31, 905, 50, "#4a2f5c", 20, 46), (37, 962, 44, "#1f1438", 40, 96)):
        rim = ridge(seed, y, h, 260, 10, sharp=False)
        rim = [(x, v - 90 * (abs(x - 800) / 800) ** 2.4) for x, v in rim]
        s.path(area(rim), s.down(y - 90, HEIGHT, (0, mix(colour, "#d97a6c", .25)), (.5, colour)))
        s.forest(lambda x, r=rim: r[max(0, min(len(r) - 1, int((x + 20) / 10)))][1], colour, low, high, 24)
    s.birds(700, 300, 9, 160, 11, "#5a2f5c", 2)
    return s


def volcano(s, x, top, rim, reach, foot, shade, lit, seed, ribs, open_crater=False):
    """A cone with gullies: ribs are lit on the side of the sun, to the left."""
    shape = rough(seed, 4)

    def slope(t, way):
        """The outline at a share t of the way down."""
        return x + way * (rim / 2 + (reach - rim / 2) * t ** 1.45), top + (foot - top) * t + 5 * shape(t * 9 + way)
    left = [slope(k / 24, -1) for k in range(25)]
    right = [slope(k / 24, 1) for k in range(25)]
    lip = [(x - rim / 2 + rim * k / 8, top + (10 + 5 * shape(k)) * math.sin(math.pi * k / 8)) for k in range(1, 8)]
    s.path(line(left[::-1] + lip + right) + "Z",
           s.across(x - reach, x + reach, (0, lit), (.4, mix(lit, shade, .55)), (.62, shade), (1, mix(shade, "#f0a890", .25))))
    for k in range(ribs):
        a = (k + .5) / ribs * 2 - 1
        start = (x + a * rim / 2, top + 8 * (1 - a * a))
        points_l, points_r = [], []
        wide = 1.25 / ribs
        for i in range(11):
            t = i / 10
            spread = rim / 2 + (reach - rim / 2) * t ** 1.45
            u = x + (a + .03 * shape(i * .8 + k * 3) * t) * spread
            v = start[1] + (foot - start[1]) * t + 6 * shape(i + k)
            points_l.append((u - wide * spread * .5 * t ** .5, v))
            points_r.append((u + wide * spread * .12, v))
        s.path(line(points_l + points_r[::-1]) + "Z", mix(lit, "#fff0b8", .3),
               opacity=num(max(.08, .42 - .32 * (a + .6))))
        gully = [(u + wide * reach * .26 * i / 10, v) for i, (u, v) in enumerate(points_r)]
        s.path(line(points_r + gully[::-1]) + "Z", mix(shade, "#1c1440", .5), opacity=.34)
    # Its foot is lost in the mist.
    for _ in range(9):
        s.ellipse(x + s.random.uniform(-1, 1) * reach, foot + s.random.uniform(-26, 16), reach * .5,
                  s.random.uniform(20, 44), s.soft("#ffc9a0", .9))
    s.path(f"M{x - reach - 60} {foot + 4}L{x - reach * .6} {num(foot - (foot - top) * .34)}H{num(x + reach * .6)}"
           f"L{x + reach + 60} {foot + 4}Z",
           s.down(foot - (foot - top) * .34, foot, (0, "#fbb893", 0), (1, "#fbb893", 1)))
    if open_crater:
        s.path(line(lip) + f"Q{x} {top - 14} {num(lip[0][0])} {num(lip[0][1])}Z", "#2c1c48")


def plume(s, x, y):
    for k in range(46):
        t = k / 46
        u = x + 170 * t ** 1.5 + s.random.uniform(-1, 1) * (10 + 66 * t)
        v = y - 400 * t + s.random.uniform(-1, 1) * (6 + 34 * t)
        r = 16 + 66 * t * s.random.uniform(.7, 1.2)
        s.ellipse(u + r * .24, v + r * .2, r * 1.15, r, s.soft("#8a6a9c", .5 * (1 - t * .6)))
        s.ellipse(u - r * .15, v - r * .12, r * .95, r * .85, s.soft(mix("#fff0dc", "#ffc8a8", t), .85 * (1 - t * .7)))
