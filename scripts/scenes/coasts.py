"""Scenes by the water: Moher, Lofoten, Bled, Torres del Paine."""

import math

from kit import HEIGHT, WIDTH, Scene, area, line, mix, num, ridge, rough


def moher():
    s = Scene(21)
    sea = 560
    s.sky((0, "#2f6fb4"), (.3, "#6ea8da"), (.5, "#b9dbee"), (.57, "#fbe6c4"), bottom=HEIGHT)
    s.glow(300, 470, 520, "#fff0c2", .95)
    s.glow(300, 460, 120, "#fffdf0", 1)
    for x, y, w, h in ((1180, 250, 620, 150), (760, 180, 420, 96), (260, 210, 380, 84),
                       (1480, 380, 400, 90), (620, 400, 320, 50)):
        s.cloud(x, y, w, h, "#ffffff", "#a9bfd8", 34, .62)
    for k in range(5):
        x = 180 + k * 90
        s.path(f"M300 440L{x - 150} {sea}L{x - 60} {sea}Z", "#fff3d0", opacity=.16)
    s.rect(0, sea, WIDTH, HEIGHT - sea, s.down(sea, HEIGHT, (0, "#a8d2dc"), (.1, "#5ea6bf"),
                                              (.45, "#23708f"), (1, "#0d3f5f")))
    s.ellipse(300, sea + 150, 330, 190, s.soft("#fff1c8", .75))
    for k in range(110):
        t = s.random.random() ** 1.5
        s.ellipse(300 + s.random.gauss(0, 40 + 130 * t), sea + 4 + 330 * t,
                  s.random.uniform(8, 30) * (.5 + 1.6 * t), .8 + 2.6 * t, "#fffbe2",
                  opacity=num(s.random.uniform(.35, .9) * (1 - .6 * t)))
    s.ripples(sea, ("#d9f0f2", "#0f4a69", "#fff1cf", "#2f87a6"), 340, .4)
    s.rect(0, sea - 3, WIDTH, 7, "#e8f1ea", opacity=.5)
    # From the farthest headland to the nearest.
    for k, (x, top, foot, haze) in enumerate((
            (560, 478, 575, .72), (690, 418, 596, .52), (850, 350, 636, .32), (1030, 262, 716, .13))):
        cliff(s, 40 + k, x, top, foot, haze)
    tower_of_moher(s, 1330, 236)
    foreground(s)
    s.birds(520, 330, 12, 210, 13, "#32506b", 2.4)
    s.birds(760, 520, 9, 170, 9, "#f6fbff", 2)
    return s


