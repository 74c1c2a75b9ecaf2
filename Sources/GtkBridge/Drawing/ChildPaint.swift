public import CGtk

/// A transform of a drawing: first the scale, then the rotation, then the translation.
public struct PaintTransform: Equatable, Sendable {
  /// The translation to the right, in points.
  public var x = 0.0
  /// The translation downwards, in points.
  public var y = 0.0
  /// A further translation to the right, as a share of the drawing's own width.
  public var shareX = 0.0
  /// A further translation downwards, as a share of the drawing's own height.
  public var shareY = 0.0
  /// The rotation, in degrees.
  public var degrees = 0.0
  /// The scale of the width.
  public var scaleX = 1.0
  /// The scale of the height.
  public var scaleY = 1.0

  /// Creates the value.
  public init() {}
}

/// A rectangle in the coordinates of a parent, in points.
public struct PaintPlace: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates the value.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// The offset of a drawing from its place, and its size as a share of the place's.
public struct PaintDisplacement: Equatable, Sendable {
  /// The offset to the right, in points.
  public var x = 0.0
  /// Downwards, in points.
  public var y = 0.0
  /// The scale of the width.
  public var scaleX = 1.0
  /// The scale of the height.
  public var scaleY = 1.0

  /// Creates the value.
  public init() {}
}

/// The effect of a transition on a drawing.
public struct PaintEffect: Equatable, Sendable {
  /// The transform of the drawing.
  public var transform = PaintTransform()
  /// The fixed point of the transform, as a share of the width.
  public var anchorX = 0.5
  /// The fixed point of the transform, as a share of the height.
  public var anchorY = 0.5
  /// The opacity, from 0 to 1.
  public var opacity = 1.0

  /// Creates the value.
  public init() {}
}

/// A drawing of a child that differs from where and how the child is: only the parent's snapshot
/// changes. The child's allocation, its transform, and what they mean for events and assistive
/// technology stay as they are.
@MainActor
public final class ChildPaint {
  /// The child.
  public let widget: ObjectRef
  /// The distance from the child's place.
  public var displacement: PaintDisplacement?
  /// Another transform in place of the child's own.
  public var transform: (shown: PaintTransform, own: PaintTransform, x: Double, y: Double)?
  /// The effect of a transition on the drawing.
  public var effect: PaintEffect?
  /// Another widget of the window in whose place, and in whose size, the child is drawn.
  public var leader: ObjectRef?
  /// An older picture of the child, and the share of the present one.
  public var fade: (picture: WidgetPicture, share: Double)?

  fileprivate static var all: [UnsafeMutableRawPointer: ChildPaint] = [:]

  private init(_ widget: ObjectRef) { self.widget = widget }

  /// The paint of a widget; `nil` if its parent draws children in a way of its own.
  public static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> ChildPaint? {
    if let paint = all[widget] { return paint }
    guard let parent = gtk_widget_get_parent(widget), DrawnChildren.install(in: parent) else {
      return nil
    }
    let paint = ChildPaint(ObjectRef(UnsafeMutableRawPointer(widget)))
    all[UnsafeMutableRawPointer(widget)] = paint
    return paint
  }

  /// The present paint of a widget, if it has one.
  public static func existing(_ widget: UnsafeMutablePointer<GtkWidget>) -> ChildPaint? {
    all.isEmpty ? nil : all[UnsafeMutableRawPointer(widget)]
  }

  /// Draws the child again; a paint without any difference ends.
  public func changed() {
    if displacement == nil, transform == nil, effect == nil, fade == nil, leader == nil {
      Self.all[widget.raw] = nil
    }
    if let parent = gtk_widget_get_parent(widget.cast(to: GtkWidget.self)) {
      gtk_widget_queue_draw(parent)
    }
  }

  /// The place of the leader in the coordinates of the child's parent.
  public func leaderPlace(in parent: UnsafeMutablePointer<GtkWidget>) -> PaintPlace? {
    guard let leader = leader?.cast(to: GtkWidget.self), gtk_widget_get_mapped(leader) != 0 else {
      return nil
    }
    return PaintPlace(of: leader, in: parent, transformed: PaintTransform(), x: 0.5, y: 0.5)
  }

  private func totalDisplacement(
    from place: PaintPlace, in parent: UnsafeMutablePointer<GtkWidget>
  ) -> PaintDisplacement? {
    guard let there = leaderPlace(in: parent), place.width > 0, place.height > 0 else {
      return displacement
    }
    var whole = displacement ?? PaintDisplacement()
    whole.x += there.x - place.x
    whole.y += there.y - place.y
    whole.scaleX *= there.width / place.width
    whole.scaleY *= there.height / place.height
    return whole
  }

