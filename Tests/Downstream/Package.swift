// swift-tools-version: 6.2
import PackageDescription

// A package that uses this one as others do; scripts/check-downstream.sh copies it elsewhere and builds
// it. TABSTOP names the repository: a folder, or with TABSTOP_VERSION what git can clone.
let tabstop = Context.environment["TABSTOP"] ?? "../.."

let package = Package(
  name: "downstream",
  dependencies: [
    Context.environment["TABSTOP_VERSION"].map {
      .package(url: tabstop, exact: Version(stringLiteral: $0), traits: [])
    } ?? .package(name: "tabstop", path: tabstop, traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "form", dependencies: [.product(name: "Tabstop", package: "tabstop")],
      path: "Sources/Form", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "swiftui-form", dependencies: [.product(name: "SwiftUI", package: "tabstop")],
      path: "Sources/SwiftUIForm"),
    // All of Apple's names, and a package that asks whether there is one.
    .executableTarget(
      name: "everything",
      dependencies: [
        .product(name: "SwiftUI", package: "tabstop"),
        .product(name: "Combine", package: "tabstop"),
        .product(name: "AuthenticationServices", package: "tabstop"),
        .product(name: "UniformTypeIdentifiers", package: "tabstop"),
        .product(name: "CoreTransferable", package: "tabstop"),
        .product(name: "PhotosUI", package: "tabstop"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ], path: "Sources/Everything"),
    // As from Xcode: all names, resources and an asset catalogue; and a widget of GTK's.
    .executableTarget(
      name: "xcode-app",
      dependencies: [
        .product(name: "AppleModules", package: "tabstop"),
        .product(name: "TabstopGtk", package: "tabstop"),
      ], path: "Sources/XcodeApp", resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "AppleImports", package: "tabstop"),
        .plugin(name: "AssetCatalogs", package: "tabstop"),
      ]),
    // As Xcode 11 made them, with the attributes from before `@main`.
    .executableTarget(
      name: "older-app", dependencies: [.product(name: "AppleModules", package: "tabstop")],
      path: "Sources/OlderApp", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleImports", package: "tabstop")]),
    .executableTarget(
      name: "older-mac-app", dependencies: [.product(name: "AppleModules", package: "tabstop")],
      path: "Sources/OlderMacApp", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleImports", package: "tabstop")]),
    // A tool of the menu bar, with selectors.
    .executableTarget(
      name: "status-app", dependencies: [.product(name: "AppleModules", package: "tabstop")],
      path: "Sources/StatusApp", sources: ["StatusApp.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "AppleImports", package: "tabstop"),
        .plugin(name: "Selectors", package: "tabstop"),
      ]),
    // Uses none of Tabstop, beside programs that do.
    .target(name: "Bystander"),
    .executableTarget(
      name: "store", dependencies: ["Bystander", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Store"),
  ],
  swiftLanguageModes: [.v6]
)
