internal import CGtk

/// Measures texts and lists typefaces, without a widget.
public enum TextMeasure {
  /// The size of a text in points, wrapped to a width.
  ///
  /// - Parameters:
  ///   - family: The typeface; `nil` for the desktop's.
  ///   - size: The size of the font, in points of the screen.
  public static func size(
    of text: String, family: String?, size: Double, isBold: Bool, width: Double?
  ) -> (width: Double, height: Double) {
    // Pango has one default font map for each thread, so that this works off the main thread, too.
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
    let layout = pango_layout_new(context)!
    let font = pango_font_description_new()!
    defer {
      pango_font_description_free(font)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    pango_font_description_set_family(font, family ?? "sans")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    if let width, width < 1_000_000 {
      pango_layout_set_width(layout, Int32(max(width, 0) * Double(PANGO_SCALE)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    var (across, down): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &across, &down)
    return (Double(across) / Double(PANGO_SCALE), Double(down) / Double(PANGO_SCALE))
  }

  /// The names of the installed typefaces, in order.
  public static var families: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }.sorted()
  }
}
