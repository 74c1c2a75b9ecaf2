#!/usr/bin/env python3
"""Builds the documentation of every library product for a browser, as one site, and checks that each public
symbol has a page.

usage: documentation.py FOLDER

Reads what `swift build` made in .build/debug. DocC's plugin for SwiftPM (1.5) documents targets; here a
module that is written under another name has the name that its users write. Copies of View's modifiers for
each type of views are left out: 3,500 pages of Tabstop instead of 52,000.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from api import BUILD, PROJECT, symbol_graphs, written_in

CATALOG = PROJECT / "docs/Tabstop.docc"
#: The abstract of each module; those that others build on come first. Tabstop has a catalog.
MODULES = {
    "FocusModel": "Where the keyboard focus is and goes, without any toolkit. `import FocusModel`.",
    "Tabstop": None,
    "TabstopFoundation": "What of Tabstop needs Foundation. Comes with `import SwiftUI`, or by its name.",
    "TabstopKits": "Stand-ins for the classes of UIKit and AppKit that SwiftUI sources name. Comes with "
                   "`import SwiftUI`, `import UIKit` and `import AppKit`.",
    "CombineFoundation": "Combine, which is OpenCombine, for Foundation's types. Comes with "
                         "`import Combine`.",
    "TabstopCombine": "What of SwiftUI needs Combine. Comes with `import SwiftUI`.",
    "TabstopMacros": "SwiftUI's macros. Comes with `import SwiftUI`.",
    "SwiftUI": "Tabstop under SwiftUI's name. `import SwiftUI` also brings the modules Tabstop, "
               "TabstopFoundation, TabstopKits, TabstopCombine and TabstopMacros.",
    "Combine": "Combine under its own name. `import Combine` also brings the module CombineFoundation, and "
               "OpenCombine, which has its own documentation.",
    "TabstopGtk": "GTK widgets of your own as views. `import TabstopGtk`.",
    "AuthenticationServices": "Signing in by a web page, and by a password that was kept. "
                              "`import AuthenticationServices`.",
    "SystemLog": "Logging to the systemd journal or to standard error. Comes with `import os` and "
                 "`import OSLog`.",
    "StringCatalogs": "Reading and writing string catalogs, for tools. `import StringCatalogs`.",
    "PhotosUI": "Pictures that the user picks, by UIKit's picker; SwiftUI's is in TabstopFoundation. "
                "`import PhotosUI`.",
    "StringExtraction": "Finding texts in sources for string catalogs, for tools. "
                        "`import StringExtraction`.",
    "UserNotifications": "Notifications on the desktop. `import UserNotifications`.",
    "AVFoundation": "Sounds, films and speech, by GTK's media module. `import AVFoundation`.",
    "AVKit": "Films as views. `import AVKit`.",
    "AudioToolbox": "The desktop's sound for a warning. `import AudioToolbox`.",
    "SafariServices": "Web pages in the user's browser. `import SafariServices`.",
    "MessageUI": "Messages in the user's mail program. `import MessageUI`.",
    "Network": "Whether there is a network, and connections. `import Network`.",
    "CoreLocation": "Places and distances; where the user is stays unknown. `import CoreLocation`.",
    "CoreMotion": "Says that the device does not move. `import CoreMotion`.",
    "CryptoKit": "Hash functions, keys, signatures and sealed messages, by GLib, GnuTLS and libsodium. `import CryptoKit`.",
    "QuickLook": "Files in the desktop's program for them. `import QuickLook`.",
    "CoreImage": "QR codes, and filters of pictures. `import CoreImage`.",
    "ImageIO": "Files of pictures, by GdkPixbuf. `import ImageIO`.",
    "WebKit": "Pages of the web as links to the browser. `import WebKit`.",
    "Photos": "The files of the folder for pictures. `import Photos`.",
    "GameplayKit": "Random numbers and states of games. `import GameplayKit`.",
    "ServiceManagement": "Programs that start with the desktop. `import ServiceManagement`.",
    "TipKit": "Tips for users. `import TipKit`.",
    "simd": "Vectors and matrices. `import simd`.",
    "Speech": "Says that nobody recognizes a voice. `import Speech`.",
    "MediaPlayer": "What plays, which the desktop is not told. `import MediaPlayer`.",
    "Contacts": "Says that programs do not get contacts. `import Contacts`.",
    "EventKit": "Says that programs do not get calendars. `import EventKit`.",
    "CoreBluetooth": "Says that there is no Bluetooth for programs. `import CoreBluetooth`.",
    "AppTrackingTransparency":
        "Says that nobody may be followed. `import AppTrackingTransparency`.",
    "AdSupport": "Says that users have no number. `import AdSupport`.",
    "BackgroundTasks": "Says that nothing starts programs. `import BackgroundTasks`.",
    "WatchConnectivity": "Says that there is no watch. `import WatchConnectivity`.",
    "WatchKit": "The computer in place of a watch. `import WatchKit`.",
    "ActivityKit": "Says that there are no Live Activities. `import ActivityKit`.",
    "PDFKit": "PDF files as links to the desktop's program. `import PDFKit`.",
    "Vision": "Says that nobody recognizes pictures. `import Vision`.",
    "VisionKit": "Scans made of pictures that the user chooses. `import VisionKit`.",
    "ContactsUI": "Says that nobody has chosen a contact. `import ContactsUI`.",
    "LinkPresentation": "Titles and pictures of pages of the web. `import LinkPresentation`.",
    "MetricKit": "Says that the system makes no reports. `import MetricKit`.",
    "IOKit": "The battery, and requests to keep the computer awake. `import IOKit`.",
    "Carbon": "The numbers of keys. `import Carbon`.",
    "SystemConfiguration": "Whether a host can be reached. `import SystemConfiguration`.",
    "CoreLocationUI": "A button that asks where the user is. `import CoreLocationUI`.",
    "CoreSpotlight": "An index of items, which is not kept. `import CoreSpotlight`.",
    "WeatherKit": "Says that there is no weather. `import WeatherKit`.",
    "Accelerate": "Calculations with signals. `import Accelerate`.",
    "CloudKit": "Says that there is no iCloud account. `import CloudKit`.",
    "GameKit": "Says that there is no player. `import GameKit`.",
    "MusicKit": "Says that access to music is denied. `import MusicKit`.",
    "CoreAudio": "Says that there are no devices for sounds. `import CoreAudio`.",
    "ScreenCaptureKit": "Says that the screen is not seen. `import ScreenCaptureKit`.",
    "SpriteKit": "Games of sprites. `import SpriteKit`.",
    "FoundationModels": "Says that there is no language model. `import FoundationModels`.",
    "JavaScriptCore": "Scripts, by WebKitGTK's library. `import JavaScriptCore`.",
    "Translation": "Says that nothing is translated. `import Translation`.",
    "FamilyControls": "Says that programs do not limit others. `import FamilyControls`.",
    "ManagedSettings": "Limits of other programs, without effect. `import ManagedSettings`.",
    "DeviceActivity": "Says that the use of programs is not told. `import DeviceActivity`.",
    "QuickLookThumbnailing": "Small pictures of files. `import QuickLookThumbnailing`.",
    "QuickLookUI": "A panel that opens files in the desktop's programs. `import QuickLookUI`.",
    "PencilKit": "Drawings by hand. `import PencilKit`.",
    "EventKitUI": "Appointments for the desktop's calendar program. `import EventKitUI`.",
    "AppIntents": "Actions for buttons; there is no assistant. `import AppIntents`.",
    "HealthKit": "Says that nobody measures the user. `import HealthKit`.",
    "NaturalLanguage": "Texts in words and sentences. `import NaturalLanguage`.",
    "MobileCoreServices": "Older names of types of files. `import MobileCoreServices`.",
    "Security": "The keychain, in the user's keyring; it is in TabstopFoundation. `import Security`.",
    "LocalAuthentication": "Says that the desktop cannot recognise its user. "
                           "`import LocalAuthentication`.",
    "CoreHaptics": "Says that there is no haptic device. `import CoreHaptics`.",
    "ARKit": "Says that there is no augmented reality. `import ARKit`.",
    "CallKit": "Says that calls are not shown. `import CallKit`.",
    "CoreML": "Values of models for machine learning, which nothing runs. `import CoreML`.",
    "CoreNFC": "Messages of NFC tags, which nobody reads. `import CoreNFC`.",
    "CoreTelephony": "Says that there is no mobile network. `import CoreTelephony`.",
    "DeviceCheck": "Says that there are no proofs of a device. `import DeviceCheck`.",
    "GameController": "Says that there are no game controllers. `import GameController`.",
    "GroupActivities": "Says that nothing is done together. `import GroupActivities`.",
    "HomeKit": "Says that there is no home. `import HomeKit`.",
    "Intents": "Says that there is no assistant. `import Intents`.",
    "IntentsUI": "Pages of an assistant, which end at once. `import IntentsUI`.",
    "Metal": "Says that there is no device of Metal's. `import Metal`.",
    "MetalKit": "Views that say that there is no Metal. `import MetalKit`.",
    "MultipeerConnectivity": "Says that nobody is nearby. `import MultipeerConnectivity`.",
    "NearbyInteraction": "Says that distances are not measured. `import NearbyInteraction`.",
    "NetworkExtension": "Says that programs set up no networks. `import NetworkExtension`.",
    "PassKit": "Says that there are no payments and passes. `import PassKit`.",
    "ReplayKit": "Says that the screen is not recorded. `import ReplayKit`.",
    "WidgetKit": "Widgets, of which a desktop has none. `import WidgetKit`.",
    "StoreKit": "Requests for a review, which nobody gets. `import StoreKit`.",
}


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def public_modules():
    """Swift modules of this package that a program can see by importing a library product."""
    # With a folder of its own, as the project's is locked while `swift test` runs.
    with tempfile.TemporaryDirectory() as scratch:
        package = json.loads(run("swift", "package", "--package-path", PROJECT, "--scratch-path", scratch,
                                 "dump-package"))
    folders = {target["name"]: PROJECT / (target.get("path") or f"Sources/{target['name']}")
               for target in package["targets"]}
    waiting = [target for product in package["products"] if "library" in product["type"]
               for target in product["targets"]]
    seen = set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in folders:
            continue
        seen.add(name)
        # An Apple name is a C module that belongs to a Swift module of another name.
        waiting.append(f"{name}Interface")
        for source in folders[name].rglob("*.swift"):
            # The import of single declarations does not make the others visible; those are documented there.
            waiting += re.findall(r"@_exported (?:public )?import (?:\w+ )?(\w+)", source.read_text())
    return {name for name in seen if (BUILD / f"Modules/{name}.swiftmodule").exists()}


def is_documented(symbol):
    """Names that begin with an underscore are public for the compiler's sake alone."""
    return not any(part.startswith("_") for part in symbol["pathComponents"])


