// swift-tools-version: 6.2
import PackageDescription

// Programs of another package, written and built as by users of the library: without settings.
let package = Package(
  name: "downstream",
  dependencies: [.package(name: "tabstop", path: "../..", traits: [])],
  targets: [
    // The form of the benchmark, as most programs would have it.
    .executableTarget(
      name: "form-bench-swiftui", dependencies: [.product(name: "SwiftUI", package: "tabstop")],
      path: "Sources/FormBench"),
    // The program whose build times are measured.
    .executableTarget(
      name: "hello-tabstop", dependencies: [.product(name: "Tabstop", package: "tabstop")],
      path: "Sources/HelloTabstop"),
    .executableTarget(
      name: "hello-swiftui", dependencies: [.product(name: "SwiftUI", package: "tabstop")],
      path: "Sources/HelloSwiftUI"),
  ]
)