def cliff(s, seed, x, top, foot, haze):
    """A headland that comes from the right and ends in a wall at x."""
    shape, fine = rough(seed, 5), rough(seed + 50, 4)
    sky = "#cfe0ea"
    rim = [(x + 18 * shape(1) + k * 10, top - 26 * shape(k / 16) - 10 * math.sin(k / 13)
            + 26 * math.exp(-k / 3)) for k in range(int((WIDTH - x) / 10) + 4)]
    wall = [(x + 12 + 26 * fine(y / 60) + (y - top) * -.05, y) for y in range(int(rim[0][1]), foot, 9)]
    edge = wall[::-1] + rim
    s.path(line(edge) + f"L{WIDTH + 20} {foot + 130}L{x} {foot}Z",
           s.down(top, foot + 60, (0, mix("#8a745e", sky, haze)), (.5, mix("#5d4c47", sky, haze)),
                  (1, mix("#332f3a", sky, haze))))
    # Buttresses: each with a lit and a shaded face, none of them straight.
    def edge_of(u, v, low, lean):
        return [(u + lean * t + 9 * fine((u + 60 * t) / 17), v + (low - v) * t)
                for t in (k / 9 for k in range(10))]
    u = x + 6
    while u < WIDTH:
        w = s.random.choice((26, 40, 58, 90, 120)) * s.random.uniform(.7, 1.2) * (1.15 - haze * .7)
        y = top + 12 - 26 * shape((u - x) / 160)
        low = foot + (u - x) * .09
        lean = s.random.uniform(-22, 6)
        split = s.random.uniform(.3, .6)
        one, two, three = (edge_of(u + w * k, y, low, lean) for k in (0, split, .96))
        s.path(line(one + two[::-1]) + "Z", mix("#ecc596", sky, haze), opacity=num(s.random.uniform(.1, .42)))
        s.path(line(two + three[::-1]) + "Z", mix("#1b2034", sky, haze), opacity=num(s.random.uniform(.12, .45)))
        for _ in range(3):
            a, b = s.random.uniform(u, u + w), s.random.uniform(y + 20, low - 40)
            h = s.random.uniform(20, 90) * (1 - haze)
            s.path(f"M{num(a)} {num(b)}l{num(w * .2)} {num(h * .2)}l{num(-w * .06)} {num(h)}l{num(-w * .2)} {num(-h * .5)}z",
                   mix(s.random.choice(("#f2cfa0", "#20243a", "#7f9a4a")), sky, haze), opacity=.3)
        u += w
    # Layers of the rock.
    for k in range(16):
        t = (k + .6) / 16
        d = [(u, top + (foot + (u - x) * .09 - top) * t + 7 * shape(u / 130 + k)
              - 26 * shape((u - x) / 160) * (1 - t)) for u in range(int(x + 4), WIDTH + 20, 40)]
        s.stroke(line(d), mix("#f0d7b0" if k % 3 else "#2a2a38", sky, haze), 1 + 2.4 * (k % 2),
                 opacity=.3, stroke_dasharray=f"{40 + k * 9} {10 + k % 4 * 14}")
    # Grass on top, hanging over the rim.
    sward = rim + [(u, y + 15 + 12 * abs(fine(u / 22))) for u, y in rim[::-1]]
    s.path(line(sward) + "Z", s.down(top - 30, top + 40, (0, mix("#9cc653", sky, haze)),
                                    (1, mix("#4b8238", sky, haze))))
    for k in range(26):
        u = s.random.uniform(x, WIDTH)
        v = foot + (u - x) * .09
        s.ellipse(u, v + s.random.uniform(-4, 8), s.random.uniform(16, 60) * (1.2 - haze),
                  s.random.uniform(3, 9) * (1.2 - haze), s.soft("#ffffff", .85))


def tower_of_moher(s, x, y):
    s.path(f"M{x - 26} {y + 22}V{y - 62}H{x - 30}V{y - 74}H{x - 22}V{y - 68}H{x - 14}V{y - 74}H{x - 5}V{y - 68}"
           f"H{x + 5}V{y - 74}H{x + 14}V{y - 68}H{x + 22}V{y - 74}H{x + 30}V{y - 62}H{x + 26}V{y + 22}Z",
           s.across(x - 28, x + 28, (0, "#e6d3b3"), (.45, "#a08f7f"), (1, "#55505a")))
    s.path(f"M{x + 26} {y + 22}V{y - 34}H{x + 52}V{y + 22}Z", "#6b6468")
    s.rect(x - 5, y - 44, 9, 18, "#36343f")
    s.rect(x - 5, y - 10, 9, 22, "#36343f")


def foreground(s):
    rim = ridge(77, 905, 30, 260, sharp=False)
    rim = [(x, y + 46 * max(0, (x - 700) / 900) - 70 * max(0, (560 - x) / 560)) for x, y in rim]
    s.path(area(rim), s.down(820, HEIGHT, (0, "#8cb84a"), (.5, "#4f8238"), (1, "#254f2a")))

    def ground(x):
        return rim[max(0, min(len(rim) - 1, int((x + 20) / 10)))][1]
    s.grass(ground, ("#a9cf5a", "#6d9d3f", "#3f7434", "#d7dd86"), 380, 14, 46)
    flowers = []
    for _ in range(150):
        x = s.random.uniform(0, WIDTH)
        flowers.append((x, ground(x) + s.random.uniform(-12, 80), s.random.uniform(2.2, 5)))
    s.dots(flowers[:80], "#f3a6cf")
    s.dots(flowers[80:120], "#fff6d8")
    s.dots(flowers[120:], "#f7cf52")