def graphs(module, folder):
    """Writes the module's symbol graphs under the name that its users write; returns the public symbols."""
    folder.mkdir(parents=True)
    source = written_in(module)
    symbol_graphs(source, folder, extension_blocks=True)
    symbols = {}
    for path in list(folder.iterdir()):
        if not (path.name == f"{source}.symbols.json" or path.name.startswith(f"{source}@")):
            path.unlink()
            continue
        graph = json.loads(path.read_text())
        graph["module"]["name"] = module
        graph["symbols"] = [symbol for symbol in graph["symbols"] if is_documented(symbol)]
        path.unlink()
        path.with_name(path.name.replace(source, module, 1)).write_text(json.dumps(graph))
        # All extensions of a type that is another module's have one page, of which they are no part.
        symbols |= {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
                    for symbol in graph["symbols"] if symbol["kind"]["identifier"] != "swift.extension"}
    return symbols


def convert(module, graph_folder, archive, dependencies, scratch):
    catalog = scratch / f"{module}.docc"
    if MODULES[module] is None:
        shutil.copytree(CATALOG, catalog)
    else:
        catalog.mkdir()
        (catalog / f"{module}.md").write_text(f"# ``{module}``\n\n{MODULES[module]}\n")
    output = subprocess.run(
        ["docc", "convert", catalog, "--additional-symbol-graph-dir", graph_folder,
         "--fallback-display-name", module, "--fallback-bundle-identifier", f"org.tabstop.{module}",
         "--fallback-default-module-kind", "Module", "--enable-experimental-external-link-support",
         *(f"--dependency={path}" for path in dependencies),
         "--transform-for-static-hosting", "--output-path", archive],
        capture_output=True, text=True)
    if output.returncode:
        sys.exit(f"documentation.py: {module}: {output.stderr}")
    return output.stdout + output.stderr


