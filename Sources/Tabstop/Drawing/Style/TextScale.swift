internal import CGtk
internal import GtkBridge

/// The user's text size: 1 is the default size, 2 is twice that. Followed while the program runs.
@MainActor
package final class TextScale {
  package static let shared = TextScale()

  private var current = 1.0
  private let source = DependencySource()
  private var connection: SignalConnection?
  private var titleStyle: CSSProvider?

  private var settings: ObjectRef? { .gtkSettings }

  private init() { connect() }

  private func connect() {
    guard let settings else { return }
    connection = SignalConnection(settings, "notify::gtk-xft-dpi", owner: self) { scale, _ in
      scale.changed()
    }
    current = Self.read(settings)
    scaleTitles()
  }

  /// A read makes the view that is being evaluated depend on it.
  package var value: Double {
    if connection == nil { connect() }
    source.noteRead()
    return current
  }

  private func changed() {
    current = Self.read(settings)
    scaleTitles()
    source.notifyChange()
  }

  /// Lets large titles grow less than other text, as on Apple's platforms, where a large title is 1.41 times
  /// as large when other text is twice as large: otherwise its words are wider than a narrow window.
  private func scaleTitles() {
    guard current > 1 || titleStyle != nil else { return }
    if titleStyle == nil {
      let style = CSSProvider()
      style.add(priority: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      titleStyle = style
    }
    let share = current > 1 ? (1 + 0.41 * (current - 1)) / current : 1
    // More specific than the rule in Tabstop's style sheet, which may come later.
    titleStyle?.load("label.large-title { font-size: \(Int(200 * share))%; }")
  }

  private static func read(_ settings: ObjectRef?) -> Double {
    let dotsPerInch = settings?.integerProperty("gtk-xft-dpi") ?? -1
    // In 1024ths; -1 if the desktop has no setting.
    return dotsPerInch > 0 ? Double(dotsPerInch) / (96 * 1024) : 1
  }
}
