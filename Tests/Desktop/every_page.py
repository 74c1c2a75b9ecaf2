"""Functions for every page of the gallery: finding it, going through it, measuring it."""

import subprocess

import pytest

from programs import path_of

_GALLERY = path_of("focus-gallery")


def names_of_pages():
    """The names of all pages; none if the program is missing, which `focus_gallery` then reports."""
    if not _GALLERY.is_file():
        return []
    listed = subprocess.run([_GALLERY, "--list"], capture_output=True, text=True, check=True)
    return [line.split("\t")[0] for line in listed.stdout.splitlines()]


every_page = pytest.mark.parametrize("page", names_of_pages())

#: More stops than any page has.
_TOO_MANY = 60


def step(gallery, chord):
    """Presses a key that moves the focus, where the page has one control as well."""
    mark = gallery.tree.mark()
    gallery.keyboard.press(chord)
    gallery.tree.settle()
    node = gallery.tree.focused()
    assert node is not None, f"{chord} leads to nothing: {gallery.tree.events(mark)}"
    return node


def walk(gallery, chord):
    """The controls that get the focus by pressing a key repeatedly, each once."""
    node = start = step(gallery, chord)
    stops = []
    while True:
        assert node not in stops, f"{chord} comes back to {node}, not to {start}"
        stops.append(node)
        assert len(stops) <= _TOO_MANY
        node = step(gallery, chord)
        if node == start:
            return stops


def parts(gallery):
    """The visible contents of the window."""
    found = []

    def collect(node):
        for child in node.children:
            if "visible" in child.states:
                found.append(child)
                collect(child)
    collect(gallery.tree.active_window())
    return found


def overhanging(gallery):
    width = gallery.tree.contents_size()[0]
    return [(n, gallery.program.place(n)) for n in parts(gallery)
            if n.extents[2] > 0 and not 0 <= n.extents[0] <= width - n.extents[2]]
