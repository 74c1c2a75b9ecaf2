// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// How programs of this package are linked for release on Linux, by switches that every toolchain's lld
// has. Libraries have no such flags, so that what depends on this package gets none.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld",
      // Nobody looks for symbols in a program; those that are exported cannot be left out.
      "-Xlinker", "--no-export-dynamic",
      // 4 kB instead of 0.6 MB that the loader reads (glibc 2.36 and newer).
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "tabstop",
  products: [
    .library(name: "FocusModel", targets: ["FocusModel"]),
    .library(name: "Tabstop", targets: ["Tabstop"]),
    // Compatible interfaces under Apple's module names, so that unchanged sources build.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .executable(name: "vacation-planner", targets: ["VacationPlanner"]),
    .executable(name: "focus-gallery", targets: ["FocusGallery"]),
    .executable(name: "form-bench", targets: ["FormBench"]),
    .executable(name: "growth-bench", targets: ["GrowthBench"]),
    .executable(name: "places-bench", targets: ["PlacesBench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // GTK 4's headers and the few inline shims that Swift cannot do without.
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"]), .brew(["gtk4"])]),
    // libsodium: Argon2id for passwords, XChaCha20-Poly1305 for records.
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .yum(["libsodium-devel"]), .brew(["libsodium"])]),
    // libical: calendars. Loaded when one is read or written, like GnuTLS below.
    .systemLibrary(
      name: "CIcal",
      providers: [.apt(["libical-dev"]), .yum(["libical-devel"]), .brew(["libical"])]),
    // libarchive: passes and backups, which are ZIP files. Loaded in the same way.
    .systemLibrary(
      name: "CArchive",
      providers: [.apt(["libarchive-dev"]), .yum(["libarchive-devel"]), .brew(["libarchive"])]),
    // GnuTLS: signatures of providers' tokens. Only its types are used at build time: it is loaded
    // when a signature is verified first, so that the start of a program does not wait for it.
    .systemLibrary(
      name: "CGnuTLS",
      providers: [.apt(["libgnutls28-dev"]), .yum(["gnutls-devel"]), .brew(["gnutls"])]),
    // libsoup and libsecret are loaded when they are needed: only GLib's development files are needed.
    .systemLibrary(
      name: "CSoup", pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"]), .yum(["glib2-devel"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CSecret", pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"]), .yum(["glib2-devel"]), .brew(["glib"])]),
    // Limits of a process, which Swift cannot set by itself.
    .systemLibrary(name: "CProcessLimits"),
    // Overwriting freed memory, which belongs to the C library.
    .systemLibrary(name: "CFreedMemory"),
    // libcurl: FoundationNetworking, linked statically, asks for it; SwiftPM says so where it is not.
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"]), .brew(["curl"])]),

    .target(name: "FocusModel"),
    .target(name: "GtkBridge", dependencies: ["CGtk"]),
    .target(
      name: "Tabstop", dependencies: ["FocusModel", "GtkBridge", "CGtk", "TabstopResources"]),
    // What of Tabstop needs Foundation. A program that only says `import Tabstop` does without.
    .target(
      name: "TabstopFoundation", dependencies: ["Tabstop", "GtkBridge", "CGtk"]),
    // Stand-ins for the classes of UIKit and AppKit that SwiftUI sources name.
    .target(
      name: "TabstopKits", dependencies: ["Tabstop", "TabstopFoundation", "GtkBridge"]),
    // Combine's interface, by OpenCombine, without what needs FoundationNetworking (and with that
    // libcurl); and what of Tabstop needs it.
    .target(
      name: "CombineFoundation",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "TabstopCombine", dependencies: ["Tabstop", "GtkBridge", "CombineFoundation"]),
    // `#Preview` and `@Entry`.
    .macro(
      name: "TabstopMacroPlugin",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),
    .target(name: "TabstopMacros", dependencies: ["Tabstop", "TabstopMacroPlugin"]),
    // What is to be had under Apple's module names.
    .target(
      name: "SwiftUIInterface",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "TabstopCombine", "TabstopMacros",
      ]),
    .target(name: "CombineInterface", dependencies: ["CombineFoundation", "CCurl"]),
    .target(
      name: "AuthenticationServicesInterface",
      dependencies: ["Tabstop", "TabstopFoundation", "TabstopKits"]),
    .target(name: "UniformTypeIdentifiersInterface", dependencies: ["TabstopFoundation"]),
    .target(name: "CoreTransferableInterface", dependencies: ["TabstopFoundation"]),
    .target(name: "PhotosUIInterface", dependencies: ["TabstopFoundation"]),
    // Those names. A module of Swift's is found by every target of a build that comes after it, also
    // by other packages' `canImport(Combine)`; a C target's module by those that depend on it.
    .target(name: "SwiftUI", dependencies: ["SwiftUIInterface"]),
    .target(name: "Combine", dependencies: ["CombineInterface"]),
    .target(name: "AuthenticationServices", dependencies: ["AuthenticationServicesInterface"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["UniformTypeIdentifiersInterface"]),
    .target(name: "CoreTransferable", dependencies: ["CoreTransferableInterface"]),
    .target(name: "PhotosUI", dependencies: ["PhotosUIInterface"]),
    // Style sheets and pictures, put into the program by #embed.
    .target(name: "TabstopResources", path: "Resources/Tabstop"),
    .target(name: "PlannerResources", path: "Resources/VacationPlanner"),

    // The sealed records of one account.
    .target(
      name: "Vault",
      dependencies: ["CSodium", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "Accounts",
      dependencies: [
        "CSodium", "Vault", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    // Signing in with a provider: the protocol, without a network of its own.
    .target(name: "OpenIDConnect", dependencies: ["CSodium", "CGnuTLS"]),
    .target(name: "Trips"),
    // Trips in and out: calendars, reservations, passes, backups, pages.
    .target(
      name: "Exchange", dependencies: ["Trips", "CIcal", "CArchive", "CProcessLimits", "CSodium"]),
    // The gazetteer: a file that is only read, made by scripts/make-places.py.
    .target(
      name: "Places",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    // Signing in with a provider, by HTTP, the system's browser and the desktop's service for secrets.
    .target(name: "SignIn", dependencies: ["OpenIDConnect", "CSoup", "CSecret", "CProcessLimits"]),
    // What Vacation Planner and the gallery both show of the destinations.
    .target(
      name: "Guidebook", dependencies: ["Tabstop", "Trips", "PlannerResources"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "VacationPlanner",
      dependencies: [
        "Tabstop", "TabstopFoundation", "Accounts", "Vault", "Trips", "Exchange", "Places",
        "Guidebook", "OpenIDConnect", "SignIn", "CSodium", "CFreedMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "FocusGallery",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "AuthenticationServicesInterface", "Trips",
        "Guidebook",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "FormBench", dependencies: ["Tabstop"],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "GrowthBench", dependencies: ["Tabstop", "TabstopFoundation"],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "PlacesBench", dependencies: ["Places"], linkerSettings: linking),

    .testTarget(name: "FocusModelTests", dependencies: ["FocusModel"]),
    .testTarget(
      name: "AccountsTests",
      dependencies: ["Accounts", "Vault", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(
      name: "OpenIDConnectTests", dependencies: ["OpenIDConnect", "CGnuTLS", "CSodium"],
      // The tests sign with it.
      linkerSettings: [.linkedLibrary("gnutls")]),
    // Signs in over a network, for tests with a provider that does not behave.
    .executableTarget(
      name: "SignInProgram", dependencies: ["SignIn", "OpenIDConnect", "GtkBridge", "CGtk"],
      path: "Tests/SignInProgram"),
    .testTarget(name: "TripsTests", dependencies: ["Trips"]),
    // A store with many trips, for tests and benchmarks of the whole program.
    .executableTarget(
      name: "PlannerSeed", dependencies: ["Accounts", "Vault", "Trips"],
      path: "Tests/PlannerSeed"),
    // The application's models, without a window.
    .testTarget(
      name: "PlannerTests",
      dependencies: [
        "VacationPlanner", "Accounts", "OpenIDConnect", "SignIn", "Vault", "Trips", "Exchange",
        "Places", "Tabstop", "TabstopFoundation",
      ]),
    // The helper process that parses foreign files, alone.
    .executableTarget(
      name: "ForeignFileProgram", dependencies: ["Exchange"], path: "Tests/ForeignFileProgram"),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Exchange", "Trips", "ForeignFileProgram"],
      exclude: ["Files"]),
    .testTarget(
      name: "PlacesTests",
      dependencies: ["Places", .product(name: "GRDB", package: "GRDB.swift")]),
    // A private X server for test processes.
    .target(name: "PrivateDisplay", dependencies: ["CGtk"], path: "Tests/PrivateDisplay"),
    .testTarget(name: "GtkBridgeTests", dependencies: ["GtkBridge", "PrivateDisplay", "CGtk"]),
    .testTarget(
      name: "TabstopTests",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "FocusModel", "GtkBridge", "PrivateDisplay",
        "CGtk",
      ]),
    // Sources as they are written for Apple's modules, which have to build and work unchanged.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "SwiftUI", "Combine", "AuthenticationServices", "Tabstop", "TabstopFoundation",
        "TabstopCombine", "TabstopMacros", "FocusModel", "GtkBridge", "PrivateDisplay", "CGtk",
      ],
      // As most of those sources are.
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
