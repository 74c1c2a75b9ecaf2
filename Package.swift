// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The linker flags of this package's programs for release on Linux; the lld of every toolchain has
// them. Libraries have no such flags, so that packages that depend on this one get none.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld",
      // Nothing looks up symbols in a program, and the linker cannot remove exported ones.
      "-Xlinker", "--no-export-dynamic",
      // 4 kB instead of 0.6 MB that the loader reads (glibc 2.36 and newer).
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ], .when(platforms: [.linux], configuration: .release))
]

// The modules under Apple's names: compatible interfaces, so that unchanged sources build. The contents of each
// are in the target of its name with "Interface". They are C targets: every target that is built later finds a
// Swift module, so that `canImport(Combine)` in other packages would be true, but only targets that depend on a
// C target find its module.
let appleNames = [
  "Accelerate", "Accessibility", "ActivityKit", "AdSupport", "AppIntents", "AppKit",
  "ApplicationServices", "AppTrackingTransparency", "ARKit", "AudioToolbox",
  "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit",
  "Carbon", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
  "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia",
  "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
  "CoreTransferable", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "DeviceActivity",
  "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls", "FoundationModels", "GameController",
  "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "ImageIO", "Intents",
  "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
  "ManagedSettings", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetricKit",
  "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
  "Network", "NetworkExtension", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos",
  "PhotosUI", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
  "ReplayKit", "SafariServices", "ScreenCaptureKit", "Security", "ServiceManagement", "simd",
  "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore", "SystemConfiguration", "TipKit",
  "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit",
  "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
]
// Sources for several platforms import these only if `canImport` says that they are built for Apple's, so they are
// not among `AppleModules`.
let rareAppleNames = ["CoreServices", "ObjectiveC"]
// Apple's names of libraries in C.
let appleLibraries = ["CommonCrypto", "SQLite3"]
let appleDependencies: [Target.Dependency] = (appleNames + appleLibraries).map { .target(name: $0) }

// What only the programs and the tools of this package need of others. Packages that depend on this one with
// `traits: []` do not have SwiftPM fetch it.
let programs = TargetDependencyCondition.when(traits: ["Programs"])
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift", condition: programs)
let grdbSQLite = Target.Dependency.product(
  name: "GRDBSQLite", package: "GRDB.swift", condition: programs)
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: programs)
let swiftParser = Target.Dependency.product(
  name: "SwiftParser", package: "swift-syntax", condition: programs)

