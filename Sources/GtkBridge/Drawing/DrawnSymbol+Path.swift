internal import CGtk

/// Symbols with an outline of many lines, which is a text.
extension DrawnSymbol {
  /// Fills an outline in the current colour.
  ///
  /// - Parameter text: Letters as in SVG's paths, each with its whole numbers, in a square of 512 units: "m", "l", "h",
  ///   "v" and "q", all relative to the place before. Each contour is closed.
  func drawPath(_ cairo: OpaquePointer, _ size: Double, _ text: String) {
    cairo_scale(cairo, size / 512, size / 512)
    Self.addPath(cairo, text)
    cairo_fill(cairo)
  }

  static func addPath(_ cairo: OpaquePointer, _ text: String) {
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0, 0)
    var letter: UInt8?
    var numbers: [Double] = []
    var number: Double?
    var sign = 1.0
    func endNumber() {
      if let value = number { numbers.append(sign * value) }
      number = nil
      sign = 1
    }
    func endLetter() {
      endNumber()
      if let letter { add(letter, numbers, to: cairo) }
      numbers.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Double(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-"):
        endNumber()
        sign = -1
      case UInt8(ascii: " "): endNumber()
      default:
        endLetter()
        letter = byte
      }
    }
    endLetter()
    cairo_close_path(cairo)
  }

  private static func add(_ letter: UInt8, _ numbers: [Double], to cairo: OpaquePointer) {
    switch (letter, numbers.count) {
    case (UInt8(ascii: "m"), 2):
      cairo_close_path(cairo)
      cairo_rel_move_to(cairo, numbers[0], numbers[1])
    case (UInt8(ascii: "l"), 2): cairo_rel_line_to(cairo, numbers[0], numbers[1])
    case (UInt8(ascii: "h"), 1): cairo_rel_line_to(cairo, numbers[0], 0)
    case (UInt8(ascii: "v"), 1): cairo_rel_line_to(cairo, 0, numbers[0])
    case (UInt8(ascii: "q"), 4):
      // Cairo has cubic curves: their control points are two thirds of the way to the quadratic one's.
      let (controlX, controlY, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
      cairo_rel_curve_to(
        cairo, controlX * 2 / 3, controlY * 2 / 3, x + (controlX - x) * 2 / 3,
        y + (controlY - y) * 2 / 3, x, y)
    default: preconditionFailure("This is no path of a symbol.")
    }
  }
}