def pages(archive):
    """The symbols that have a page."""
    found = set()
    for path in (archive / "data/documentation").rglob("*.json"):
        metadata = json.loads(path.read_text()).get("metadata", {})
        if "externalID" in metadata:
            found.add(metadata["externalID"])
    return found


def finish_start_page(site):
    """Puts the first steps of Tabstop above the list of modules, which is all that DocC writes, and leads
    there from the site's address."""
    path = site / "data/documentation.json"
    start = json.loads(path.read_text())
    tabstop = json.loads((site / "data/documentation/tabstop.json").read_text())
    first = tabstop["topicSections"][0]
    start["references"] |= {name: tabstop["references"][name] for name in first["identifiers"]}
    modules = start["topicSections"][0]["identifiers"]
    # Tabstop is what most readers look for.
    modules.sort(key=lambda name: not name.endswith("/Tabstop"))
    start["topicSections"] = [first, {"title": "Modules", "anchor": "Modules", "identifiers": modules}]
    path.write_text(json.dumps(start))
    (site / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tabstop</title>'
        '<meta http-equiv="refresh" content="0; url=documentation/">'
        '<a href="documentation/">Tabstop\'s documentation</a></html>\n')


def main():
    target = Path(sys.argv[1])
    problems, archives, total = [], {}, 0
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        for module in sorted(public_modules() - {written_in(module) for module in MODULES}):
            if graphs(module, scratch / "others" / module):
                problems.append(f"{module} has public symbols, and is not in MODULES")
        for module in MODULES:
            symbols = graphs(module, scratch / "graphs" / module)
            archive = scratch / f"{module}.doccarchive"
            output = convert(module, scratch / "graphs" / module, archive, archives.values(), scratch)
            # Links that lead nowhere. Not every parameter needs a sentence of its own.
            problems += [f"{module}: {line}" for line in output.splitlines()
                         if "warning:" in line and "is missing documentation" not in line]
            missing = symbols.keys() - pages(archive)
            problems += [f"{module}: no page for {symbols[symbol]}" for symbol in sorted(missing)]
            print(f"{module}: {len(symbols)} public symbols")
            total += len(symbols)
            archives[module] = archive
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        # Tabstop first: it is what a reader looks for.
        order = sorted(archives, key=lambda module: module != "Tabstop")
        run("docc", "merge", *(archives[module] for module in order), "--output-path", target,
            "--synthesized-landing-page-name", "Tabstop",
            "--synthesized-landing-page-topics-style", "list")
        finish_start_page(target)
    for problem in problems:
        print(f"documentation.py: {problem}", file=sys.stderr)
    if problems:
        sys.exit(1)
    print(f"documentation.py: {total} public symbols of {len(MODULES)} modules have a page each, in {target}")


if __name__ == "__main__":
    main()
