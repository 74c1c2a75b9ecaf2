#!/usr/bin/env python3
"""Writes the public API of the libraries, one file per module, from the compiler's symbol graph.

usage: api.py FOLDER

Reads what `swift build` made in .build/debug. Names that begin with an underscore are public for the
compiler's sake alone, and are left out, as is what a conformance brings along by itself.
"""

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
BUILD = PROJECT / ".build/debug"
MODULES = ["FocusModel", "Tabstop", "TabstopFoundation", "TabstopKits", "TabstopCombine",
           "TabstopGtk", "TabstopMacros", "SwiftUI", "CombineFoundation", "Combine", "SystemLog",
           "AuthenticationServices", "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI",
           "StringCatalogs", "UserNotifications", "SafariServices", "MessageUI",
           "LocalAuthentication", "CoreHaptics", "WidgetKit", "StoreKit", "Network",
           "AudioToolbox", "AVFoundation", "AVKit", "CoreLocation", "CoreMotion", "CryptoKit",
           "QuickLook", "CoreImage", "ImageIO", "WebKit", "Photos", "GameplayKit", "ServiceManagement", "Speech",
           "MediaPlayer", "Contacts", "EventKit", "CoreBluetooth", "AppTrackingTransparency",
           "AdSupport", "BackgroundTasks", "WatchConnectivity", "ActivityKit", "TipKit",
           "MobileCoreServices", "simd", "PDFKit", "Vision", "VisionKit", "ContactsUI",
           "EventKitUI", "AppIntents", "HealthKit", "NaturalLanguage", "LinkPresentation",
           "MetricKit", "IOKit", "Carbon", "SystemConfiguration", "WatchKit", "CoreLocationUI",
           "CoreSpotlight", "WeatherKit", "Accelerate", "CloudKit", "GameKit", "MusicKit",
           "PencilKit", "SpriteKit", "CoreAudio", "ScreenCaptureKit", "FoundationModels",
           "Translation", "FamilyControls", "ManagedSettings", "DeviceActivity",
           "QuickLookThumbnailing", "QuickLookUI", "JavaScriptCore",
           "ARKit", "CallKit", "CoreML", "CoreNFC", "CoreTelephony", "DeviceCheck",
           "GameController", "GroupActivities", "HomeKit", "Intents", "IntentsUI", "Metal",
           "MetalKit", "MultipeerConnectivity", "NearbyInteraction", "NetworkExtension", "PassKit",
           "ReplayKit"]
# Said of nearly every type by the compiler itself.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def symbol_graphs(module, folder, extension_blocks=False):
    gtk = subprocess.run(["pkg-config", "--cflags-only-I", "gtk4"], check=True,
                         capture_output=True, text=True).stdout.split()
    maps = [PROJECT / "Sources/CGtk/module.modulemap",
            PROJECT / "Sources/CStringTables/module.modulemap",
            PROJECT / "Sources/CSecret/module.modulemap",
            PROJECT / "Sources/CCrypto/module.modulemap",
            *BUILD.glob("*.build/module.modulemap"),
            *PROJECT.glob("Sources/*/include/module.modulemap"),
            *PROJECT.glob(".build/checkouts/*/Sources/*/include/module.modulemap")]
    flags = [f for flag in [*gtk, *(f"-fmodule-map-file={m}" for m in maps)]
             for f in ("-Xcc", flag)]
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True,
                                       capture_output=True, text=True).stdout)["target"]["triple"]
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", target,
         "-I", BUILD / "Modules", *flags, "-output-dir", folder,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
         "-emit-extension-block-symbols" if extension_blocks else "-omit-extension-block-symbols"],
        check=True)
    # What the module adds to other modules' types is in files of its own.
    return [json.loads(path.read_text()) for path in Path(folder).glob(f"{module}*.symbols.json")]


def written_in(module):
    """The Swift module in which it is: one of Apple's names is a Clang module that brings another."""
    return f"{module}Interface" if (PROJECT / f"Sources/{module}Interface").is_dir() else module


def declaration(symbol):
    text = "".join(f["spelling"] for f in symbol["declarationFragments"])
    return " ".join(text.split())


def listing(module):
    with tempfile.TemporaryDirectory() as folder:
        graphs = symbol_graphs(module, folder)
    names, conformances = {}, defaultdict(set)
    for graph in graphs:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] in ("conformsTo", "inheritsFrom"):
                target = names.get(relation["target"]) or relation.get("targetFallback", "")
                target = target.removeprefix("Swift.")
                if target not in IMPLIED and not target.split(".")[-1].startswith("_"):
                    conformances[relation["source"]].add(target)
    lines = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            if any(part.startswith("_") for part in path):
                continue
            line = ".".join(path[:-1]) + "\t" if len(path) > 1 else ""
            line += declaration(symbol)
            conforming = sorted(conformances.get(symbol["identifier"]["precise"], ()))
            if conforming:
                line += "  // " + ", ".join(conforming)
            lines.add((tuple(path), line))
    return [line for _, line in sorted(lines)]


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        source = written_in(module)
        if not (BUILD / f"Modules/{source}.swiftmodule").exists():
            sys.exit(f"api.py: the module {source} is not built; run `swift build` first.")
        (folder / f"{module}.txt").write_text("\n".join(listing(source)) + "\n")


if __name__ == "__main__":
    main()
