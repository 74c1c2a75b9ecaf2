package import GtkBridge
internal import Synchronization

/// The program's pictures, by name: those that it adds, and those of its resources.
@MainActor
public enum PictureLibrary {
  /// The known pictures. Any thread can access them, because programs create pictures where their
  /// data arrive.
  private struct Known {
    var pictures: [String: PictureAsset] = [:]
    var missing: Set<String> = []
  }
  private nonisolated static let known = Mutex(Known())

  /// Adds a picture file (SVG, PNG, JPEG) that is in the program's memory. The bytes must stay
  /// valid.
  public static func add(_ name: String, _ bytes: UnsafeRawBufferPointer) {
    set(PictureFile(bytes: bytes), name)
  }

  /// The size of a picture, in points; `nil` if there is none with that name.
  package nonisolated static func size(of name: String) -> (width: Double, height: Double)? {
    guard let file = picture(name)?.file(for: AssetTraits(), scale: 1),
      let size = PictureDecoder.size(of: file.bytes)
    else { return nil }
    return (Double(size.width) / file.scale, Double(size.height) / file.scale)
  }

  /// A picture as a file; `nil` if there is none with that name.
  package nonisolated static func encoded(_ name: String, as format: PictureFormat) -> [UInt8]? {
    let file = picture(name)?.file(for: AssetTraits(), scale: .infinity)
    return file.flatMap { PictureDecoder.encode($0.bytes, as: format) }
  }

  /// A file of a data set of an asset catalogue. Any thread can ask for it: the files do not change.
  package nonisolated static func data(_ name: String) -> UnsafeRawBufferPointer? {
    ProgramAssets.shared.data(AssetName(name))?.bytes
  }

  /// The picture with a name, which may contain the folder that it is searched for in first.
  nonisolated static func picture(_ key: String) -> PictureAsset? {
    let (found, isMissing) = known.withLock { ($0.pictures[key], $0.missing.contains(key)) }
    if let found { return found }
    if key.isEmpty || isMissing { return nil }
    let name = AssetName(key: key)
    let added = known.withLock { $0.pictures[name.name] }
    guard let picture = added ?? ProgramAssets.shared.picture(name) else { return nil }
    known.withLock { $0.pictures[key] = picture }
    return picture
  }

  /// The largest file of a picture for the present appearance, for what draws at once; if there is
  /// none, that is reported.
  static func file(_ name: String) -> PictureFile? {
    let file = picture(name)?.file(for: .current, scale: .infinity)
    if file == nil { reportMissing(name) }
    return file
  }

  /// Reports once that there is no picture with a name.
  static func reportMissing(_ key: String) {
    guard known.withLock({ $0.missing.insert(key).inserted }) else { return }
    let name = AssetName(key: key)
    warn(
      "There is no picture named \"\(name.name)\": it was not added with PictureLibrary.add, and "
        + ProgramAssets.shared.places(for: name) + ".")
  }

  fileprivate nonisolated static func set(_ file: PictureFile?, _ name: String) {
    let picture = file.map { PictureAsset(variants: [(AssetTraits(), $0)]) }
    // The old value is released after the lock.
    _ = known.withLock { known in
      known.missing.remove(name)
      defer { known.pictures[name] = picture }
      return known.pictures[name]
    }
  }
}

/// Sendable: the bytes do not change while the program runs, or while `owner` exists.
struct PictureFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  var owner: AnyObject?
  /// Pixels per point.
  var scale = 1.0

  /// Whether it is the same file.
  func isSame(as other: PictureFile?) -> Bool { bytes.baseAddress == other?.bytes.baseAddress }
}

/// A picture that is not part of the program: it is in the library for as long as this object
/// exists. Created on any thread.
package final class PictureData: Sendable {
  /// The unique name of the picture in the library.
  package let name: String
  /// The size, in pixels.
  package let size: (width: Double, height: Double)
  private static let count = Atomic(0)

  /// - Parameter bytes: A file in any format that GdkPixbuf reads; the result is `nil` for other
  ///   data.
  /// - Parameter scale: The pixels of a point, in which it is shown.
  package init?(_ bytes: some Collection<UInt8>, scale: Double = 1) {
    let memory = Memory(bytes)
    let file = PictureFile(
      bytes: UnsafeRawBufferPointer(memory.bytes), owner: memory, scale: scale)
    // The whole file is decoded, so that a truncated one is refused.
    guard let picture = PictureDecoder.decode(file.bytes, covering: (0, 0)) else { return nil }
    name = "data:\(Self.count.add(1, ordering: .relaxed).newValue)"
    size = (Double(picture.width), Double(picture.height))
    PictureLibrary.set(file, name)
  }

  deinit { PictureLibrary.set(nil, name) }

  private final class Memory {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ source: some Collection<UInt8>) {
      bytes = .allocate(capacity: source.count)
      _ = bytes.initialize(from: source)
    }

    deinit { bytes.deallocate() }
  }
}
