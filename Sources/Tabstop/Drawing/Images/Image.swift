internal import CGtk
internal import GtkBridge

/// Symbols without an icon in the theme, each reported once.
@MainActor private var missingIcons: Set<String> = []

/// A picture. Mirrors SwiftUI's `Image`.
///
/// With a name it is one of the program's `PictureLibrary`; with a `systemName` it is an icon of
/// the desktop's theme. A named picture is decoded off the main thread and shown when it is ready.
/// An icon has the size and the colour of the surrounding text.
public struct Image: _PrimitiveView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// A picture of the library, with its text for assistive technology.
    case picture(String, label: String)
    case icon(String)

    var isIcon: Bool { if case .icon = self { true } else { false } }
  }

  nonisolated private(set) var source: Source
  /// Keeps a picture that is not part of the program in the library.
  private var data: PictureData?
  private(set) var isResizable = false
  private var fit: GtkContentFit = GTK_CONTENT_FIT_FILL
  private(set) var style = TextStyle()
  private(set) var scale: Scale?

  /// Whether both are equal.
  public nonisolated static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.data === b.data && a.isResizable == b.isResizable && a.fit == b.fit
      && a.style == b.style && a.scale == b.scale
  }

  /// Creates a picture of the program, whose name is its text for assistive technology.
  public nonisolated init(_ name: String) {
    source = .picture(name, label: AssetName(key: name).name)
  }
  /// Creates a picture of the program, with `label` as its text for assistive technology.
  public nonisolated init(_ name: String, label: Text) {
    source = .picture(name, label: label.content)
  }
  /// Creates a picture of the program that assistive technology ignores.
  public nonisolated init(decorative name: String) { source = .picture(name, label: "") }
  nonisolated init(key: String, label: String) { source = .picture(key, label: label) }
  /// Creates a picture from data. Assistive technology ignores it.
  package nonisolated init(_ data: PictureData) {
    source = .picture(data.name, label: "")
    self.data = data
  }
  /// Creates an icon: the one of the desktop's theme for an SF Symbol, or the one with this
  /// freedesktop name (without "-symbolic"). Its text for assistive technology is the symbol's
  /// name.
  public nonisolated init(systemName: String) { source = .icon(systemName) }
  /// Creates an icon. A theme's icons do not show a value: it has no effect.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// The picture with a text for assistive technology.
  package nonisolated func labelled(_ label: Text) -> Image {
    changed {
      if case .picture(let name, _) = $0.source {
        $0.source = .picture(name, label: label.content)
      }
    }
  }

  /// Makes the picture take any size, filling its frame. It is stretched as a whole: insets and
  /// tiles have no effect.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.isResizable = true }
  }
  /// Keeps the picture's proportions, all of it visible: it is as high as its width makes it.
  public func scaledToFit() -> some View {
    // An icon is square by itself.
    changed { $0.fit = GTK_CONTENT_FIT_CONTAIN }
      .modifier(AspectModifier(ratio: nil, mode: .fit, isForPicturesAlone: true))
  }
  /// Keeps the picture's proportions, covering its whole frame.
  public func scaledToFill() -> Image { changed { $0.fit = GTK_CONTENT_FIT_COVER } }

  /// Sets the font whose size an icon has.
  public nonisolated func font(_ font: Font?) -> Image { changed { $0.style.font = font } }
  /// Sets the colour of an icon.
  public nonisolated func foregroundColor(_ color: Color?) -> Image {
    changed { $0.style.color = color }
  }
  /// Sets the size of an icon relative to the surrounding text.
  public nonisolated func imageScale(_ scale: Scale) -> Image { changed { $0.scale = scale } }
  /// Sets whether the image is a template for a colour. No effect: an icon always has the colour of
  /// the text, a picture its own colours.
  public nonisolated func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Sets how the colours of a symbol are chosen. No effect: a theme's icons have one colour.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Sets the quality of a scaled image. No effect: GTK always scales smoothly.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether edges are smooth. No effect: GTK always draws edges smoothly.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }

  private nonisolated func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  public static func _makeNode(_ view: Image, _ context: _Context) -> _ViewNode<Image> {
    ImageNode(view, context)
  }

  fileprivate var contentFit: GtkContentFit { isResizable ? fit : GTK_CONTENT_FIT_SCALE_DOWN }

  /// What replaces it within a text: the letter of a symbol, or its name if fonts have none.
  nonisolated var letter: String {
    guard case .icon(let name) = source else { return "" }
    let letter = SymbolNames.letter(for: name)
    return letter.isEmpty ? SymbolNames.spokenName(of: name) : letter
  }

  /// The way in which a picture fills a larger frame. Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture has its own colours. Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The quality of scaling. Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of an icon relative to text. Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
}

