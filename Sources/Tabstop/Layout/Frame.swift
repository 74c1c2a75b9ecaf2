internal import CGtk
internal import GtkBridge

extension View {
  /// Adds a frame of a fixed size around the view, in points; `nil` leaves a direction to the view.
  /// A view that needs more (large text) gets more. Mirrors SwiftUI.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    modifier(
      _FrameModifier(
        width: .init(fixed: width), height: .init(fixed: height), alignment: alignment))
  }

  /// Adds a frame with limits; a maximum of `.infinity` fills the available space. Mirrors SwiftUI.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameModifier> {
    modifier(
      _FrameModifier(
        width: .init(valid: minWidth, idealWidth, maxWidth),
        height: .init(valid: minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}

extension FrameLayout.Limits {
  /// Creates the limits of a fixed size; an infinite one fills the available space.
  @MainActor fileprivate init(fixed size: Double?) {
    self.init(valid: size == .infinity ? nil : size, nil, size)
  }

  /// Creates limits without invalid sizes, which cause a warning and are left out, as in SwiftUI. A
  /// minimum of infinity fills the available space.
  @MainActor fileprivate init(valid minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    func valid(_ length: Double?) -> Double? {
      guard let length else { return nil }
      guard length >= 0 else {
        warnOnce(about: "A frame", "A frame's size is negative or not a number; it is left out.")
        return nil
      }
      return ClosedRange<Double>.sizes.contains(length) ? length : .infinity
    }
    let least = valid(minimum)
    let preferred = valid(ideal)
    self.init(
      minimum: least == .infinity ? nil : least, ideal: preferred == .infinity ? nil : preferred,
      maximum: least == .infinity || preferred == .infinity ? .infinity : valid(maximum))
  }
}

/// The modifier of `frame`.
public struct _FrameModifier: _PrimitiveModifier, Decoration {
  let width: FrameLayout.Limits
  let height: FrameLayout.Limits
  let alignment: Alignment

  /// Creates the node. The program does not call it.
  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FrameNode(decorating: view, context)
  }

  func givesLength(along axis: Axis) -> Bool? {
    let limits = axis == .horizontal ? width : height
    return limits.fixed != nil ? true : nil
  }

  /// A widget that takes any size needs no wrapper for a fixed or a minimum size.
  private func isPlainSize(for widget: Widget) -> Bool {
    widget.isStretchable && !widget.hasMargins && Self.isPlain(width) && Self.isPlain(height)
      && !isBoundedPicture(widget)
  }

  /// A picture requests its own size (GTK 4.18), even if a smaller one is set, and a button with one that of
  /// the picture's proportions; a wrapper has the frame's, and where that has one length, the other by the
  /// proportions.
  private func isBoundedPicture(_ widget: Widget) -> Bool {
    guard width.maximum != nil || height.maximum != nil else { return false }
    let widget = widget.pointer
    return widget.isPicture
      || widget.isButton && widget.firstInTree(where: { $0.isPicture }) != nil
  }

  /// The style class of a frame that is narrower than bars and sliders would be.
  static let narrowClass = "narrow-frame"

  private static func isPlain(_ limits: FrameLayout.Limits) -> Bool {
    // A frame clips content that is larger than any window.
    if (limits.minimum ?? 0) > Double(longestWindow) { return false }
    guard let maximum = limits.maximum else { return true }
    return maximum == limits.minimum && maximum.isFinite
  }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    if isPlainSize(for: widget) { return nil }
    return .container(FrameLayout())
  }

  func apply(to widget: Widget, old: _FrameModifier?, _ environment: InheritedValues) {
    if width.maximum != nil { letShrink(widget.accessible) }
    // Bars that are further inside, as below a label of their own.
    if Self.isNarrow(width) {
      widget.addClass(Self.narrowClass)
    } else if let old, Self.isNarrow(old.width) {
      widget.removeClass(Self.narrowClass)
    }
    guard let layout = widget.layout as? FrameLayout else {
      widget.pointer.setSizeRequest(
        width.minimum.map(pixels) ?? -1, height.minimum.map(pixels) ?? -1)
      if width.maximum != nil { widget.expandsHorizontally = false }
      if height.maximum != nil { widget.expandsVertically = false }
      // The next frame wraps this one.
      widget.isStretchable = false
      return
    }
    layout.width = width
    layout.height = height
    // Programs set the height that their settings have on a Mac, where rows are lower, and tabs are outside.
    layout.showsAllContent =
      environment.isSettingsPage && height.minimum != nil && height.minimum == height.maximum
    if old?.width.maximum != nil, width.maximum == nil { followContent(widget, .horizontal) }
    if old?.height.maximum != nil, height.maximum == nil { followContent(widget, .vertical) }
    expand(widget, width, .horizontal)
    expand(widget, height, .vertical)
    if let child = widget.pointer.firstChild {
      // What covers the frame is placed in all of it.
      let covers = (layoutDelegate(of: child) as? AspectLayout)?.mode == .fill
      if covers, width.maximum != nil {
        child.halign = .fill
      } else {
        alignment.horizontal.apply(to: Widget(child))
      }
      if covers, height.maximum != nil {
        child.valign = .fill
      } else {
        alignment.vertical.apply(to: Widget(child))
      }
      hug(Widget(child), in: layout, of: widget)
      if width.maximum == .infinity { alignment.horizontal.applyToTitle(ofRow: Widget(child)) }
    }
    widget.pointer.queueResize()
  }

  /// A picture that fits into a height takes no more width than that gives it, and the other way round.
  private func hug(_ child: Widget, in layout: FrameLayout, of widget: Widget) {
    let fits = FixedProportions.mode(of: child.pointer) == .fit
    let hasWidth = width.maximum?.isFinite == true
    let hasHeight = height.maximum?.isFinite == true
    let hugging: Orientation? =
      !fits
      ? nil
      : hasHeight && width.maximum == nil
        ? .horizontal : hasWidth && height.maximum == nil ? .vertical : nil
    switch hugging {
    case .horizontal: widget.expandsHorizontally = false
    case .vertical: widget.expandsVertically = false
    default:
      if layout.hugging == .horizontal, width.maximum == nil { followContent(widget, .horizontal) }
      if layout.hugging == .vertical, height.maximum == nil { followContent(widget, .vertical) }
    }
    layout.hugging = hugging
  }

  /// Whether GTK's bars are wider than the frame.
  private static func isNarrow(_ width: FrameLayout.Limits) -> Bool {
    width.maximum.map { $0 < 160 } ?? false
  }

  /// GTK's minimum width of a field is a few words, that of a bar some 150 points; a frame may have
  /// the width of a single digit.
  private func letShrink(_ widget: Widget) {
    let type = tabstop_object_type(widget.raw)
    if type == gtk_progress_bar_get_type() || type == gtk_scale_get_type() {
      return widget.addClass("narrow")
    }
    guard widget.pointer.isEntry, widget.pointer.isEditable else { return }
    gtk_editable_set_width_chars(widget.opaque, 0)
    gtk_editable_set_max_width_chars(widget.opaque, 0)
  }

  /// Lets the content decide again whether it fills the frame.
  private func followContent(_ widget: Widget, _ orientation: Orientation) {
    if orientation == .horizontal {
      gtk_widget_set_hexpand(widget.pointer, 0)
      gtk_widget_set_hexpand_set(widget.pointer, 0)
    } else {
      gtk_widget_set_vexpand(widget.pointer, 0)
      gtk_widget_set_vexpand_set(widget.pointer, 0)
    }
  }

  /// Makes a widget expand. Only an infinite maximum expands; a finite one does not; without one
  /// the content decides.
  private func expand(
    _ widget: Widget, _ limits: FrameLayout.Limits, _ orientation: Orientation
  ) {
    guard let maximum = limits.maximum else { return }
    if orientation == .horizontal {
      widget.expandsHorizontally = maximum.isInfinite
    } else {
      widget.expandsVertically = maximum.isInfinite
    }
  }
}

