// swift-tools-version: 6.2
import PackageDescription

// What `make strings` runs. A package of its own, so that it is no part of releases.
let package = Package(
  name: "strings",
  dependencies: [
    .package(name: "tabstop", path: "../.."),
  ],
  targets: [
    .executableTarget(
      name: "strings",
      dependencies: [
        .product(name: "StringCatalogs", package: "tabstop"),
        .product(name: "StringExtraction", package: "tabstop"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
