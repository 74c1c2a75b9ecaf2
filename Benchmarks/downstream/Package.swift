// swift-tools-version: 6.2
import PackageDescription

// Programs of another package, as users of the library write and build them: with no settings at all.
let package = Package(
  name: "downstream",
  dependencies: [.package(name: "tabstop", path: "../..")],
  targets: [
    // The form of the benchmark, as most will write it.
    .executableTarget(
      name: "form-bench-swiftui", dependencies: [.product(name: "SwiftUI", package: "tabstop")],
      path: "Sources/FormBench"),
    // What build times are taken of.
    .executableTarget(
      name: "hello-tabstop", dependencies: [.product(name: "Tabstop", package: "tabstop")],
      path: "Sources/HelloTabstop"),
    .executableTarget(
      name: "hello-swiftui", dependencies: [.product(name: "SwiftUI", package: "tabstop")],
      path: "Sources/HelloSwiftUI"),
  ]
)