private final class FrameNode<Content: View>: DecorationNode<Content, _FrameModifier> {
  override func apply(to widget: Widget, old: _FrameModifier?) {
    super.apply(to: widget, old: old)
    applyIdealLengths(to: widget)
    applySpacer(to: widget)
  }

  private func applyIdealLengths(to widget: Widget) {
    guard let layout = widget.layout as? FrameLayout else { return }
    layout.width.isIdeal = isIdeal(view.modifier.width, along: .horizontal)
    layout.height.isIdeal = isIdeal(view.modifier.height, along: .vertical)
  }

  /// A spacer in a frame is as long as that says, also if a stack has a longer one by default.
  private func applySpacer(to widget: Widget) {
    guard widget.spacer != .none, let inner = widget.pointer.firstChild else { return }
    let limits =
      environment.inherited.stackAxis == .vertical ? view.modifier.height : view.modifier.width
    let hasLength = limits.minimum != nil || limits.maximum?.isFinite == true
    widget.spacer = hasLength ? .spacer : LayoutTraits.spacer(of: inner)
  }

  override func givenLengthsChanged() {
    forEachWidget {
      applyIdealLengths(to: $0)
      $0.pointer.queueResize()
    }
    super.givenLengthsChanged()
  }

  private func isIdeal(_ limits: FrameLayout.Limits, along axis: Axis) -> Bool {
    guard let maximum = limits.maximum, maximum.isFinite, maximum != limits.minimum else {
      return false
    }
    return !getsLength(along: axis)
  }
}
