internal import CGtk
internal import GtkBridge

/// The pictures of a program, by name.
@MainActor
public enum PictureLibrary {
  private static var pictures: [String: UnsafeRawBufferPointer] = [:]

  /// Adds a picture file (SVG, PNG, JPEG) that lies in the program. The bytes must stay.
  public static func add(_ name: String, _ bytes: UnsafeRawBufferPointer) {
    pictures[name] = bytes
  }

  static func stream(_ name: String) -> ObjectRef? {
    guard let bytes = pictures[name] else { return nil }
    let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, bytes.count, nil)!
    let owned = ObjectRef(UnsafeMutableRawPointer(stream))
    g_object_unref(UnsafeMutableRawPointer(stream))
    return owned
  }
}

/// The bytes of a picture in any format that GdkPixbuf reads.
package final class PictureData: Equatable, Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The same bytes are told from others by where they are.
  package static func == (a: PictureData, b: PictureData) -> Bool { a === b }

  @MainActor var stream: ObjectRef {
    let copy = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(copy) }
    let stream = ObjectRef(UnsafeMutableRawPointer(g_memory_input_stream_new_from_bytes(copy)!))
    // Ours is the reference that stays.
    g_object_unref(stream.raw)
    return stream
  }

  /// In pixels; `nil` if it is no picture.
  @MainActor package var size: (width: Int, height: Int)? {
    let read = withExtendedLifetime(stream) {
      gdk_pixbuf_new_from_stream($0.cast(to: GInputStream.self), nil, nil)
    }
    guard let pixbuf = read else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
  }
}

extension Image.Source {
  /// Where the picture comes from.
  enum Origin: Equatable {
    case library(String)
    case data(PictureData)

    @MainActor var stream: ObjectRef? {
      switch self {
      case .data(let data): return data.stream
      case .library(let name):
        if let stream = PictureLibrary.stream(name) { return stream }
        warn("There is no picture named \"\(name)\"; add it with PictureLibrary.add.")
        return nil
      }
    }
  }

  var origin: Origin? {
    switch self {
    case .picture(let name, _), .labelled(let name, _): .library(name)
    case .data(let data, _): .data(data)
    case .icon: nil
    }
  }

  /// What is read to those who do not see it.
  var spokenName: String {
    switch self {
    case .icon(let name): SymbolNames.spokenName(of: name)
    case .picture(let name, let isDecorative): isDecorative ? "" : name
    case .labelled(_, let label), .data(_, let label): label
    }
  }
}
