"""Screenshots and pixels."""

from PIL import Image
from Xlib import X


class Screen:
    def __init__(self, display):
        self._display = display

    def image(self, box=None):
        """A screenshot of the whole screen, or of the part (x, y, width, height)."""
        root = self._display.screen().root
        size = root.get_geometry()
        x, y, width, height = box or (0, 0, size.width, size.height)
        # The server answers only for what is on the screen.
        left, top = max(0, int(x)), max(0, int(y))
        width = min(int(x + width), size.width) - left
        height = min(int(y + height), size.height) - top
        raw = root.get_image(left, top, width, height, X.ZPixmap, 0xFFFFFFFF)
        return Image.frombytes("RGB", (width, height), raw.data, "raw", "BGRX")

    def save(self, path):
        self.image().save(path)


def luminance(pixel):
    """Relative luminance, 0 to 1, as WCAG 2 defines it."""
    def linear(value):
        value /= 255
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
    red, green, blue = (linear(value) for value in pixel[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(image):
    """The greatest contrast in a picture, 1 to 21, as WCAG 2 defines it."""
    shades = [luminance(colour) for _, colour in image.getcolors(maxcolors=1 << 24)]
    return (max(shades) + 0.05) / (min(shades) + 0.05)


def mean_luminance(image):
    colours = image.getcolors(maxcolors=1 << 24)
    total = sum(count for count, _ in colours)
    return sum(count * luminance(colour) for count, colour in colours) / total


def is_red(pixel):
    """Whether it is an error's red, in the light and the dark style alike."""
    red, green, blue = pixel[:3]
    return red >= 140 and red - max(green, blue) >= 80


def red_frame(image, x, y):
    """The red frame around a point: ((left, top, right, bottom), {side: thickness}), or None.

    From the point outwards the first red on each of the four sides is the frame; left and top are
    its outermost pixels, right and bottom those just beyond it.
    """
    def run(dx, dy):
        distance = 1
        while _inside(image, x + dx * distance, y + dy * distance):
            if is_red(image.getpixel((x + dx * distance, y + dy * distance))):
                break
            distance += 1
        else:
            return None
        thickness = 0
        while (_inside(image, x + dx * (distance + thickness), y + dy * (distance + thickness))
               and is_red(image.getpixel((x + dx * (distance + thickness),
                                          y + dy * (distance + thickness))))):
            thickness += 1
        return distance + thickness - 1, thickness

    sides = {"left": run(-1, 0), "top": run(0, -1), "right": run(1, 0), "bottom": run(0, 1)}
    if None in sides.values():
        return None
    box = (x - sides["left"][0], y - sides["top"][0],
           x + sides["right"][0] + 1, y + sides["bottom"][0] + 1)
    return box, {name: side[1] for name, side in sides.items()}


def _inside(image, x, y):
    return 0 <= x < image.width and 0 <= y < image.height
