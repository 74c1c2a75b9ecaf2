internal import CGtk
internal import GtkBridge

/// Symbols for which the theme has no icon, each told of once.
@MainActor private var missingIcons: Set<String> = []

/// A picture. Mirrors SwiftUI's `Image`.
///
/// By name it is one of the program's `PictureLibrary`; by `systemName` an icon of the desktop's
/// theme. A named picture is decoded off the main thread and shown when it is there. An icon has
/// the size and the colour of the text around.
public struct Image: _PrimitiveView, Sendable {
  enum Source: Equatable, Sendable {
    case picture(String, isDecorative: Bool)
    case icon(String)

    var isIcon: Bool { if case .icon = self { true } else { false } }
  }

  let source: Source
  private(set) var isResizable = false
  private var fit: GtkContentFit = GTK_CONTENT_FIT_FILL
  private(set) var style = TextStyle()
  private(set) var scale: Scale?

  /// A picture of the program, read by its name to those who do not see it.
  public nonisolated init(_ name: String) { source = .picture(name, isDecorative: false) }
  /// A picture of the program that says nothing that the text does not.
  public nonisolated init(decorative name: String) { source = .picture(name, isDecorative: true) }
  /// An icon: the one of the desktop's theme that stands for an SF Symbol, or the one that has this
  /// freedesktop name (without "-symbolic"). Assistive technology reads the symbol's name.
  public nonisolated init(systemName: String) { source = .icon(systemName) }
  /// A theme's icons do not show a value: it is the icon.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Has the picture take any size, filling its place. It is stretched as a whole: insets and tiles
  /// make no difference.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.isResizable = true }
  }
  /// Keeps the picture's proportions, all of it visible.
  public func scaledToFit() -> Image { changed { $0.fit = GTK_CONTENT_FIT_CONTAIN } }
  /// Keeps the picture's proportions, covering all of its place.
  public func scaledToFill() -> Image { changed { $0.fit = GTK_CONTENT_FIT_COVER } }

  public func font(_ font: Font?) -> Image { changed { $0.style.font = font } }
  public func foregroundColor(_ color: Color?) -> Image { changed { $0.style.color = color } }
  /// How large an icon is beside the text around.
  public func imageScale(_ scale: Scale) -> Image { changed { $0.scale = scale } }
  /// An icon always has the colour of the text, a picture its own.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// A theme's icons have one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// GTK always scales smoothly.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// GTK always draws edges smoothly.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  public static func _makeNode(_ view: Image, _ context: _Context) -> _ViewNode<Image> {
    ImageNode(view, context)
  }

  fileprivate var contentFit: GtkContentFit { isResizable ? fit : GTK_CONTENT_FIT_SCALE_DOWN }

  /// What stands for it within a text.
  nonisolated var letter: String {
    if case .icon(let name) = source { SymbolNames.letter(for: name) } else { "" }
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
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

/// How the layers of a symbol are coloured. Mirrors SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A shape of symbols. Mirrors SwiftUI's `SymbolVariants`. A theme has one icon of each thing.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

extension View {
  /// How large the icons inside are beside their text. Mirrors SwiftUI.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// A theme's icons have one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// A theme has one icon of each thing.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

/// Whether icons inside say nothing: those of a `Label`, whose title speaks.
private struct SilentIconsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  var hasSilentIcons: Bool {
    get { self[SilentIconsKey.self] }
    set { self[SilentIconsKey.self] = newValue }
  }
}

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

private final class ImageNode: _ViewNode<Image> {
  private var widget: Widget
  private var classes = ClassList()
  /// The picture that is shown or being loaded.
  private var pictureName: String?
  private var sizing: SignalConnection?

  override init(_ view: Image, _ context: _Context) {
    widget = Self.makeWidget(view)
    super.init(view, context)
    show()
  }

  private static func makeWidget(_ view: Image) -> Widget {
    guard view.source.isIcon else { return Widget(gtk_picture_new()) }
    guard view.isResizable else { return Widget(gtk_image_new()) }
    let area = Widget.drawingArea(SquareLayout())
    area.setRole(GTK_ACCESSIBLE_ROLE_IMG)
    return area
  }

  private func show() {
    switch view.source {
    case .picture(let name, let isDecorative):
      gtk_picture_set_content_fit(widget.opaque, view.contentFit)
      gtk_picture_set_can_shrink(widget.opaque, view.isResizable ? 1 : 0)
      widget.expandsHorizontally = view.isResizable
      widget.expandsVertically = view.isResizable
      widget.isStretchable = view.isResizable
      if name.isEmpty || isDecorative {
        widget.setAccessibleHidden(true)
      } else if !widget.isNamed {
        widget.setAccessibleLabel(name)
      }
      if name != pictureName { load(name) }
    case .icon(let name):
      showIcon(name)
    }
  }

  private func showIcon(_ name: String) {
    var style = TextStyle(view.style, in: environment.inherited)
    // The second colour of a palette is that of a filled symbol's shape, the first that of the sign
    // in it, which an icon of one colour has cut out.
    if view.style.color == nil, name.contains(".fill"),
      let shape = environment.styleContext.levels.first
    {
      style.color = shape
    }
    let scale = (view.scale ?? environment.imageScale).factor
    if view.isResizable {
      classes.set(style.classes, on: widget)
      showResizableIcon(iconName(name))
    } else {
      // In shares of the text's own size, hence as large as the person wants it.
      let size = StyleSheet.shared.className(for: "-gtk-icon-size: \(1.1 * scale)em;")
      classes.set(style.classes + [size], on: widget)
      gtk_image_set_from_icon_name(widget.opaque, iconName(name))
    }
    if environment.hasSilentIcons {
      widget.setAccessibleHidden(true)
    } else if !widget.isNamed {
      widget.setAccessibleLabel(SymbolNames.spokenName(of: name))
    }
  }

  /// An icon that takes any size, and is square in it.
  private func showResizableIcon(_ name: String) {
    widget.setDrawnIcon(name, covers: view.contentFit == GTK_CONTENT_FIT_COVER)
    widget.isStretchable = true
    guard sizing == nil else { return }
    widget.expandsHorizontally = true
    widget.expandsVertically = view.contentFit == GTK_CONTENT_FIT_FILL
    sizing = SignalConnection(widget, "notify::height-request", owner: self) { node, _ in
      node.frameChanged()
    }
  }

  /// As high as its frame has it, and no wider.
  private func frameChanged() {
    var (width, height): (Int32, Int32) = (-1, -1)
    gtk_widget_get_size_request(widget.pointer, &width, &height)
    guard view.contentFit != GTK_CONTENT_FIT_FILL, width < 0, height >= 0 else { return }
    widget.expandsHorizontally = false
  }

  /// The name in the theme; a sign for "no such picture" if it has none.
  private func iconName(_ symbol: String) -> String {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer))
    let name = "\(SymbolNames.icon(for: symbol))-symbolic"
    if gtk_icon_theme_has_icon(theme, name) != 0 { return name }
    if missingIcons.insert(symbol).inserted {
      warn("The icon theme has nothing for \"\(symbol)\" (looked for \"\(name)\").")
    }
    return "image-missing-symbolic"
  }

  private func load(_ name: String) {
    pictureName = name
    guard let stream = PictureLibrary.stream(name) else {
      warn("There is no picture named \"\(name)\"; add it with PictureLibrary.add.")
      gtk_picture_set_paintable(widget.opaque, nil)
      return
    }
    let target = Unmanaged.passRetained(PendingPicture(self, name)).toOpaque()
    gdk_pixbuf_new_from_stream_async(
      stream.cast(to: GInputStream.self), nil,
      { _, result, data in
        let target = Unmanaged<PendingPicture>.fromOpaque(data!).takeRetainedValue()
        guard let pixbuf = gdk_pixbuf_new_from_stream_finish(result, nil) else { return }
        let texture = gdk_texture_new_for_pixbuf(pixbuf)!
        nonisolated(unsafe) let picture = ObjectRef(UnsafeMutableRawPointer(texture))
        g_object_unref(UnsafeMutableRawPointer(texture))
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
        MainActor.assumeIsolated { target.node?.show(picture, named: target.name) }
      }, target)
  }

  /// The view may have come to another picture while this one was loading.
  fileprivate func show(_ picture: ObjectRef, named name: String) {
    guard name == pictureName else { return }
    gtk_picture_set_paintable(widget.opaque, picture.opaque)
  }

  override func didUpdate(from old: Image, environmentChanged: Bool) {
    if old.source.isIcon != view.source.isIcon
      || (view.source.isIcon && old.isResizable != view.isResizable)
    {
      exchangeWidget()
    }
    show()
    if old.source != view.source { textChangedInside() }
  }

  private func exchangeWidget() {
    let old = widget
    widget = Self.makeWidget(view)
    pictureName = nil
    classes = ClassList()
    sizing = nil
    host.insert(widget, after: old)
    window.willRemove(old)
    host.remove(old)
  }

  override var plainText: String {
    switch view.source {
    case .icon(let name): environment.hasSilentIcons ? "" : SymbolNames.spokenName(of: name)
    case .picture(let name, let isDecorative):
      isDecorative || environment.hasSilentIcons ? "" : name
    }
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

/// The size of a square: as high as it is wide, and as wide as a frame has it high.
private final class SquareLayout: LayoutDelegate {
  /// As SwiftUI's placeholder for a size that nobody has said.
  private static let ideal: Int32 = 16

  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var (width, height): (Int32, Int32) = (-1, -1)
    gtk_widget_get_size_request(container, &width, &height)
    if orientation == GTK_ORIENTATION_VERTICAL {
      return (0, [height, width, forSize].first { $0 >= 0 } ?? Self.ideal)
    }
    return (0, [width, height].first { $0 >= 0 } ?? Self.ideal)
  }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {}
}

@MainActor
private final class PendingPicture {
  weak var node: ImageNode?
  let name: String

  init(_ node: ImageNode, _ name: String) {
    self.node = node
    self.name = name
  }
}