/// The way in which the layers of a symbol are coloured. Mirrors SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// The symbol is drawn in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol is drawn in its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The symbol is drawn in shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The symbol is drawn in the given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols. Mirrors SwiftUI's `SymbolVariants`. No effect here: a theme has one icon
/// for each meaning.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The symbol as it is.
  public static let none = SymbolVariants(name: "none")
  /// The variant in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The variant in a square.
  public static let square = SymbolVariants(name: "square")
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The filled variant.
  public static let fill = SymbolVariants(name: "fill")
  /// Crossed out.
  public static let slash = SymbolVariants(name: "slash")
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  /// This variant, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// Crossed out.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

extension View {
  /// Sets the size of the icons inside, relative to their text. Mirrors SwiftUI.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets how the colours of symbols are chosen. No effect on icons: a theme's have one colour.
  /// Views can read it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the variant of symbols. No effect on icons: a theme has one for each meaning, without
  /// variants. Views can read it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

/// Whether assistive technology ignores the icons inside: those of a `Label`, whose title is
/// announced.
private struct SilentIconsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of icons relative to text; `.medium` unless an enclosing `imageScale` sets another
  /// value. Mirrors SwiftUI.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  var hasSilentIcons: Bool {
    get { self[SilentIconsKey.self] }
    set { self[SilentIconsKey.self] = newValue }
  }
}

private final class ImageNode: _ViewNode<Image>, IconNode {
  private var widget: Widget
  private var classes = ClassList()
  /// The supply of a library picture; `nil` for an icon.
  private var supply: PictureSupply?
  private var sizing: SignalConnection?

  override init(_ view: Image, _ context: _Context) {
    widget = Self.makeWidget(view)
    super.init(view, context)
    show()
  }

  var themeIcon: String? {
    guard case .icon(let name) = view.source else { return nil }
    return Image.themeIcon(for: name)
  }

  private static func makeWidget(_ view: Image) -> Widget {
    guard view.source.isIcon else { return Widget(gtk_picture_new()) }
    guard view.isResizable else {
      let image = Widget(gtk_image_new())
      // GTK's own images have no role: see `ClassNames`.
      if !GtkVersion.isModern { image.setRole(.image) }
      return image
    }
    let area = Widget.drawingArea(SquareLayout())
    area.setRole(.image)
    return area
  }

  private func show() {
    switch view.source {
    case .picture(let name, let label):
      gtk_picture_set_content_fit(widget.opaque, view.contentFit)
      gtk_picture_set_can_shrink(widget.opaque, view.isResizable ? 1 : 0)
      widget.expandsHorizontally = view.isResizable
      widget.expandsVertically = view.isResizable
      widget.isStretchable = view.isResizable
      if label.isEmpty {
        widget.setAccessibleHidden(true)
      } else if !widget.isNamed {
        widget.setAccessibleLabel(label)
      }
      let supply = self.supply ?? PictureSupply(widget)
      self.supply = supply
      supply.isScaled = view.isResizable
      if PictureLibrary.picture(name)?.hasAppearances ?? false {
        track { DesktopState.shared.trackScheme() }
      }
      supply.show(name, fading: environment.contentTransition == .opacity)
    case .icon(let name):
      showIcon(name)
    }
  }

  private func showIcon(_ name: String) {
    var style = TextStyle(view.style, in: environment.inherited)
    // The second colour of a palette is that of a filled symbol's shape, the first that of the sign
    // in it, which an icon of one colour has cut out.
    if view.style.color == nil, name.split(separator: ".").contains("fill"),
      let shape = environment.styleContext.levels.first
    {
      style.color = shape
    }
    style.color = style.color?.forSymbol
    let scale = (view.scale ?? environment.imageScale).factor
    if view.isResizable {
      classes.set(style.classes, on: widget)
      showResizableIcon(name)
    } else {
      // Relative to the text's size, so that it grows with the user's text size.
      let size = StyleSheet.shared.className(for: "-gtk-icon-size: \(1.1 * scale)em;")
      classes.set(style.classes + [size], on: widget)
      if let symbol = SymbolNames.drawing(of: name) {
        widget.setImage(symbol)
      } else {
        gtk_image_set_from_icon_name(widget.opaque, iconName(name))
      }
    }
    if environment.hasSilentIcons {
      widget.setAccessibleHidden(true)
    } else if !widget.isNamed {
      widget.setAccessibleLabel(SymbolNames.spokenName(of: name))
    }
  }