def lofoten():
    s = Scene(34)
    level = 690
    s.sky((0, "#040a24"), (.4, "#0a1f46"), (.75, "#16466a"), (1, "#2f7d86"), bottom=level)
    s.stars(260, 560, "#eaf3ff")
    aurora(s)
    with s.group("land"):
        s.mountain([(150, 420), (380, 330), (560, 430), (1010, 400), (1240, 300), (1460, 410)], level + 20,
                   "#173552", "#4f86a0", None, 5)
        s.mist(level - 130, level, "#6ad0b4", .3)
        s.mountain([(40, 330), (250, 470)], level + 10, "#0d2038", "#6fa3b5", "#cfe9ea", 9, side=1)
        s.mountain([(1390, 270), (1600, 330)], level + 10, "#0b1c33", "#6296ab", "#cfe9ea", 12)
        s.mountain([(800, 380)], level + 8, "#102a45", "#78aebb", "#d9f0ee", 17)
        shore = ridge(41, level - 6, 14, 130, sharp=False)
        s.path(area(shore, level), "#081426")
        for x, y, size, lit in ((455, 678, .72, True), (560, 684, .95, True), (695, 680, .8, False),
                                (1010, 682, .9, True), (1130, 686, 1.1, True), (905, 680, .62, True)):
            cabin(s, x, y, size, lit)
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#1d5a68"), (1, "#050d26")))
    for x, w in ((300, 420), (820, 520), (1330, 380)):
        s.ellipse(x, level + 190, w, 150, s.soft("#43e0a4", .42))
    s.add(f'<clipPath id="water"><rect y="{level}" width="{WIDTH}" height="{HEIGHT - level}"/></clipPath>')
    with s.group(clip_path="url(#water)"):
        s.mirror("land", level, .62)
    s.rect(0, level, WIDTH, HEIGHT - level,
           s.down(level, HEIGHT, (0, "#06122c", .05), (.6, "#06122c", .35), (1, "#030818", .8)))
    s.ripples(level, ("#7ff0c0", "#061230", "#bff7e0", "#061230"), 330, .22)
    for x in (455, 560, 905, 1010, 1130):
        for k in range(12):
            s.ellipse(x + s.random.uniform(-9, 9), level + 16 + k * 13, s.random.uniform(6, 18) + k, 1.8,
                      "#ffc979", opacity=num(.6 - k * .045))
    rocks(s)
    return s


def aurora(s):
    """Curtains of light: narrow strips that hang from a winding line."""
    for seed, base, high, colours, width in (
            (61, 300, 270, ("#42f5a7", "#1fb8c9"), 16), (67, 420, 330, ("#7dffb0", "#36d6a0"), 14),
            (71, 210, 220, ("#b07cf0", "#4f7bea"), 18)):
        shape, fine = rough(seed, 3), rough(seed + 3, 4)
        for k, colour in enumerate(colours):
            strips = s.box_down((0, "#8a6cf0", 0), (.35, mix(colour, "#6d8cf0", .5), .22),
                                (.86, colour, .75), (1, colour, 0))
            d = {}
            for x in range(-40, WIDTH + 40, width):
                y = base + 110 * shape(x / 420) + 20 * fine(x / 90) + k * 22
                h = high * (.55 + .5 * abs(fine(x / 60 + 5)) + .25 * s.random.random())
                d[x] = (y, h)
            s.add('<g shape-rendering="crispEdges">')
            for x, (y, h) in d.items():
                v = d.get(x + width, (y, h))[0]
                s.path(f"M{x} {num(y)}L{x + width} {num(v)}V{num(v - h)}H{x}Z", strips,
                       opacity=num(.25 + .55 * abs(fine(x / 110 + 9))))
            s.add("</g>")
    s.ellipse(800, 420, 900, 230, s.soft("#3be0a0", .35))


