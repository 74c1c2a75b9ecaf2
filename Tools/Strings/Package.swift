// swift-tools-version: 6.2
import PackageDescription

// What `make strings` runs. A package of its own, so that nothing else builds swift-syntax twice.
let package = Package(
  name: "strings",
  dependencies: [
    .package(name: "tabstop", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "strings",
      dependencies: [
        .product(name: "StringCatalogs", package: "tabstop"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