let package = Package(
  name: "tabstop",
  products: [
    .library(name: "FocusModel", targets: ["FocusModel"]),
    .library(name: "Tabstop", targets: ["Tabstop"]),
    // All of Apple's names.
    .library(name: "AppleModules", targets: appleNames + appleLibraries),
    // GTK widgets of a program's own as views.
    .library(name: "TabstopGtk", targets: ["TabstopGtk"]),
    // For sources from Xcode: the modules that Foundation re-exports there, asset catalogues, and `#selector`.
    .plugin(name: "AppleImports", targets: ["AppleImports"]),
    .plugin(name: "AssetCatalogs", targets: ["AssetCatalogs"]),
    .plugin(name: "Selectors", targets: ["Selectors"]),
    // Makes tables of translations from the string catalogs beside a target's sources.
    .plugin(name: "StringTables", targets: ["StringTables"]),
    // Reading and writing catalogs, for tools.
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "StringExtraction", targets: ["StringExtraction"]),
  ],
  traits: [
    .default(enabledTraits: ["Programs"]),
    .trait(
      name: "Programs",
      description: "Vacation Planner, focus-gallery, and the tools that parse Swift."),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // GTK 4's headers, and inline shims for the macros and variadic functions that Swift cannot
    // call.
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
    // GLib's hash functions; GnuTLS's ciphers, libsodium's Curve25519 and libcrypto's P-256 are loaded when they are
    // needed, without their development files.
    .systemLibrary(
      name: "CCrypto", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev"]), .yum(["glib2-devel"]), .brew(["glib"])]),
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
    // libcurl, which a statically linked FoundationNetworking needs. SwiftPM reports when it is not
    // installed.
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .yum(["libcurl-devel"]), .brew(["curl"])]),

    // The translations of texts: the library that programs use, and the tools that make its tables
    // from catalogs.
    .systemLibrary(name: "CStringTables"),
    .target(name: "Localization", dependencies: ["CStringTables"]),
    .target(name: "StringCatalogs"),
    // Finds the texts of sources, for catalogs.
    .target(name: "StringExtraction", dependencies: ["StringCatalogs", swiftParser]),
    .executableTarget(name: "StringTableWriter", dependencies: ["StringCatalogs"]),
    .plugin(
      name: "StringTables", capability: .buildTool(), dependencies: ["StringTableWriter"]),

    .target(name: "FocusModel"),
    .target(name: "GtkBridge", dependencies: ["CGtk", "Localization"]),
    .target(
      name: "Tabstop",
      dependencies: ["FocusModel", "GtkBridge", "CGtk", "Localization", "TabstopResources"],
      plugins: ["StringTables"]),
    // The parts of Tabstop that need Foundation. A program that only imports `Tabstop` does not
    // link it.
    .target(
      name: "TabstopFoundation",
      dependencies: ["Tabstop", "GtkBridge", "CGtk", "CSecret", "Localization"]),
    // Stand-ins for the classes of UIKit and AppKit that SwiftUI sources name.
    .target(
      name: "TabstopKits", dependencies: ["Tabstop", "TabstopFoundation", "GtkBridge", "CGtk"]),
    // GTK widgets of a program's own as views, with GTK's types.
    .target(
      name: "TabstopGtk", dependencies: ["Tabstop", "TabstopFoundation", "GtkBridge", "CGtk"]),
    // Logging as Apple's os does, to the journal or standard error.
    .target(name: "SystemLog"),
    // Asset catalogues, as a build plugin reads them.
    .target(name: "AssetCatalog"),
    .executableTarget(name: "AssetCatalogTool", dependencies: ["AssetCatalog"]),
    .plugin(
      name: "AssetCatalogs", capability: .buildTool(), dependencies: ["AssetCatalogTool"]),
    // Copies of sources with selectors, without them.
    .target(name: "SelectorExpansion", dependencies: ["TabstopMacroExpansion"]),
    .executableTarget(name: "SelectorTool", dependencies: ["SelectorExpansion"]),
    .plugin(name: "Selectors", capability: .buildTool(), dependencies: ["SelectorTool"]),
    // One file with re-exports in a target.
    .plugin(name: "AppleImports", capability: .buildTool()),
    // Combine's interface, by OpenCombine, without the parts that need FoundationNetworking and
    // thereby libcurl; and the parts of Tabstop that need Combine.
    .target(
      name: "CombineFoundation",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "TabstopCombine", dependencies: ["Tabstop", "GtkBridge", "CombineFoundation"]),
    // `#Preview`, `@Entry` and `@Animatable`; TipKit's `#Rule` and `@Parameter`; FoundationModels' `@Generable`.
    // Without swift-syntax, for which every package that depends on this one would wait.
    .target(name: "TabstopMacroExpansion"),
    .macro(name: "TabstopMacroPlugin", dependencies: ["TabstopMacroExpansion"]),
    .target(name: "TabstopMacros", dependencies: ["Tabstop", "TabstopMacroPlugin"]),
    // The contents of the modules under Apple's names.
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
    .target(
      name: "PhotosUIInterface",
      dependencies: ["PhotosInterface", "TabstopFoundation", "TabstopKits"]),
    .target(name: "CoreGraphicsInterface", dependencies: ["TabstopFoundation"]),
    .target(
      name: "UIKitInterface",
      dependencies: ["CoreGraphicsInterface", "CoreImageInterface", "TabstopKits"]),
    .target(
      name: "AppKitInterface",
      dependencies: ["CoreGraphicsInterface", "CoreImageInterface", "TabstopKits"]),
    .target(name: "osInterface", dependencies: ["SystemLog"]),
    .target(name: "OSLogInterface", dependencies: ["SystemLog"]),
    .target(name: "CocoaInterface", dependencies: ["AppKitInterface"]),
    .target(
      name: "ApplicationServicesInterface", dependencies: ["CoreGraphicsInterface", "TabstopKits"]),
    .target(name: "CoreServicesInterface", dependencies: ["TabstopKits"]),
    .target(name: "CoreTextInterface", dependencies: ["TabstopKits"]),
    .target(
      name: "QuartzCoreInterface",
      dependencies: ["CoreGraphicsInterface", "TabstopFoundation", "TabstopKits"]),
    .target(
      name: "UserNotificationsInterface",
      dependencies: ["CoreLocationInterface", "Tabstop", "TabstopKits"]),
    .target(name: "SafariServicesInterface", dependencies: ["TabstopKits"]),
    .target(name: "MessageUIInterface", dependencies: ["TabstopKits"]),
    .target(name: "LocalAuthenticationInterface", dependencies: ["Tabstop", "TabstopFoundation"]),
    .target(name: "CoreHapticsInterface"),
    .target(
      name: "WidgetKitInterface",
      dependencies: [
        "ActivityKitInterface", "AppIntentsInterface", "IntentsInterface", "SwiftUIInterface",
      ]),
    .target(
      name: "StoreKitInterface", dependencies: ["SwiftUIInterface", "Tabstop", "UIKitInterface"]),
    .target(name: "NetworkInterface", dependencies: ["Tabstop", "GtkBridge", "CGtk"]),
    .target(
      name: "AudioToolboxInterface",
      dependencies: ["Tabstop", "TabstopFoundation", "GtkBridge", "CGtk"]),
    .target(
      name: "AVFoundationInterface",
      dependencies: ["AudioToolboxInterface", "Tabstop", "TabstopKits", "GtkBridge", "CGtk"]),
    .target(
      name: "AVKitInterface",
      dependencies: [
        "AVFoundationInterface", "SwiftUIInterface", "Tabstop", "TabstopKits", "GtkBridge", "CGtk",
      ]),
    .target(name: "CoreLocationInterface"),
    .target(
      name: "CoreLocationUIInterface",
      dependencies: ["CoreLocationInterface", "Tabstop", "UIKitInterface"]),
    .target(name: "CoreSpotlightInterface", dependencies: ["UniformTypeIdentifiersInterface"]),
    .target(
      name: "FoundationModelsInterface", dependencies: ["Tabstop", "TabstopMacroPlugin"]),
    .target(name: "TranslationInterface", dependencies: ["SwiftUIInterface", "Tabstop"]),
    .target(name: "JavaScriptCoreInterface", dependencies: ["CoreGraphicsInterface", "Tabstop"]),
    .target(name: "ManagedSettingsInterface", dependencies: ["CombineFoundation"]),
    .target(
      name: "FamilyControlsInterface",
      dependencies: [
        "CombineFoundation", "ManagedSettingsInterface", "SwiftUIInterface", "Tabstop",
      ]),
    .target(
      name: "DeviceActivityInterface",
      dependencies: ["ManagedSettingsInterface", "SwiftUIInterface", "Tabstop"]),
    .target(
      name: "QuickLookThumbnailingInterface",
      dependencies: [
        "CGtk", "CoreGraphicsInterface", "ImageIOInterface", "TabstopFoundation", "TabstopKits",
      ]),
    .target(
      name: "QuickLookUIInterface",
      dependencies: [
        "AppKitInterface", "QuickLookInterface", "QuickLookThumbnailingInterface", "Tabstop",
      ]),
    .target(
      name: "QuartzInterface",
      dependencies: [
        "AppKitInterface", "CoreImageInterface", "PDFKitInterface", "QuickLookUIInterface",
      ]),
    .target(name: "WeatherKitInterface", dependencies: ["CoreLocationInterface"]),
    .target(name: "AccelerateInterface"),
    .target(name: "CloudKitInterface", dependencies: ["CoreLocationInterface", "Tabstop"]),
    .target(
      name: "GameKitInterface", dependencies: ["Tabstop", "TabstopKits", "UIKitInterface"]),
    .target(
      name: "MusicKitInterface",
      dependencies: ["CCurl", "CombineFoundation", "SwiftUIInterface", "Tabstop"]),
    .target(
      name: "PencilKitInterface",
      dependencies: ["Tabstop", "TabstopFoundation", "TabstopKits", "UIKitInterface"]),
    .target(
      name: "SpriteKitInterface",
      dependencies: [
        "AVFoundationInterface", "SwiftUIInterface", "Tabstop", "TabstopFoundation", "TabstopKits",
        "UIKitInterface",
      ]),
    .target(
      name: "CoreAudioInterface", dependencies: ["AVFoundationInterface", "TabstopFoundation"]),
    .target(
      name: "ScreenCaptureKitInterface",
      dependencies: ["AVFoundationInterface", "Tabstop", "TabstopKits"]),
    .target(name: "CoreMotionInterface"),
    .target(name: "SecurityInterface", dependencies: ["TabstopFoundation", "CCurl"]),
    .target(name: "CryptoKitInterface", dependencies: ["CCrypto"]),
    .target(name: "QuickLookInterface", dependencies: ["SwiftUIInterface", "Tabstop"]),
    .target(
      name: "CoreImageInterface",
      dependencies: ["CoreGraphicsInterface", "MetalInterface", "TabstopKits"]),
    .target(
      name: "ImageIOInterface",
      dependencies: ["TabstopFoundation", "TabstopKits", "CoreGraphicsInterface", "GtkBridge"]),
    .target(
      name: "WebKitInterface",
      dependencies: ["Tabstop", "TabstopFoundation", "TabstopKits", "SwiftUIInterface", "CCurl"]),
    .target(
      name: "PhotosInterface",
      dependencies: ["CoreLocationInterface", "TabstopFoundation", "TabstopKits"]),
    .target(name: "GameplayKitInterface"),
    .target(name: "ServiceManagementInterface"),
    .target(name: "SpeechInterface", dependencies: ["AVFoundationInterface"]),
    .target(
      name: "MediaPlayerInterface", dependencies: ["Tabstop", "TabstopKits", "SwiftUIInterface"]),
    .target(name: "ContactsInterface"),
    .target(name: "EventKitInterface", dependencies: ["TabstopKits"]),
    .target(name: "ContactsUIInterface", dependencies: ["ContactsInterface", "TabstopKits"]),
    .target(name: "EventKitUIInterface", dependencies: ["EventKitInterface", "TabstopKits"]),
    .target(name: "CoreVideoInterface", dependencies: ["TabstopKits"]),
    .target(
      name: "LinkPresentationInterface",
      dependencies: ["TabstopFoundation", "TabstopKits", "SwiftUIInterface", "CCurl"]),
    .target(name: "MetricKitInterface"),
    .target(
      name: "SystemConfigurationInterface",
      dependencies: ["NetworkInterface", "TabstopFoundation", "CGtk"]),
    .target(name: "IOKitInterface", dependencies: ["GtkBridge", "Tabstop", "TabstopFoundation"]),
    .target(name: "CarbonInterface", dependencies: ["TabstopFoundation"]),
    .target(name: "CoreBluetoothInterface"),
    .target(name: "AppTrackingTransparencyInterface"),
    .target(name: "AdSupportInterface"),
    .target(name: "BackgroundTasksInterface"),
    .target(name: "WatchConnectivityInterface"),
    .target(
      name: "WatchKitInterface", dependencies: ["Tabstop", "TabstopFoundation", "TabstopKits"]),
    .target(name: "ActivityKitInterface", dependencies: ["SwiftUIInterface"]),
    .target(
      name: "TipKitInterface",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "SwiftUIInterface", "TabstopMacroPlugin",
      ]),
    .target(name: "SwiftUICoreInterface", dependencies: ["SwiftUIInterface"]),
    .target(name: "DeveloperToolsSupportInterface", dependencies: ["SwiftUIInterface"]),
    .target(name: "ObjectiveCInterface", dependencies: ["TabstopFoundation"]),
    .target(name: "CoreMediaInterface", dependencies: ["AVFoundationInterface"]),
    .target(name: "AVFAudioInterface", dependencies: ["AVFoundationInterface"]),
    .target(name: "MobileCoreServicesInterface", dependencies: ["TabstopFoundation"]),
    .target(name: "simdInterface"),
    .target(
      name: "PDFKitInterface",
      dependencies: ["Tabstop", "TabstopFoundation", "TabstopKits", "SwiftUIInterface"]),
    .target(name: "VisionInterface", dependencies: ["CoreImageInterface", "TabstopKits"]),
    .target(
      name: "VisionKitInterface",
      dependencies: ["TabstopFoundation", "TabstopKits", "VisionInterface"]),
    .target(name: "AppIntentsInterface", dependencies: ["SwiftUIInterface"]),
    .target(name: "HealthKitInterface"),
    .target(name: "NaturalLanguageInterface", dependencies: ["GtkBridge"]),
    .target(name: "AccessibilityInterface", dependencies: ["Tabstop", "TabstopFoundation"]),
    .target(
      name: "ARKitInterface", dependencies: ["simdInterface", "Tabstop", "UIKitInterface"]),
    .target(name: "CallKitInterface", dependencies: ["AVFoundationInterface", "Tabstop"]),
    .target(name: "CoreMLInterface", dependencies: ["Tabstop", "TabstopKits"]),
    .target(name: "CoreNFCInterface", dependencies: ["Tabstop"]),
    .target(name: "CoreTelephonyInterface"),
    .target(name: "DeviceCheckInterface", dependencies: ["Tabstop"]),
    .target(name: "GameControllerInterface", dependencies: ["Tabstop"]),
    .target(
      name: "GroupActivitiesInterface",
      dependencies: ["CombineFoundation", "Tabstop", "TabstopKits"]),
    .target(name: "HomeKitInterface", dependencies: ["Tabstop"]),
    .target(name: "IntentsInterface", dependencies: ["Tabstop", "TabstopFoundation"]),
    .target(name: "IntentsUIInterface", dependencies: ["IntentsInterface", "TabstopKits"]),
    .target(name: "MetalInterface"),
    .target(name: "MetalKitInterface", dependencies: ["MetalInterface", "Tabstop", "TabstopKits"]),
    .target(name: "MultipeerConnectivityInterface", dependencies: ["Tabstop", "TabstopKits"]),
    .target(name: "NearbyInteractionInterface", dependencies: ["simdInterface", "Tabstop"]),
    .target(name: "NetworkExtensionInterface", dependencies: ["Tabstop"]),
    .target(
      name: "PassKitInterface",
      dependencies: ["ContactsInterface", "SwiftUIInterface", "Tabstop", "TabstopKits"]),
    .target(
      name: "ReplayKitInterface",
      dependencies: ["AVFoundationInterface", "Tabstop", "TabstopKits"]),
    // Libraries in C. The header of SQLite is needed only where the module is imported.
    .target(name: "CommonCrypto", dependencies: ["CCrypto"]),
    .target(name: "SQLite3"),
    // Style sheets and pictures, put into the program by #embed.
    .target(name: "TabstopResources", path: "Resources/Tabstop"),
    .target(name: "PlannerResources", path: "Resources/VacationPlanner"),

    // The sealed records of one account.
    .target(name: "Vault", dependencies: ["CSodium", "Localization", grdb]),
    .target(
      name: "Accounts",
      dependencies: ["CSodium", "Localization", "Vault", grdb, grdbSQLite]),
    // Signing in with a provider: the protocol, without a network of its own.
    .target(name: "OpenIDConnect", dependencies: ["CSodium", "CGnuTLS", "Localization"]),
    .target(name: "Trips", dependencies: ["Localization"]),
    // The import and export of trips: calendars, reservations, passes, backups, pages.
    .target(
      name: "Exchange",
      dependencies: ["Trips", "CIcal", "CArchive", "CProcessLimits", "CSodium", "Localization"]),
    // The gazetteer: a read-only file that scripts/make-places.py makes.
    .target(
      name: "Places",
      dependencies: ["Localization", grdb, grdbSQLite], plugins: ["StringTables"]),
    // Signing in with a provider, by HTTP, the system's browser and the desktop's service for secrets.
    .target(
      name: "SignIn",
      dependencies: ["OpenIDConnect", "CSoup", "CSecret", "CProcessLimits", "Localization"]),
    // The resources and views for destinations that Vacation Planner and the gallery share.
    .target(
      name: "Guidebook",
      dependencies: ["Tabstop", "Trips", "PlannerResources", "Localization"],
      swiftSettings: [.defaultIsolation(MainActor.self)], plugins: ["StringTables"]),
    // The programs have the names of their targets, and no products of their own: by `swift run`, and by
    // `--product`, SwiftPM makes a plan with the executable products of dependencies in it, which the next plain
    // `swift build` follows.
    .executableTarget(
      name: "vacation-planner",
      dependencies: [
        "Tabstop", "TabstopFoundation", "Accounts", "Vault", "Trips", "Exchange", "Places",
        "Guidebook", "OpenIDConnect", "SignIn", "CSodium", "CFreedMemory",
        argumentParser,
      ], path: "Sources/VacationPlanner", swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking, plugins: ["StringTables"]),
    .executableTarget(
      name: "focus-gallery",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "TabstopGtk",
        "AuthenticationServicesInterface", "Trips", "Guidebook",
        argumentParser,
      ], path: "Sources/FocusGallery",
      // The plugin reads these folders itself; SwiftPM would copy them beside the program.
      exclude: ["ar.lproj", "de.lproj", "en.lproj", "fr.lproj", "ja.lproj"],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking, plugins: ["StringTables"]),
    .executableTarget(
      name: "form-bench", dependencies: ["Tabstop"], path: "Sources/FormBench",
      swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "growth-bench", dependencies: ["Tabstop", "TabstopFoundation"],
      path: "Sources/GrowthBench",
      swiftSettings: [.defaultIsolation(MainActor.self)],
      linkerSettings: linking),
    .executableTarget(
      name: "places-bench", dependencies: ["Places"], path: "Sources/PlacesBench",
      linkerSettings: linking),

    .testTarget(name: "FocusModelTests", dependencies: ["FocusModel"]),
    // (With tests of the macro itself, SwiftPM would build everything a second time, for macros.)
    .testTarget(name: "TabstopMacroExpansionTests", dependencies: ["TabstopMacroExpansion"]),
    .testTarget(name: "SelectorExpansionTests", dependencies: ["SelectorExpansion"]),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["Localization", "StringCatalogs", "StringExtraction"]),
    .testTarget(
      name: "AccountsTests",
      dependencies: ["Accounts", "Vault", "Trips", grdb],
      exclude: ["Stores"]),
    .testTarget(
      name: "OpenIDConnectTests", dependencies: ["OpenIDConnect", "CGnuTLS", "CSodium"],
      // The tests sign with it.
      linkerSettings: [.linkedLibrary("gnutls")]),
    // A program that signs in over a network, for tests with a misbehaving provider.
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
        "vacation-planner", "Accounts", "OpenIDConnect", "SignIn", "Vault", "Trips", "Exchange",
        "Places", "Tabstop", "TabstopFoundation", "Guidebook", "Localization",
      ]),
    // The helper process that parses foreign files, alone.
    .executableTarget(
      name: "ForeignFileProgram", dependencies: ["Exchange"], path: "Tests/ForeignFileProgram"),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Exchange", "Trips", "ForeignFileProgram"],
      exclude: ["Files"]),
    .testTarget(name: "PlacesTests", dependencies: ["Places", "Localization", grdb]),
    // A private X server for test processes.
    .target(name: "PrivateDisplay", dependencies: ["CGtk"], path: "Tests/PrivateDisplay"),
    .testTarget(
      name: "GtkBridgeTests",
      dependencies: ["GtkBridge", "Localization", "PrivateDisplay", "CGtk"]),
    .testTarget(
      name: "TabstopTests",
      dependencies: [
        "Tabstop", "TabstopFoundation", "TabstopKits", "TabstopGtk", "FocusModel", "GtkBridge",
        "Localization", "PrivateDisplay", "CGtk", "AssetCatalog", "SystemLog",
      ]),
    // A part of an application from Xcode, with its resources, built by the plugins.
    .target(
      name: "XcodeSources",
      dependencies: [
        "SwiftUI", "Combine", "UIKit", "CoreGraphics", "os", "UserNotifications", "CoreImage",
      ],
      path: "Tests/XcodeSources", resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppleImports", "AssetCatalogs"]),
    // Parts of applications with selectors and targets.
    .target(
      name: "SelectorSources", dependencies: ["SwiftUI", "Combine", "UIKit", "AppKit"],
      path: "Tests/SelectorSources", sources: ["SelectorSources.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppleImports", "Selectors"]),
    // A part of an application as Xcode 26 makes projects.
    .target(
      name: "MainActorSources", dependencies: ["SwiftUI", "UIKit"], path: "Tests/MainActorSources",
      exclude: ["Localizable.xcstrings"],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ], plugins: ["AppleImports", "StringTables"]),
    // Sources as they are written for Apple's modules, which have to build and work unchanged.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: appleDependencies + [
        "CoreServices", "ObjectiveC", "Tabstop", "TabstopFoundation", "TabstopKits",
        "TabstopCombine", "TabstopMacros", "FocusModel", "GtkBridge", "PrivateDisplay", "CGtk",
        "MainActorSources", "SelectorSources", "XcodeSources",
      ],
      exclude: ["de.lproj", "en.lproj"],
      // As most of those sources are.
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["StringTables"]),
  ],
  swiftLanguageModes: [.v6]
)

for name in appleNames + rareAppleNames {
  package.targets.append(.target(name: name, dependencies: [.target(name: "\(name)Interface")]))
}
for name in appleNames + appleLibraries + rareAppleNames {
  package.products.append(.library(name: name, targets: [name]))
}
