internal import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as a text: the numbers of each, and then its letter: "m" begins a line, "l" is a line, "c" a curve,
  /// and "h" a line to the start. Mirrors SwiftUI.
  public nonisolated var description: String {
    var words: [String] = []
    forEach { element in
      let (points, letter): ([CGPoint], String) =
        switch element {
        case .move(let end): ([end], "m")
        case .line(let end): ([end], "l")
        case .quadCurve(let end, let control): ([control, end], "q")
        case .curve(let end, let first, let second): ([first, second, end], "c")
        case .closeSubpath: ([], "h")
        }
      words += points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]
    }
    return words.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
  }

  /// Creates a path from its description; `nil` if the text is not in the format of `description`. Mirrors SwiftUI.
  public nonisolated init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}