def cabin(s, x, y, size, lit):
    w, h = 62 * size, 40 * size
    for k in range(5):
        s.rect(x - w / 2 + k * w / 4.2, y - 2, 3, 16 * size, "#1a1420")
    s.rect(x - w / 2, y - h, w, h, s.across(x - w / 2, x + w / 2, (0, "#c8383a"), (1, "#7d1f2e")))
    s.stroke("".join(f"M{num(x - w / 2 + k * w / 9)} {num(y - h)}v{num(h)}" for k in range(1, 9)),
             "#5c1526", 1, opacity=.6)
    s.path(f"M{num(x - w * .6)} {num(y - h + 2)}L{num(x - w * .38)} {num(y - h * 1.75)}H{num(x + w * .38)}"
           f"L{num(x + w * .6)} {num(y - h + 2)}Z", s.down(y - h * 1.75, y - h, (0, "#e9f6f6"), (1, "#8fb6c4")))
    for k in (-1, 0, 1):
        left = x + k * w * .3 - w * .08
        s.rect(left - 2, y - h * .72 - 2, w * .16 + 4, h * .4 + 4, "#f4efe6")
        s.rect(left, y - h * .72, w * .16, h * .4, "#ffd58a" if lit else "#2b4560")
    if lit:
        s.glow(x, y - h * .5, 80 * size, "#ffc36e", .6)


def rocks(s):
    for seed, x0, x1, y in ((81, -20, 430, 930), (85, 1190, 1640, 915)):
        rim = ridge(seed, y, 44, 120, 8, x0=x0, x1=x1)
        end = x1 if x0 < 0 else x0
        rim = [(x, v + 90 * math.exp(-abs(x - end) / 90)) for x, v in rim]
        s.path(area(rim), s.down(y - 50, HEIGHT, (0, "#1d3b4b"), (.4, "#0c1b2e"), (1, "#040915")))
        s.stroke(line([(x, v + 2) for x, v in rim]), "#8ce8c8", 2.2, opacity=.5)
        for k in range(16):
            i = s.random.randrange(4, len(rim) - 6)
            x, v = rim[i]
            s.path(f"M{x} {num(v)}l{s.random.randint(14, 50)} {s.random.randint(16, 60)}l-40 20z", "#2c5564",
                   opacity=.4)


def bled():
    s = Scene(45)
    level = 640
    s.sky((0, "#4f8fd0"), (.35, "#9cc6ea"), (.6, "#ffe3c4"), (.8, "#ffd0b0"), bottom=level)
    s.glow(520, 420, 500, "#fff3cf", .9)
    for x, y, w in ((300, 150, 620), (1180, 110, 560), (900, 220, 460), (1450, 260, 420)):
        s.streak(x, y, w, 20, "#fff6ec", .6)
    with s.group("land"):
        s.mountain([(60, 330), (300, 250), (520, 330), (760, 210), (960, 290), (1220, 190), (1470, 300)],
                   560, "#8ba4cc", "#f6d9cf", "#fff7f0", 4)
        s.mist(430, 580, "#fff0df", .75)
        for seed, y, h, colour, lit in ((52, 520, 90, "#7396a8", "#b9c8b4"), (57, 570, 80, "#4d7a80", "#86a583")):
            rim = ridge(seed, y, h, 380, sharp=False)
            s.path(area(rim, level), s.down(y - h, level, (0, lit), (.5, colour)))
            s.mist(y, y + 90, "#ffe9d2", .35)
        castle(s)
        for seed, y, colour, low, high in ((63, 618, "#3d6c5c", 34, 62), (69, 640, "#28523f", 40, 84)):
            rim = ridge(seed, y, 22, 260, sharp=False)
            rim = [(x, v - 62 * (max(0, abs(x - 800) - 420) / 400) ** 1.3) for x, v in rim]
            s.path(area(rim, level), colour)
            s.forest(lambda x, r=rim: r[max(0, min(len(r) - 1, int((x + 20) / 10)))][1], colour, low, high, 26)
        for k in range(48):
            x = s.random.choice((s.random.uniform(-10, 430), s.random.uniform(1180, 1610)))
            warm = s.random.choice((("#8a4b1f", "#c97a2b", "#f0a640", "#ffd071"),
                                    ("#7c2f22", "#b8492d", "#e3763a", "#f7a65c"),
                                    ("#2f5a38", "#4c7d42", "#7ba352", "#b7c86b")))
            size = s.random.uniform(.7, 1.3)
            s.foliage(x, level - 18 - 10 * size, 20 * size, 25 * size, warm, 42, 4.4)
        s.rect(-10, level - 5, WIDTH + 20, 6, "#23443a")
        island(s, level)
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#e8d8c8"), (.3, "#8fb6c4"), (1, "#1e5a70")))
    s.add(f'<clipPath id="water"><rect y="{level}" width="{WIDTH}" height="{HEIGHT - level}"/></clipPath>')
    with s.group(clip_path="url(#water)"):
        s.mirror("land", level, .72)
    s.rect(0, level, WIDTH, HEIGHT - level,
           s.down(level, HEIGHT, (0, "#fff1df", .18), (.4, "#3f8a9a", .2), (1, "#0c3f58", .78)))
    s.mist(level - 34, level + 46, "#fff4e6", .6)
    s.ripples(level + 30, ("#fff6e2", "#0f4a62", "#bfe2e6"), 300, .3)
    pletna(s, 1010, 868)
    return s


