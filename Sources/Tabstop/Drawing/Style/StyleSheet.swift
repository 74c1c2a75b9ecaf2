internal import CGtk
internal import GtkBridge
internal import TabstopResources

/// Tabstop's style sheet, the palette for the desktop's appearance, and a rule for each distinct
/// style of the views.
@MainActor
final class StyleSheet {
  static let shared = StyleSheet()

  let rules = StyleRules()
  private let rulesProvider = CSSProvider()
  private var paletteProvider = CSSProvider()
  private var isInstalled = false
  private var parts = [Part: CSSProvider]()
  private var ownColors = [String: (light: Color, dark: Color)]()
  private var ownColorsProvider: CSSProvider?
  private var hasColors = false
  private var applicationSheets: [UnsafeRawBufferPointer] = []

  /// The class for `declarations`. Equal declarations share one. O(1); a new one makes GTK parse
  /// the rules again, once per turn.
  func className(for declarations: String) -> String {
    className(for: declarations) { ".\($0) { \(declarations) }\n" }
  }

  /// The class for the rules that `makeRules` returns. Equal keys share one.
  func className(for key: String, _ makeRules: (_ name: String) -> String) -> String {
    rules.name(for: key, makeRules)
  }

  /// Keeps the rules of a class while the result is retained; `nil` for a class that is not of this
  /// kind.
  func use(of name: String) -> StyleUse? { rules.use(of: name) }

  /// Passes new rules to GTK.
  func flush() {
    guard let text = rules.newText() else { return }
    needHues()
    rulesProvider.load(text)
  }

  /// Adds the sheets to the display.
  func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let sheet = CSSProvider()
    sheet.load(tabstop_style_css, size: tabstop_style_css_size)
    let priority = UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    paletteProvider.add(priority: priority)
    sheet.add(priority: priority)
    // Above the application's own sheet: a modifier is meant for its one view.
    rulesProvider.add(priority: priority + 2)
    hasColors = !applicationSheets.isEmpty
    Appearance.shared.onChange = { [unowned self] in
      load($0)
      DesktopState.shared.schemeChanged($0)
    }
    load(Appearance.shared.current)
    applicationSheets.forEach(installApplicationSheet)
    // The desktop's answer arrives after the first frame in any case.
    MainLoop.whenIdle { Appearance.shared.follow() }
  }

  /// The parts of the sheet that a program need not load at its start: each part is added with the
  /// first view that uses it.
  enum Part: CaseIterable { case forms, looks, controls, navigation }

  /// Adds a part of the sheet.
  func need(_ part: Part) {
    guard parts[part] == nil else { return }
    let provider = CSSProvider()
    parts[part] = provider
    switch part {
    case .forms: provider.load(tabstop_forms_css, size: tabstop_forms_css_size)
    case .looks: provider.load(tabstop_looks_css, size: tabstop_looks_css_size)
    case .controls: provider.load(tabstop_controls_css, size: tabstop_controls_css_size)
    case .navigation: provider.load(tabstop_navigation_css, size: tabstop_navigation_css_size)
    }
    // Of equal rules that of the provider added last wins: the parts keep their order, whichever is
    // needed first.
    for later in Part.allCases.drop(while: { $0 != part }) {
      parts[later]?.add(priority: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
  }

  /// Adds the palette of `Color.red` and the other hues if one of them was used: call it before a
  /// colour is resolved.
  func needHues() {
    if Color.huesAreUsed.load(ordering: .relaxed) { needColors() }
  }

  private func needColors() {
    guard !hasColors, isInstalled else { return }
    hasColors = true
    loadPalette(Appearance.shared.current)
  }

  /// Defines a name with one colour in light windows and another in dark ones.
  func defineColor(_ name: String, light: Color, dark: Color) {
    ownColors[name] = (light, dark)
    if isInstalled { loadOwnColors(isDark: Appearance.shared.current.isDark) }
  }

  private func loadOwnColors(isDark: Bool) {
    guard !ownColors.isEmpty else { return }
    needHues()
    let provider = ownColorsProvider ?? CSSProvider()
    provider.load(
      ownColors.map { "@define-color \($0) \((isDark ? $1.dark : $1.light).css);\n" }.joined())
    if ownColorsProvider == nil {
      provider.add(priority: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    ownColorsProvider = provider
  }

  private func load(_ look: Appearance.Scheme) {
    loadOwnColors(isDark: look.isDark)
    loadPalette(look)
  }

  // One sheet with the hues, once they are used: GTK searches every further sheet for every style.
  private func loadPalette(_ look: Appearance.Scheme) {
    typealias Sheet = (bytes: UnsafePointer<UInt8>, size: Int)
    let palette: Sheet =
      switch (look.isDark, look.isHighContrast) {
      case (false, false): (tabstop_palette_light_css, tabstop_palette_light_css_size)
      case (true, false): (tabstop_palette_dark_css, tabstop_palette_dark_css_size)
      case (false, true): (tabstop_palette_light_hc_css, tabstop_palette_light_hc_css_size)
      case (true, true): (tabstop_palette_dark_hc_css, tabstop_palette_dark_hc_css_size)
      }
    guard hasColors else { return paletteProvider.load(palette.bytes, size: palette.size) }
    // Of two definitions of a name the later one is used.
    var sheets: [Sheet] = [
      palette, (tabstop_colors_css, tabstop_colors_css_size),
      look.isDark
        ? (tabstop_colors_dark_css, tabstop_colors_dark_css_size)
        : (tabstop_colors_light_css, tabstop_colors_light_css_size),
    ]
    if look.isHighContrast {
      sheets.append(
        look.isDark
          ? (tabstop_colors_dark_hc_css, tabstop_colors_dark_hc_css_size)
          : (tabstop_colors_light_hc_css, tabstop_colors_light_hc_css_size))
    }
    let text = sheets.flatMap { UnsafeBufferPointer(start: $0.bytes, count: $0.size) }
    paletteProvider.load(text, size: text.count)
  }

  /// Adds an application's own style sheet, which may use Tabstop's named colours.
  func addApplicationSheet(_ css: UnsafeRawBufferPointer) {
    applicationSheets.append(css)
    if isInstalled { installApplicationSheet(css) }
  }

  private func installApplicationSheet(_ css: UnsafeRawBufferPointer) {
    needColors()
    let provider = CSSProvider()
    provider.load(css.baseAddress!.assumingMemoryBound(to: UInt8.self), size: css.count)
    provider.add(priority: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
  }
}

/// The CSS classes that one part of a view has set on a widget.
@MainActor
struct ClassList {
  private var names: [String] = []
  private var uses: [StyleUse] = []

  mutating func set(_ new: [String], on widget: Widget) {
    guard new != names else { return }
    for name in names where !new.contains(name) { widget.removeClass(name) }
    for name in new where !names.contains(name) { widget.addClass(name) }
    names = new
    uses = new.compactMap { StyleSheet.shared.use(of: $0) }
  }
}

@MainActor
extension Widget {
  /// Adds a class of `StyleSheet.className(for:)` that only this widget uses.
  func addRules(of name: String) {
    addClass(name)
    if let use = StyleSheet.shared.use(of: name) { companions.append(use) }
  }

  func removeRules(of name: String) {
    removeClass(name)
    companions.removeAll { ($0 as? StyleUse)?.name == name }
  }
}
