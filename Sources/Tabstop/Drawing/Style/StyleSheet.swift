internal import CGtk
internal import FocusModel
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
  private var parts = SmallMap<Part, CSSProvider>()
  private var ownColors = [String: ColorAsset]()
  private var ownColorsProvider: CSSProvider?
  private var hasNewColors = false
  /// The accent colour of the program's asset catalogue.
  private var accent: ColorAsset?
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
    loadNewColors()
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
    accent = ProgramAssets.ofMainTarget?.colors["AccentColor"]
    Appearance.shared.onChange = { [unowned self] in
      load($0)
      DesktopState.shared.schemeChanged($0)
    }
    load(Appearance.shared.current)
    applicationSheets.forEach(installApplicationSheet)
    // The desktop's answer arrives after the first frame in any case.
    MainLoop.whenIdle { Appearance.shared.startObserving() }
  }

  /// The parts of the sheet that a program need not load at its start: each part is added with the
  /// first view that uses it.
  enum Part: CaseIterable { case forms, looks, controls, navigation }

  /// Adds a part of the sheet.
  func include(_ part: Part) {
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
    defineColor(
      name,
      ColorAsset(variants: [(AssetTraits(), light), (AssetTraits(isDark: true), dark)]))
  }

  /// Defines a name by a colour with variants. The colours of a turn are passed to GTK together.
  func defineColor(_ name: String, _ color: ColorAsset) {
    ownColors[name] = color
    guard isInstalled, !hasNewColors else { return }
    hasNewColors = true
    MainLoop.first { [unowned self] in loadNewColors() }
  }

  /// Forgets a name: GTK does so with the next definition.
  func forgetColor(_ name: String) { ownColors[name] = nil }

  private func loadNewColors() {
    guard hasNewColors else { return }
    hasNewColors = false
    loadOwnColors(Appearance.shared.current)
  }

  private func loadOwnColors(_ look: Appearance.Scheme) {
    guard !ownColors.isEmpty || accent != nil else { return }
    needHues()
    let window = AssetTraits(isDark: look.isDark, isHighContrast: look.isHighContrast)
    let provider = ownColorsProvider ?? CSSProvider()
    let colors = ownColors.compactMap { name, asset in
      asset.color(for: window).map { "@define-color \(name) \($0.css);\n" }
    }
    provider.load(colors.joined() + accentRules(for: window))
    if ownColorsProvider == nil {
      provider.add(priority: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    ownColorsProvider = provider
  }

  /// The program's accent colour in the place of the palette's, which stays in high contrast unless
  /// the program has a colour for that.
  private func accentRules(for window: AssetTraits) -> String {
    guard let accent, accent.isMade(for: window), let color = accent.color(for: window),
      color != .accentColor
    else { return "" }
    let front = color.contrasting.css
    return """
      @define-color accent_color \(color.css);
      @define-color accent_bg_color \(color.css);
      @define-color accent_fill_color \(color.css);
      @define-color accent_fg_color \(front);
      @define-color fill_color \(color.css);
      @define-color accent_hover_color shade(\(color.css),0.93);
      @define-color accent_active_color shade(\(color.css),0.86);

      """
  }

  private func load(_ look: Appearance.Scheme) {
    loadOwnColors(look)
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