def castle(s):
    s.path(area([(1120, 620), (1150, 520), (1176, 452), (1190, 398), (1250, 384), (1330, 390), (1392, 402),
                 (1420, 470), (1470, 540), (1530, 620)], 640),
           s.across(1120, 1530, (0, "#d9c3a6"), (.4, "#8d8478"), (1, "#4a5a5c")))
    for x, y, w, h in ((1160, 470, 20, 130), (1216, 430, 26, 170), (1290, 420, 18, 190), (1350, 440, 30, 160)):
        s.path(f"M{x} {y}l{w} 10l8 {h}l-{w} 6z", "#3f4a52", opacity=.35)
    s.path("M1196 398V356H1216V340H1256V352H1300V330H1322V352H1372V366H1388V402Z",
           s.down(330, 402, (0, "#fff1dc"), (1, "#c7b49c")))
    for x, y, w in ((1190, 356, 32), (1210, 340, 52), (1294, 330, 34), (1316, 352, 62)):
        s.path(f"M{x} {y}l{w / 2} -24l{w / 2} 24z", "#a84a36")
    s.dots([(1228, 368, 2.5), (1244, 368, 2.5), (1310, 348, 2.5), (1340, 374, 2.5), (1360, 374, 2.5)], "#6a4a3c")
    for k in range(22):
        x = s.random.uniform(1140, 1500)
        s.foliage(x, 600 - 60 * math.exp(-((x - 1300) / 90) ** 2) * s.random.random(), 18, 22,
                  ("#2c4f3c", "#41704a", "#6f9555"), 22, 5)


def island(s, level):
    s.path(f"M590 {level + 1}Q640 {level - 34} 720 {level - 52}Q800 {level - 70} 880 {level - 50}Q960 {level - 30} "
           f"1010 {level + 1}Z", s.down(level - 70, level, (0, "#5d8448"), (1, "#24472f")))
    s.path(f"M758 {level}L774 {level - 56}H806L826 {level}Z", "#b9ab97")
    s.stroke("".join(f"M{num(760 + k * 1.8)} {level - 3 - k * 6}H{num(824 - k * 2.2)}" for k in range(9)),
             "#f6ecd9", 2.6)
    s.rect(736, level - 5, 110, 6, "#d9c8ae")
    # The church and its tower.
    s.path(f"M742 {level - 56}V{level - 128}L790 {level - 160}L838 {level - 128}V{level - 56}Z",
           s.across(742, 838, (0, "#fffaf0"), (1, "#d8c7b4")))
    s.path(f"M734 {level - 124}L790 {level - 168}L846 {level - 124}L838 {level - 118}L790 {level - 154}L742 {level - 118}Z",
           "#a5462f")
    s.path(f"M790 {level - 166}L846 {level - 124}H900L856 {level - 166}Z", s.down(level - 166, level - 124, (0, "#c4633f"), (1, "#8d3b2c")))
    s.rect(838, level - 124, 58, 68, s.across(838, 896, (0, "#e9dac6"), (1, "#bba893")))
    for x in (850, 870):
        s.path(f"M{x} {level - 72}v-26q7 -12 14 0v26z", "#5f5a66")
    s.path(f"M779 {level - 60}v-26q11 -16 22 0v26z", "#6a4636")
    s.dots([(790, level - 118, 7)], "#5f5a66")
    s.rect(682, level - 226, 42, 176, s.across(682, 724, (0, "#fffaf0"), (1, "#cdbba6")))
    s.path(f"M676 {level - 224}H730L703 {level - 318}Z", s.across(676, 730, (0, "#b5573c"), (1, "#70302a")))
    s.path(f"M696 {level - 178}v-24q7 -11 14 0v24z", "#4f4c5a")
    s.dots([(703, level - 148, 8)], "#f4e3b0")
    s.rect(702, level - 332, 2.4, 16, "#6b5a40")
    for x, y, size, kind in ((622, 14, .8, 0), (652, 30, 1.1, 1), (664, 48, .9, 2), (738, 40, .7, 0), (906, 44, 1.15, 1),
                             (940, 30, 1, 0), (972, 16, .8, 2), (872, 42, .7, 2), (640, 16, .8, 2), (926, 22, .8, 1)):
        colours = (("#2f5a38", "#4f8244", "#8fb35a", "#c9d67c"), ("#a3521f", "#d9822f", "#f5b04a", "#ffd980"),
                   ("#8c3524", "#c4532f", "#ec8442", "#fbb566"))[kind]
        s.foliage(x, level - y - 20 * size, 24 * size, 32 * size, colours, 70, 4.2)