  fileprivate func draw(
    _ child: UnsafeMutablePointer<GtkWidget>, of parent: UnsafeMutablePointer<GtkWidget>,
    _ snapshot: OpaquePointer
  ) {
    let own = transform?.own ?? PaintTransform()
    guard
      let place = PaintPlace(
        of: child, in: parent, transformed: own, x: transform?.x ?? 0.5, y: transform?.y ?? 0.5)
    else { return gtk_widget_snapshot_child(parent, child, snapshot) }
    gtk_snapshot_save(snapshot)
    if let displacement = totalDisplacement(from: place, in: parent) {
      snapshot.displace(place, by: displacement)
    }
    if let effect {
      snapshot.apply(effect.transform, to: place, x: effect.anchorX, y: effect.anchorY)
    }
    if let transform {
      snapshot.apply(
        transform.shown, to: place, x: transform.x, y: transform.y, undoing: transform.own)
    }
    if let effect, effect.opacity < 1 {
      gtk_snapshot_push_opacity(snapshot, max(effect.opacity, 0))
    }
    if let fade {
      gtk_snapshot_push_cross_fade(snapshot, min(max(fade.share, 0), 1))
      gtk_snapshot_save(snapshot)
      snapshot.apply(own, to: place, x: transform?.x ?? 0.5, y: transform?.y ?? 0.5)
      fade.picture.draw(at: place, snapshot)
      gtk_snapshot_restore(snapshot)
      gtk_snapshot_pop(snapshot)
      gtk_widget_snapshot_child(parent, child, snapshot)
      gtk_snapshot_pop(snapshot)
    } else {
      gtk_widget_snapshot_child(parent, child, snapshot)
    }
    if let effect, effect.opacity < 1 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }
}

/// The picture of a widget that is no longer in the tree, drawn by what was its parent.
@MainActor
public final class RemovedWidgetPicture {
  private let picture: WidgetPicture
  private let place: PaintPlace
  /// The transform that the widget had.
  private let own: PaintEffect
  private let parent: ObjectRef
  /// The effect of a transition on the picture.
  public var effect = PaintEffect()

  fileprivate static var all: [UnsafeMutableRawPointer: [RemovedWidgetPicture]] = [:]

  /// Shows a picture in a parent; fails if the parent cannot draw it.
  /// - Parameter own: The transform that the widget had.
  public init?(
    _ picture: WidgetPicture, at place: PaintPlace, own: PaintEffect,
    in parent: UnsafeMutablePointer<GtkWidget>
  ) {
    guard DrawnChildren.install(in: parent) else { return nil }
    (self.picture, self.place, self.own) = (picture, place, own)
    self.parent = ObjectRef(UnsafeMutableRawPointer(parent))
    Self.all[self.parent.raw, default: []].append(self)
  }

  /// Draws the picture again.
  public func changed() { gtk_widget_queue_draw(parent.cast(to: GtkWidget.self)) }

  /// Stops drawing the picture.
  public func remove() {
    var others = Self.all[parent.raw] ?? []
    others.removeAll { $0 === self }
    Self.all[parent.raw] = others.isEmpty ? nil : others
    changed()
  }

  fileprivate func draw(_ snapshot: OpaquePointer) {
    gtk_snapshot_save(snapshot)
    snapshot.apply(effect.transform, to: place, x: effect.anchorX, y: effect.anchorY)
    snapshot.apply(own.transform, to: place, x: own.anchorX, y: own.anchorY)
    if effect.opacity < 1 { gtk_snapshot_push_opacity(snapshot, max(effect.opacity, 0)) }
    picture.draw(at: place, snapshot)
    if effect.opacity < 1 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }
}

/// The appearance of a widget in its last frame.
@MainActor
public final class WidgetPicture {
  private let paintable: OpaquePointer

  /// `nil` for a widget that has not been drawn.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_width(widget) > 0 else { return nil }
    let live = gtk_widget_paintable_new(widget)!
    paintable = gdk_paintable_get_current_image(live)
    g_object_unref(UnsafeMutableRawPointer(live))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(paintable)) }

  /// Draws it in its own size.
  func draw(at place: PaintPlace, _ snapshot: OpaquePointer) {
    gtk_snapshot_save(snapshot)
    snapshot.move(place.x, place.y)
    let (width, height) = (
      gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)
    )
    if width > 0, height > 0 {
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    }
    gtk_snapshot_restore(snapshot)
  }
}

extension PaintPlace {
  /// The place of a widget's border box in an ancestor, without the widget's own transform.
  ///
  /// - Parameters:
  ///   - own: The widget's own transform, about a point given as shares of its size.
  @MainActor public init?(
    of widget: UnsafeMutablePointer<GtkWidget>, in ancestor: UnsafeMutablePointer<GtkWidget>,
    transformed own: PaintTransform, x: Double, y: Double
  ) {
    var (box, matrix) = (graphene_rect_t(), graphene_matrix_t())
    guard gtk_widget_compute_bounds(widget, widget, &box) != 0,
      gtk_widget_compute_transform(widget, ancestor, &matrix) != 0
    else { return nil }
    let (width, height) = (Double(box.size.width), Double(box.size.height))
    var anchor = graphene_point_t(
      x: box.origin.x + Float(x * width), y: box.origin.y + Float(y * height))
    var moved = graphene_point_t()
    graphene_matrix_transform_point(&matrix, &anchor, &moved)
    self.init(
      x: Double(moved.x) - own.x - x * width, y: Double(moved.y) - own.y - y * height,
      width: width, height: height)
  }
}