  /// An icon that takes any size; it is square.
  private func showResizableIcon(_ name: String) {
    let covers = view.contentFit == GTK_CONTENT_FIT_COVER
    if let symbol = SymbolNames.drawing(of: name) {
      widget.setDrawnIcon(symbol, covers: covers)
    } else {
      widget.setDrawnIcon(iconName(name), covers: covers)
    }
    (widget.layout as? SquareLayout)?.mode =
      view.contentFit == GTK_CONTENT_FIT_FILL ? nil : covers ? .fill : .fit
    widget.isStretchable = true
    guard sizing == nil else { return }
    widget.expandsHorizontally = true
    widget.expandsVertically = view.contentFit == GTK_CONTENT_FIT_FILL
    sizing = SignalConnection(widget, "notify::height-request", owner: self) { node, _ in
      node.frameChanged()
    }
  }

  /// As high as its frame, and no wider.
  private func frameChanged() {
    var (width, height): (Int32, Int32) = (-1, -1)
    gtk_widget_get_size_request(widget.pointer, &width, &height)
    guard view.contentFit != GTK_CONTENT_FIT_FILL, width < 0, height >= 0 else { return }
    widget.expandsHorizontally = false
  }

  /// The name in the theme; an icon for a missing image if it has none.
  private func iconName(_ symbol: String) -> String {
    if let name = Image.themeIcon(for: symbol) { return name }
    let name = "\(SymbolNames.icon(for: symbol))-symbolic"
    if missingIcons.insert(symbol).inserted {
      warn("The icon theme has nothing for \"\(symbol)\" (looked for \"\(name)\").")
    }
    return "image-missing-symbolic"
  }

  /// Called when the desktop's appearance has changed, for a picture with variants.
  override func evaluate() { show() }

  override func didUpdate(from old: Image, environmentChanged: Bool) {
    if old.source.isIcon != view.source.isIcon || old.isResizable != view.isResizable {
      // The widgets around it depend on both.
      exchangeWidget()
      return textChangedInside()
    }
    if Transaction.current != nil, view.source.isIcon, old.source != view.source,
      environment.contentTransition.fades
    {
      PaintMotion.fade(widget)
    }
    show()
    // A frame around it follows its proportions, or not.
    if old.contentFit != view.contentFit { host.layoutChanged(of: widget) }
    if old.source != view.source { textChangedInside() }
  }

  private func exchangeWidget() {
    let old = widget
    widget = Self.makeWidget(view)
    supply = nil
    classes = ClassList()
    sizing = nil
    show()
    host.insert(widget, after: old)
    window.willRemove(old)
    host.remove(old)
  }

  override func text(withButtons: Bool) -> String {
    switch view.source {
    case .icon(let name): environment.hasSilentIcons ? "" : SymbolNames.spokenName(of: name)
    case .picture(_, let label): environment.hasSilentIcons ? "" : label
    }
  }

  override var symbol: String? {
    if case .icon(let name) = view.source { name } else { nil }
  }

  override var isArrow: Bool {
    if case .icon(let name) = view.source { SymbolNames.isArrow(name) } else { false }
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

/// The size of a square: as high as it is wide, and as wide as its frame is high.
final class SquareLayout: LayoutDelegate {
  /// How the icon uses a frame that is no square; `nil` if it has no proportions of its own.
  var mode: ContentMode?

  /// The ideal length, as SwiftUI's size of a view without an ideal one.
  private static let ideal: Int32 = 16

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var (width, height): (Int32, Int32) = (-1, -1)
    gtk_widget_get_size_request(container, &width, &height)
    if orientation == .vertical {
      return (0, [height, width, forSize].first { $0 >= 0 } ?? Self.ideal)
    }
    return (0, [width, height].first { $0 >= 0 } ?? Self.ideal)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {}
}