def pletna(s, x, y):
    s.ellipse(x, y + 22, 150, 9, "#0a3346", opacity=.55)
    s.path(f"M{x - 140} {y - 8}Q{x - 100} {y + 22} {x - 60} {y + 22}H{x + 70}Q{x + 110} {y + 20} {x + 140} {y - 10}"
           f"Q{x} {y + 10} {x - 140} {y - 8}Z", s.down(y - 10, y + 22, (0, "#8d5a34"), (1, "#3e2620")))
    for k in range(5):
        s.rect(x - 78 + k * 32, y - 44, 2.6, 48, "#4a2f25")
    s.path(f"M{x - 92} {y - 42}Q{x - 10} {y - 74} {x + 66} {y - 42}Z",
           s.across(x - 92, x + 66, (0, "#fff6e6"), (.5, "#e8a06a"), (1, "#c4563c")))
    s.dots([(x + 104, y - 44, 8)], "#3b2a2a")
    s.path(f"M{x + 94} {y + 2}V{y - 26}Q{x + 104} {y - 40} {x + 114} {y - 26}V{y + 2}Z", "#27415f")
    s.stroke(f"M{x + 108} {y - 22}L{x + 168} {y + 26}", "#4a2f25", 3.4)


def torres_del_paine():
    s = Scene(56)
    level = 730
    s.sky((0, "#2a3f86"), (.3, "#6b6fb8"), (.55, "#c98fb8"), (.75, "#ffb79a"), (1, "#ffe0ac"), bottom=640)
    s.stars(40, 200)
    for x, y, w in ((500, 150, 760), (1150, 210, 640), (850, 90, 500), (200, 290, 420), (1380, 330, 440)):
        s.streak(x, y, w, 20, "#ffb5ac", .55)
    with s.group("land"):
        s.mountain([(-40, 470), (180, 410), (420, 480), (1180, 470), (1400, 400), (1600, 450)], 700, "#8c7fb5",
                   "#e7a6ae", None, 3, side=1)
        s.mist(520, 700, "#ffd6bd", .5)
        towers(s)
        s.mist(600, 730, "#f7b7b0", .45)
        s.mountain([(120, 540), (360, 590), (1210, 580), (1470, 520)], 740, "#4a4580", "#9a6f98", None, 8, side=1)
        rim = ridge(91, 706, 26, 300, sharp=False)
        s.path(area(rim, level), "#2c2f5c")
        s.forest(lambda x: rim[max(0, min(len(rim) - 1, int((x + 20) / 10)))][1], "#262a54", 18, 42, 15)
        s.rect(-10, level - 5, WIDTH + 20, 6, "#d9b0a8", opacity=.7)
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#8fc8c8"), (.35, "#4fa3b5"), (1, "#1d5580")))
    s.add(f'<clipPath id="water"><rect y="{level}" width="{WIDTH}" height="{HEIGHT - level}"/></clipPath>')
    with s.group(clip_path="url(#water)"):
        s.mirror("land", level, .5, .62)
    s.rect(0, level, WIDTH, HEIGHT - level, s.down(level, HEIGHT, (0, "#5fc3c4", .28), (1, "#123f70", .62)))
    s.ripples(level, ("#ffd9c4", "#1b4f80", "#b8ece6", "#e79fb0"), 430, .3)
    shore(s)
    return s


