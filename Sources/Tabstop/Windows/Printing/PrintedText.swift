internal import CGtk
internal import GtkBridge

/// A document that is laid out for one kind of paper, in points.
@MainActor
struct PrintedText {
  private let document: PrintDocument
  private let layouts: [PrintedParagraph]
  private let pages: [[PageBreaks.Piece]]
  private let width: Double
  private let height: Double
  /// The margin inside the printable area.
  private let inset: Double

  /// The minimum space from the edge of the paper to the text: 15 mm.
  private static let margin = 15 / 25.4 * 72
  /// The height of the header and of the footer, with the space to the text.
  private static let band = 28.0

  /// - Parameter context: GTK's print context, in points.
  init(_ document: PrintDocument, in context: OpaquePointer) {
    self.document = document
    let setup = gtk_print_context_get_page_setup(context)
    let margins = [
      gtk_page_setup_get_left_margin, gtk_page_setup_get_right_margin,
      gtk_page_setup_get_top_margin, gtk_page_setup_get_bottom_margin,
    ].map { $0(setup, GTK_UNIT_POINTS) }
    inset = max(0, Self.margin - (margins.min() ?? 0))
    width = max(gtk_print_context_get_width(context) - 2 * inset, 72)
    height = max(gtk_print_context_get_height(context) - 2 * inset, 3 * Self.band)
    let width = width
    layouts = document.paragraphs.map { PrintedParagraph($0, width: width, in: context) }
    pages = PageBreaks.pages(layouts.map(\.block), height: height - 2 * Self.band)
  }

  /// The number of pages.
  var pageCount: Int { pages.count }

  /// Draws a page, of which the first is 0.
  func draw(_ page: Int, in context: OpaquePointer) {
    guard pages.indices.contains(page), let cairo = gtk_print_context_get_cairo_context(context)
    else { return }
    cairo_set_source_rgb(cairo, 0, 0, 0)
    if page > 0 { draw(document.title, top: inset, in: context, cairo) }
    for piece in pages[page] {
      layouts[piece.block].draw(
        piece.lines, x: inset, y: inset + Self.band + piece.y, on: cairo)
    }
    let footer = document.footer(page + 1, pages.count)
    draw(footer, top: inset + height - Self.band / 2, in: context, cairo)
  }

  /// Draws the header or the footer. Screen readers skip them in a PDF file.
  private func draw(
    _ text: String, top: Double, in context: OpaquePointer, _ cairo: OpaquePointer
  ) {
    let paragraph = PrintedParagraph(edge: text, width: width, in: context)
    paragraph.draw(0..<min(1, paragraph.block.lines.count), x: inset, y: top, on: cairo)
  }
}

/// A paragraph that is laid out.
@MainActor
private struct PrintedParagraph {
  private struct Line {
    /// The distance from the left edge of the text.
    let x: Double
    let height: Double
    /// The distance of the baseline from the top of the line.
    let baseline: Double
  }

  /// Pango's layout.
  private let layout: ObjectRef
  private let lines: [Line]
  let block: PageBreaks.Block
  /// The structure element in a PDF file.
  private let tag: String?

  init(_ paragraph: PrintDocument.Paragraph, width: Double, in context: OpaquePointer) {
    switch paragraph.style {
    case .heading(let level):
      let (size, space) = level == 1 ? (18.0, 18.0) : level == 2 ? (13.0, 14.0) : (11.0, 10.0)
      self.init(
        paragraph.text, size: size, isBold: true, width: width, space: space, tag: "H\(level)",
        keepsWithNext: true, in: context)
    case .body:
      self.init(paragraph.text, size: 11, width: width, space: 4, tag: "P", in: context)
    case .listItem:
      self.init(
        "• \(paragraph.text)", size: 11, width: width, space: 3, hanging: 9, tag: "P",
        keepsTogether: true, in: context)
    }
  }

  /// A header or a footer.
  init(edge text: String, width: Double, in context: OpaquePointer) {
    self.init(text, size: 9, width: width, space: 0, tag: nil, in: context)
  }

  private init(
    _ text: String, size: Double, isBold: Bool = false, width: Double, space: Double,
    hanging: Double = 0, tag: String?, keepsWithNext: Bool = false, keepsTogether: Bool = false,
    in context: OpaquePointer
  ) {
    let pango = gtk_print_context_create_pango_layout(context)!
    layout = ObjectRef(UnsafeMutableRawPointer(pango))
    // The constructor's reference; this value holds its own.
    g_object_unref(UnsafeMutableRawPointer(pango))
    let font = pango_font_description_from_string("Sans")
    pango_font_description_set_size(font, Int32(size * Double(PANGO_SCALE)))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(pango, font)
    pango_font_description_free(font)
    pango_layout_set_width(pango, Int32(width * Double(PANGO_SCALE)))
    pango_layout_set_wrap(pango, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_indent(pango, Int32(-hanging * Double(PANGO_SCALE)))
    // Unlike a line feed, a line separator does not begin a paragraph, whose first line would be
    // without the hanging indent.
    let lines = String(text.map { $0.isNewline ? "\u{2028}" : $0 })
    pango_layout_set_text(pango, lines, -1)
    self.lines = Self.lines(of: pango)
    self.tag = tag
    block = PageBreaks.Block(
      space: space, lines: self.lines.map(\.height), keepsWithNext: keepsWithNext,
      keepsTogether: keepsTogether)
  }

  private static func lines(of layout: OpaquePointer) -> [Line] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [Line] = []
    repeat {
      var extent = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extent)
      let baseline = pango_layout_iter_get_baseline(iterator) - extent.y
      lines.append(
        Line(x: points(extent.x), height: points(extent.height), baseline: points(baseline)))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  func draw(_ range: Range<Int>, x: Double, y: Double, on cairo: OpaquePointer) {
    if let tag { cairo_tag_begin(cairo, tag, nil) }
    var y = y
    for index in range {
      let line = lines[index]
      cairo_move_to(cairo, x + line.x, y + line.baseline)
      pango_cairo_show_layout_line(
        cairo, pango_layout_get_line_readonly(layout.opaque, Int32(index)))
      y += line.height
    }
    if let tag { cairo_tag_end(cairo, tag) }
  }
}
