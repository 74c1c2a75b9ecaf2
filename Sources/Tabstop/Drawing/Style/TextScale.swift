internal import CGtk
internal import GtkBridge

/// How large the person wants text: 1 is the common size, 2 is twice that. Followed live.
@MainActor
package final class TextScale {
  package static let shared = TextScale()

  private var current: Double
  private let source = DependencySource()
  private let settings: ObjectRef?
  private var connection: SignalConnection?

  private init() {
    settings = gtk_settings_get_default().map { ObjectRef(UnsafeMutableRawPointer($0)) }
    current = Self.read(settings)
    connection = settings.map {
      SignalConnection($0, "notify::gtk-xft-dpi", owner: self) { scale, _ in scale.changed() }
    }
  }

  /// Reading it makes the view that is being evaluated depend on it.
  package var value: Double {
    source.noteRead()
    return current
  }

  private func changed() {
    current = Self.read(settings)
    source.notifyChange()
  }

  private static func read(_ settings: ObjectRef?) -> Double {
    let dotsPerInch = settings?.integerProperty("gtk-xft-dpi") ?? -1
    // In 1024ths; -1 where the desktop says nothing.
    return dotsPerInch > 0 ? Double(dotsPerInch) / (96 * 1024) : 1
  }
}
