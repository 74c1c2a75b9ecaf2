import Foundation

/// The file that a program reads: an index, a line for each variant, and the files themselves.
///
///     TABSTOP1                            8 bytes
///     the index's length                  8 bytes, little-endian
///     picture␉name␉dark,contrast␉scale␉offset␉length
///     color␉name␉dark,contrast␉srgb␉red␉green␉blue␉alpha
///     color␉name␉␉system␉name
///     the files
///
/// `Tabstop/Drawing/Assets/PackedAssets.swift` reads it.
public struct PackedCatalog {
  private var index = ""
  private var files = Data()
  /// Messages about files that could not be packed, with their paths.
  public private(set) var faults: [String] = []
  private var places: [String: (offset: Int, length: Int)] = [:]

  /// Packs assets.
  public init(_ assets: [Asset]) {
    for asset in assets {
      for variant in asset.variants { add(variant, of: asset) }
    }
  }

  /// The packed catalogue.
  public var data: Data {
    var result = Data("TABSTOP1".utf8)
    withUnsafeBytes(of: UInt64(index.utf8.count).littleEndian) { result.append(contentsOf: $0) }
    return result + Data(index.utf8) + files
  }

  private mutating func add(_ variant: Asset.Variant, of asset: Asset) {
    let start = "\(asset.kind.rawValue)\t\(asset.fullName)\t\(variant.appearance)\t"
    switch variant.content {
    case .file(let path):
      guard let place = place(of: path) else { return }
      index += start + "\(variant.scale)\t\(place.offset)\t\(place.length)\n"
    case .components(let space, let red, let green, let blue, let alpha):
      index += start + "\(space)\t\(red)\t\(green)\t\(blue)\t\(alpha)\n"
    case .systemColor(let name): index += start + "system\t\(name)\n"
    }
  }

  private mutating func place(of path: String) -> (offset: Int, length: Int)? {
    if let place = places[path] { return place }
    let content =
      path.lowercased().hasSuffix(".pdf")
      ? vectors(ofPDF: path) : FileManager.default.contents(atPath: path)
    guard let content else { return nil }
    let place = (files.count, content.count)
    files.append(content)
    places[path] = place
    return place
  }

  /// Converts a PDF file into an SVG file, which GTK can draw; `nil` after a message if that fails.
  private mutating func vectors(ofPDF path: String) -> Data? {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: output) }
    let converter = Process()
    converter.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    converter.arguments = ["pdftocairo", "-svg", path, output.path]
    converter.standardError = FileHandle.nullDevice
    do {
      try converter.run()
      converter.waitUntilExit()
      if converter.terminationStatus == 0 { return try Data(contentsOf: output) }
    } catch {
      // Without `env` or a file the message below is the reason as well.
    }
    faults.append(
      "\(path) is left out: pdftocairo (Debian's package poppler-utils) converts PDF files")
    return nil
  }
}