/// Makes classes of widgets draw their children by their paints. A class is changed when one of its
/// widgets first has such a child; before, GTK's own code runs.
@MainActor
enum DrawnChildren {
  private typealias Snapshot =
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void

  private static let draw: Snapshot = { widget, snapshot in
    nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
    MainActor.assumeIsolated {
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        drawChild(child, of: widget, snapshot)
        next = gtk_widget_get_next_sibling(child)
      }
      guard !RemovedWidgetPicture.all.isEmpty else { return }
      for picture in RemovedWidgetPicture.all[widget] ?? [] { picture.draw(snapshot) }
    }
  }

  private static func address(_ function: Snapshot?) -> UnsafeRawPointer? {
    function.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }

  /// The class with GTK's default `snapshot`, which only draws the children (4.8 and 4.18).
  private static let plain = g_type_class_ref(gtk_widget_get_type())!
    .assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot

  /// Makes the class of `parent` draw its children by their paints; returns whether it does.
  static func install(in parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GTypeInstance.self)
    let own = UnsafeMutableRawPointer(instance.pointee.g_class!)
      .assumingMemoryBound(to: GtkWidgetClass.self)
    if address(own.pointee.snapshot) == address(draw) { return true }
    guard address(own.pointee.snapshot) == address(plain) else {
      return drawsByPaint(parent)
    }
    own.pointee.snapshot = draw
    return true
  }
}

/// Draws a child by its paint, or as GTK does.
@MainActor
func drawChild(
  _ child: UnsafeMutablePointer<GtkWidget>, of parent: UnsafeMutablePointer<GtkWidget>,
  _ snapshot: OpaquePointer
) {
  if let paint = ChildPaint.existing(child), gtk_widget_get_mapped(child) != 0 {
    paint.draw(child, of: parent, snapshot)
  } else if !RecordedDrawing.draw(child, of: parent, snapshot) {
    gtk_widget_snapshot_child(parent, child, snapshot)
  }
}

extension OpaquePointer {
  fileprivate func move(_ x: Double, _ y: Double) {
    if x == 0, y == 0 { return }
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(self, &point)
  }

  fileprivate func displace(_ place: PaintPlace, by displacement: PaintDisplacement) {
    move(place.x + displacement.x, place.y + displacement.y)
    gtk_snapshot_scale(
      self, Self.factor(displacement.scaleX), Self.factor(displacement.scaleY))
    move(-place.x, -place.y)
  }

  /// Applies a transform about a point of a place, given as shares of its size, and undoes one that
  /// follows.
  fileprivate func apply(
    _ transform: PaintTransform, to place: PaintPlace, x: Double, y: Double,
    undoing own: PaintTransform? = nil
  ) {
    guard transform != PaintTransform() || own != nil else { return }
    let origin = (x: place.x + x * place.width, y: place.y + y * place.height)
    move(
      origin.x + transform.x + transform.shareX * place.width,
      origin.y + transform.y + transform.shareY * place.height)
    let turn = transform.degrees - (own?.degrees ?? 0)
    if let own {
      // Rotations and scales in one order, or the result would be sheared (GTK 4.8).
      if transform.scaleX != own.scaleX || transform.scaleY != own.scaleY, own.degrees != 0 {
        gtk_snapshot_rotate(self, Float(transform.degrees))
        scale(by: transform, over: own)
        gtk_snapshot_rotate(self, Float(-own.degrees))
      } else {
        if turn != 0 { gtk_snapshot_rotate(self, Float(turn)) }
        scale(by: transform, over: own)
      }
      move(-own.x, -own.y)
    } else {
      if turn != 0 { gtk_snapshot_rotate(self, Float(turn)) }
      gtk_snapshot_scale(self, Self.factor(transform.scaleX), Self.factor(transform.scaleY))
    }
    move(-origin.x, -origin.y)
  }

  private func scale(by transform: PaintTransform, over own: PaintTransform) {
    gtk_snapshot_scale(
      self, Self.factor(transform.scaleX) / Self.factor(own.scaleX),
      Self.factor(transform.scaleY) / Self.factor(own.scaleY))
  }

  /// FreeType fails for letters scaled to 0 (cairo 1.16).
  private static func factor(_ scale: Double) -> Float {
    Float(abs(scale) < 0.001 ? 0.001 : scale)
  }
}
