"""Prints figures: as text, as Markdown, as JSON."""

import json
import os
import platform
import subprocess
import time

HEADINGS = ("", "C", "Tabstop", "ratio", "goal", "first milestone")


def number(value):
    """A number with about three digits; "-" for None."""
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def verdict(limit, met, row):
    """The cell of a goal: the limit, and whether the figure meets it."""
    if limit is None:
        return ""
    unit = "" if row.judges == "ratio" or row.unit == "times" else f" {row.unit}"
    return f"{limit:.3g}{unit} {'PASS' if met else 'MISS'}"


def cells(figure):
    """The cells of a figure's line, one for each of HEADINGS."""
    row = figure.row
    unit = "" if row.unit == "times" else f" {row.unit}"
    return (
        row.label,
        "-" if figure.twin is None else number(figure.twin) + unit,
        "failed" if figure.ours is None else number(figure.ours) + unit,
        f"{figure.ratio:.3f}" if row.judges == "ratio" and figure.ratio is not None else "-",
        verdict(figure.goal, figure.meets_goal, row),
        verdict(figure.milestone, figure.meets_milestone, row),
    )


def text(figures):
    lines = [HEADINGS, *map(cells, figures)]
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(line[1:], widths[1:])])
        for line in lines)


def markdown(figures, conditions):
    lines = [HEADINGS, ["---"] + ["---:"] * (len(HEADINGS) - 1), *map(cells, figures)]
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"{sentence(conditions)}\n\n{table}"


def save(path, figures, conditions):
    """Writes the figures and their conditions as JSON."""
    rows = [{
        "key": figure.row.key, "label": figure.row.label, "unit": figure.row.unit,
        "c": figure.twin, "ours": figure.ours, "ratio": figure.ratio,
        "judges": figure.row.judges, "goal": figure.goal, "meets_goal": figure.meets_goal,
        "milestone": figure.milestone, "meets_milestone": figure.meets_milestone,
        "failure": figure.failure,
    } for figure in figures]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"conditions": conditions, "rows": rows}, file, indent=2, ensure_ascii=False)
        file.write("\n")


def conditions(quick):
    """What the figures depend on."""
    gtk = subprocess.run(["pkg-config", "--modversion", "gtk4"], capture_output=True, text=True, check=True)
    return {
        "date": time.strftime("%Y-%m-%d"),
        "gtk": gtk.stdout.strip(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "quick": quick,
    }


def sentence(conditions):
    """The conditions in words, for the line above a table."""
    quick = ", few rounds" if conditions["quick"] else ""
    return (
        f"{conditions['date']}, GTK {conditions['gtk']}, X11 without OpenGL, {conditions['machine']}, "
        f"{conditions['cores']} cores, load {conditions['load']} at the start{quick}.")
