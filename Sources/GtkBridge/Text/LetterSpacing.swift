internal import CGtk

extension Widget {
  /// Gives a label the room in a line that a space between its letters needs, in points.
  ///
  /// Pango (1.50) breaks or truncates a line that is as wide as its letters and the spaces between them: it counts a
  /// space after the last letter, too. GTK (4.8) measures without that space.
  @MainActor
  public func setLetterSpacing(_ spacing: Double) {
    let points = Int(min(max(spacing, 0), 1000).rounded(.up))
    guard points > 0 || LetterSpacing.isMeasured, points != LetterSpacing.of(pointer) else {
      return
    }
    LetterSpacing.startMeasuring
    g_object_set_data(
      cast(to: GObject.self), LetterSpacing.key, UnsafeMutableRawPointer(bitPattern: points))
    gtk_widget_queue_resize(pointer)
  }
}

@MainActor
private enum LetterSpacing {
  nonisolated static let key = "tabstop-letter-spacing"
  private typealias Measure =
    @convention(c) (
      UnsafeMutablePointer<GtkWidget>?, GtkOrientation, CInt, UnsafeMutablePointer<CInt>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
    ) -> Void
  /// GTK's own function for labels, which is replaced in their class. Unsafe: it is set once, on the main thread.
  private nonisolated(unsafe) static var own: Measure?

  static var isMeasured: Bool { own != nil }

  static let startMeasuring: Void = {
    let labels = g_type_class_ref(gtk_label_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    own = labels.pointee.measure
    labels.pointee.measure = { label, orientation, size, minimum, natural, baseline, other in
      LetterSpacing.own!(label, orientation, size, minimum, natural, baseline, other)
      guard orientation == GTK_ORIENTATION_HORIZONTAL, let label, let natural else { return }
      natural.pointee += CInt(clamping: LetterSpacing.of(label))
    }
  }()

  /// The space of a label.
  nonisolated static func of(_ label: UnsafeMutablePointer<GtkWidget>) -> Int {
    let object = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GObject.self)
    return Int(bitPattern: g_object_get_data(object, key))
  }
}