def towers(s):
    """The three granite towers, lit from the left by the last sun."""
    s.path(area([(420, 700), (500, 610), (566, 520), (606, 468), (640, 420), (1010, 400), (1046, 470), (1090, 530),
                 (1160, 600), (1250, 700)], 730), s.down(380, 700, (0, "#8e6f9c"), (.6, "#6a5f9c"), (1, "#4f4d86")))
    for x, top, w, foot in ((704, 216, 118, 650), (1000, 250, 122, 650), (848, 112, 150, 680)):
        shape = rough(int(x), 4)
        left = [(x - w * (.05 + .95 * ((y - top) / (foot - top)) ** .5) + 13 * shape(y / 30), y)
                for y in range(top, foot, 9)]
        right = [(x + w * (.05 + .95 * ((y - top) / (foot - top)) ** .58) + 13 * shape(y / 28 + 30), y)
                 for y in range(top + 22, foot, 9)]
        middle = [(x + 12 * shape(y / 50 + 60) + w * .1 * (y - top) / (foot - top), y) for y in range(top, foot, 11)]
        s.path(line(left[::-1] + right) + "Z", s.down(top, foot, (0, "#7a5a90"), (1, "#54508c")))
        s.path(line(left[::-1] + middle) + "Z",
               s.down(top, foot, (0, "#ffd9a8"), (.3, "#ff9f86"), (.6, "#d9788f"), (.85, "#8c6a9c"), (1, "#5d5694")))
        for k in range(16):
            y = top + (foot - top) * s.random.uniform(.06, .8)
            t = ((y - top) / (foot - top)) ** .62
            u = x - w * t * s.random.uniform(.1, .8)
            h = s.random.uniform(40, 120)
            s.path(f"M{num(u)} {num(y)}l{num(5 + 6 * t)} {num(h * .4)}l-3 {num(h * .6)}l{num(-7 - 3 * t)} {num(-h * .7)}z",
                   "#a04f78", opacity=.38)
            u = x + w * t * s.random.uniform(.2, .85)
            s.path(f"M{num(u)} {num(y)}l{num(7 + 8 * t)} {num(h * .5)}l-4 {num(h * .5)}z", "#3c3f78", opacity=.5)
    # Snow lies between them and below.
    for d in ("M470 668L540 622L600 596L636 560L664 580L700 566L724 606L770 590L800 632L850 610L884 640L930 600"
              "L966 616L1010 574L1046 596L1084 604L1150 650L1210 690L1130 678L1090 700L1030 664L980 690L930 668"
              "L870 706L810 676L760 700L700 664L640 690L590 662L530 690Z",):
        s.path(d, s.down(540, 700, (0, "#fff3ee"), (.45, "#f3c3c6"), (1, "#9aa3d0")))
    s.path("M636 560L664 580L650 640L690 664L640 690L606 664L620 610ZM1010 574L1046 596L1040 640L1090 700L1030 664"
           "L1000 640ZM850 610L884 640L880 680L870 706L840 680Z", "#8f8fc4", opacity=.45)


def shore(s):
    rim = ridge(97, 930, 26, 300, sharp=False)
    rim = [(x, y - 90 * max(0, (480 - x) / 480) ** 1.4 - 46 * max(0, (x - 1240) / 360)) for x, y in rim]
    s.path(area(rim), s.down(840, HEIGHT, (0, "#7a5a4c"), (.35, "#4a3a50"), (1, "#1d1a3a")))

    def ground(x):
        return rim[max(0, min(len(rim) - 1, int((x + 20) / 10)))][1]
    s.grass(ground, ("#e5a860", "#b87a4f", "#f6cf86", "#5f4658"), 760, 18, 60)
    for x, size in ((150, 1), (260, .7), (1420, .9), (60, .8), (1540, .8)):
        s.foliage(x, ground(x) - 8, 62 * size, 34 * size, ("#4a2a44", "#7c3a44", "#b5503f", "#e08a4a"), 120, 5)
    s.dots([(s.random.uniform(0, WIDTH), s.random.uniform(930, 990), s.random.uniform(1.6, 4)) for _ in range(60)],
           "#ffd9a8")
