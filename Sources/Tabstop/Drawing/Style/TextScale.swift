internal import CGtk
internal import GtkBridge

/// The user's text size: 1 is the default size, 2 is twice that. Followed while the program runs.
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

  /// A read makes the view that is being evaluated depend on it.
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
    // In 1024ths; -1 if the desktop has no setting.
    return dotsPerInch > 0 ? Double(dotsPerInch) / (96 * 1024) : 1
  }
}
