internal import CGtk
internal import GtkBridge

/// A picture. Mirrors SwiftUI's `Image`.
///
/// By name it is one of the program's `PictureLibrary`; by `systemName` an icon of the desktop's
/// theme. A named picture is decoded off the main thread and shown when it is there.
public struct Image: _PrimitiveView {
  enum Source: Equatable {
    case picture(String, isDecorative: Bool)
    case icon(String)
  }

  let source: Source
  private var isResizable = false
  private var fit: GtkContentFit = GTK_CONTENT_FIT_FILL

  /// A picture of the program, read by its name to those who do not see it.
  public init(_ name: String) { source = .picture(name, isDecorative: false) }
  /// A picture of the program that says nothing that the text does not.
  public init(decorative name: String) { source = .picture(name, isDecorative: true) }
  /// An icon of the desktop's theme, by its freedesktop name without "-symbolic".
  public init(systemName: String) { source = .icon(systemName) }

  /// Has the picture take any size, filling its place.
  public func resizable() -> Image { changed { $0.isResizable = true } }
  /// Keeps the picture's proportions, all of it visible.
  public func scaledToFit() -> Image { changed { $0.fit = GTK_CONTENT_FIT_CONTAIN } }
  /// Keeps the picture's proportions, covering all of its place.
  public func scaledToFill() -> Image { changed { $0.fit = GTK_CONTENT_FIT_COVER } }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  public static func _makeNode(_ view: Image, _ context: _Context) -> _ViewNode<Image> {
    ImageNode(view, context)
  }

  fileprivate var contentFit: GtkContentFit { isResizable ? fit : GTK_CONTENT_FIT_SCALE_DOWN }
  fileprivate var fills: Bool { isResizable }
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
  private let widget: Widget

  override init(_ view: Image, _ context: _Context) {
    switch view.source {
    case .picture: widget = Widget(gtk_picture_new())
    case .icon: widget = Widget(gtk_image_new())
    }
    super.init(view, context)
    show()
  }

  private func show() {
    switch view.source {
    case .picture(let name, let isDecorative):
      gtk_picture_set_content_fit(widget.opaque, view.contentFit)
      gtk_picture_set_can_shrink(widget.opaque, view.fills ? 1 : 0)
      widget.expandsHorizontally = view.fills
      widget.expandsVertically = view.fills
      widget.isStretchable = view.fills
      if isDecorative {
        widget.setAccessibleHidden(true)
      } else {
        widget.setAccessibleLabel(name)
      }
      load(name)
    case .icon(let name):
      gtk_image_set_from_icon_name(widget.opaque, "\(name)-symbolic")
      widget.setAccessibleHidden(true)
    }
  }

  private func load(_ name: String) {
    guard let stream = PictureLibrary.stream(name) else {
      warn("There is no picture named \"\(name)\"; add it with PictureLibrary.add.")
      return
    }
    let target = Unmanaged.passRetained(WeakNode(self)).toOpaque()
    gdk_pixbuf_new_from_stream_async(
      stream.cast(to: GInputStream.self), nil,
      { _, result, data in
        let target = Unmanaged<WeakNode>.fromOpaque(data!).takeRetainedValue()
        guard let pixbuf = gdk_pixbuf_new_from_stream_finish(result, nil) else { return }
        let texture = gdk_texture_new_for_pixbuf(pixbuf)!
        nonisolated(unsafe) let picture = ObjectRef(UnsafeMutableRawPointer(texture))
        g_object_unref(UnsafeMutableRawPointer(texture))
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
        MainActor.assumeIsolated { target.node?.show(picture) }
      }, target)
  }

  fileprivate func show(_ picture: ObjectRef) {
    gtk_picture_set_paintable(widget.opaque, picture.opaque)
  }

  override func didUpdate(from old: Image, environmentChanged: Bool) {
    if !isBitwiseEqual(old, view) { show() }
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}

@MainActor
private final class WeakNode {
  weak var node: ImageNode?
  init(_ node: ImageNode) { self.node = node }
}
