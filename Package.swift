// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// How release builds are made on Linux. SwiftPM takes such flags from packages that it depends on,
// by path and by version, since 6.2.

// What a program does not call can be left out, and what it calls at its start put together,
// function by function: else Swift's compiler makes one piece of each file, and keeps what is public.
let compiling: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link",
      "-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation",
    ], .when(platforms: [.linux], configuration: .release))
]

// Programs are linked with lld, which can do what makes them smaller, on disk and in memory.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-ld-path=\(Context.packageDirectory)/scripts/lean-ld",
      // Nobody looks for symbols in a program; those that are exported could not be left out.
      "-Xlinker", "--no-export-dynamic",
      // 4 kB instead of 0.6 MB that the loader reads (glibc 2.36 and newer).
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      // Of functions that are the same, one is enough.
      "-Xlinker", "--icf=all",
      // The names of all characters, 0.5 MB, and more of that kind: no program here asks for them.
      "-Xlinker", "--wrap=_swift_stdlib_getScalarName",
      "-Xlinker", "--wrap=_swift_stdlib_getNameAlias",
      "-Xlinker", "--wrap=_swift_stdlib_getAge",
      "-Xlinker", "--wrap=_swift_stdlib_getScript",
      "-Xlinker", "--wrap=_swift_stdlib_getScriptExtensions",
      // Ends of strings that are the ends of others, too.
      "-Xlinker", "-O2",
      // What runs at a start stands together: the kernel maps 64 kB around each page that is used.
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Benchmarks/link-order.txt",
      "-Xlinker", "--no-warn-symbol-ordering",
      "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Benchmarks/link-sections.ld",
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
    // libsodium: Argon2id for passwords.
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .yum(["libsodium-devel"]), .brew(["libsodium"])]),
    // libcurl: FoundationNetworking, linked statically, asks for it; SwiftPM says so where it is not.
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"]), .brew(["curl"])]),

    .target(name: "FocusModel", swiftSettings: compiling),
    .target(name: "GtkBridge", dependencies: ["CGtk"], swiftSettings: compiling),
    .target(
      name: "Tabstop", dependencies: ["FocusModel", "GtkBridge", "CGtk", "TabstopResources"],
      swiftSettings: compiling),
    // What of Tabstop needs Foundation. A program that only says `import Tabstop` does without.
    .target(
      name: "TabstopFoundation", dependencies: ["Tabstop", "GtkBridge", "CGtk"],
      swiftSettings: compiling),
    // Combine's interface, by OpenCombine, without what needs FoundationNetworking (and with that
    // libcurl); and what of Tabstop needs it.
    .target(
      name: "CombineFoundation",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(
      name: "TabstopCombine", dependencies: ["Tabstop", "GtkBridge", "CombineFoundation"],
      swiftSettings: compiling),
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
      dependencies: ["Tabstop", "TabstopFoundation", "TabstopCombine", "TabstopMacros"]),
    .target(name: "CombineInterface", dependencies: ["CombineFoundation", "CCurl"]),
    .target(
      name: "AuthenticationServicesInterface", dependencies: ["Tabstop", "TabstopFoundation"]),
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
    // What programs of this package are linked with besides.
    .target(name: "ProgramArguments"),

    .target(
      name: "Accounts",
      dependencies: [
        "CSodium", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    .target(name: "Trips"),
    // What Vacation Planner and the gallery both show of the destinations.
    .target(
      name: "Guidebook", dependencies: ["Tabstop", "Trips", "PlannerResources"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "VacationPlanner",
      dependencies: [
        "Tabstop", "TabstopFoundation", "Accounts", "Trips", "Guidebook", "ProgramArguments",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)] + compiling,
      linkerSettings: linking),
    .executableTarget(
      name: "FocusGallery",
      dependencies: [
        "Tabstop", "TabstopFoundation", "Trips", "Guidebook", "ProgramArguments",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)] + compiling,
      linkerSettings: linking),
    .executableTarget(
      name: "FormBench", dependencies: ["Tabstop", "ProgramArguments"],
      swiftSettings: [.defaultIsolation(MainActor.self)] + compiling,
      linkerSettings: linking),
    .executableTarget(
      name: "GrowthBench", dependencies: ["Tabstop", "TabstopFoundation", "ProgramArguments"],
      swiftSettings: [.defaultIsolation(MainActor.self)] + compiling,
      linkerSettings: linking),

    .testTarget(name: "FocusModelTests", dependencies: ["FocusModel"]),
    .testTarget(
      name: "AccountsTests",
      dependencies: ["Accounts", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(name: "TripsTests", dependencies: ["Trips"]),
    // A private X server for test processes.
    .target(name: "PrivateDisplay", dependencies: ["CGtk"], path: "Tests/PrivateDisplay"),
    .testTarget(name: "GtkBridgeTests", dependencies: ["GtkBridge", "PrivateDisplay", "CGtk"]),
    .testTarget(
      name: "TabstopTests",
      dependencies: [
        "Tabstop", "TabstopFoundation", "FocusModel", "GtkBridge", "PrivateDisplay", "CGtk",
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
