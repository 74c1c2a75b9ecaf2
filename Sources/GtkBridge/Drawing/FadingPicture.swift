internal import CGtk

/// The content of a `GtkPicture`: a texture, mixed with the previous one during a fade.
///
/// Only snapshot code knows the size at which it draws. So that size is reported, to decode a
/// picture at it. Before the first texture it has the proportions of `setNaturalSize`, and draws
/// nothing.
public final class FadingPicture: ObjectRef {
  private let contents = Contents()

  /// Creates a picture that shows nothing yet.
  public init() {
    let object = g_object_new_with_properties(fadingPictureType, 0, nil, nil)!
    super.init(UnsafeMutableRawPointer(object))
    g_object_set_qdata_full(
      object, contentsKey, Unmanaged.passRetained(contents).toOpaque(),
      { Unmanaged<Contents>.fromOpaque($0!).release() })
    // ObjectRef has its own reference.
    g_object_unref(UnsafeMutableRawPointer(object))
  }

  /// Called while the picture is drawn, with its size in application pixels. It must not change
  /// anything on screen.
  public var wasDrawn: @MainActor (_ width: Double, _ height: Double) -> Void {
    get { contents.wasDrawn }
    set { contents.wasDrawn = newValue }
  }

  /// Sets the picture's natural size. Returns whether it is another one.
  @discardableResult
  public func setNaturalSize(width: Int32, height: Int32) -> Bool {
    guard contents.width != width || contents.height != height else { return false }
    (contents.width, contents.height) = (width, height)
    gdk_paintable_invalidate_size(opaque)
    return true
  }

  /// Shows a texture, or nothing, at once or at the start of a fade.
  public func show(_ texture: ObjectRef?, fading: Bool) {
    contents.previous = fading ? contents.texture : nil
    contents.texture = texture
    contents.progress = contents.previous == nil ? 1 : 0
    gdk_paintable_invalidate_contents(opaque)
  }

  /// Replaces the texture by the same picture in another size; a fade continues.
  public func replaceTexture(_ texture: ObjectRef) {
    contents.texture = texture
    gdk_paintable_invalidate_contents(opaque)
  }

  /// Whether a fade is running.
  public var isFading: Bool { contents.previous != nil }

  /// The progress of the fade: 1 ends it and releases the old texture.
  public var progress: Double {
    get { contents.progress }
    set {
      contents.progress = newValue
      if newValue >= 1 { contents.previous = nil }
      gdk_paintable_invalidate_contents(opaque)
    }
  }
}

private final class Contents {
  var wasDrawn: @MainActor (Double, Double) -> Void = { _, _ in }
  var (width, height): (Int32, Int32) = (0, 0)
  var texture: ObjectRef?
  var previous: ObjectRef?
  var progress = 1.0

  static func of(_ paintable: OpaquePointer?) -> Contents {
    let object = UnsafeMutableRawPointer(paintable!).assumingMemoryBound(to: GObject.self)
    return Unmanaged<Contents>.fromOpaque(g_object_get_qdata(object, contentsKey)!)
      .takeUnretainedValue()
  }

  func draw(_ snapshot: OpaquePointer, _ width: Double, _ height: Double) {
    if let previous {
      gtk_snapshot_push_cross_fade(snapshot, progress)
      append(previous, snapshot, width, height)
      gtk_snapshot_pop(snapshot)
    }
    if let texture { append(texture, snapshot, width, height) }
    if previous != nil { gtk_snapshot_pop(snapshot) }
  }

  /// A texture keeps its proportions, and covers the area.
  private func append(
    _ texture: ObjectRef, _ snapshot: OpaquePointer, _ width: Double, _ height: Double
  ) {
    var size = graphene_size_t(width: Float(width), height: Float(height))
    if texture !== self.texture {
      let ratio = gdk_paintable_get_intrinsic_aspect_ratio(texture.opaque)
      size.width = Float(max(width, height * ratio))
      size.height = Float(max(height, width / ratio))
    }
    let corner = graphene_point_t(
      x: (Float(width) - size.width) / 2, y: (Float(height) - size.height) / 2)
    var bounds = graphene_rect_t(origin: corner, size: size)
    gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
  }
}

private let contentsKey = g_quark_from_static_string("tabstop-fading-picture")

private let fadingPictureType: GType = {
  let type = g_type_register_static_simple(
    g_object_get_type(), "TabstopFadingPicture", guint(MemoryLayout<GObjectClass>.size), nil,
    guint(MemoryLayout<GObject>.size), nil, GTypeFlags(0))
  var paintable = GInterfaceInfo()
  paintable.interface_init = { data, _ in
    let methods = data!.assumingMemoryBound(to: GdkPaintableInterface.self)
    methods.pointee.snapshot = { paintable, snapshot, width, height in
      nonisolated(unsafe) let (contents, snapshot) = (Contents.of(paintable), snapshot!)
      MainActor.assumeIsolated {
        contents.wasDrawn(width, height)
        contents.draw(snapshot, width, height)
      }
    }
    methods.pointee.get_current_image = { paintable in
      let contents = Contents.of(paintable)
      guard let texture = contents.texture else {
        return gdk_paintable_new_empty(contents.width, contents.height)
      }
      g_object_ref(texture.raw)
      return texture.opaque
    }
    methods.pointee.get_intrinsic_width = { Contents.of($0).width }
    methods.pointee.get_intrinsic_height = { Contents.of($0).height }
  }
  g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
  return type
}()
