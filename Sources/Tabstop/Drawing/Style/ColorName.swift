extension Color {
  /// The colour in words, in the user's language, as a screen reader announces it: "dark blue". A colour of
  /// the palette has its own name in every appearance; others are named by what they look like.
  package var spokenName: String {
    if let hue = Color.hueNames[self] { return hue.word }
    let color = components
    return RGBA(
      red: color.red, green: color.green, blue: color.blue, alpha: color.opacity
    ).spokenName
  }

  private static let hueNames: [Color: HueName] = Dictionary(
    [
      (.red, .red), (.orange, .orange), (.yellow, .yellow), (.green, .green), (.mint, .mint),
      (.teal, .teal), (.blue, .blue), (.indigo, .indigo), (.purple, .purple), (.pink, .pink),
      (.brown, .brown), (.gray, .gray),
    ], uniquingKeysWith: { first, _ in first })
}

extension RGBA {
  /// The colour in words.
  var spokenName: String {
    guard alpha > 0.005 else { return String(own: "clear") }
    let percent = Int((alpha.clamped(to: 0...1) * 100).rounded())
    let name = opaqueName
    return percent == 100 ? name : String(own: "\(name), \(percent) percent opaque")
  }

  private var opaqueName: String {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    let lightness = (most + least) / 2
    // An eye sees no hue in what is nearly black, nor in what is nearly gray.
    if most < 0.12 { return String(own: "black") }
    if chroma < 0.06 || chroma < most * 0.12 {
      switch lightness {
      case 0.96...: return String(own: "white")
      case 0.7...: return String(own: "light \(HueName.gray.word)")
      case 0.4...: return HueName.gray.word
      default: return String(own: "dark \(HueName.gray.word)")
      }
    }
    let name = HueName(
      hue: hue * 360, brightness: most, lightness: lightness, isPale: chroma < most * 0.45)
    if chroma < most * 0.3, lightness < 0.75 { return String(own: "grayish \(name.word)") }
    if name == .brown {
      if most < 0.4 { return String(own: "dark \(name.word)") }
      return most < 0.75 ? name.word : String(own: "light \(name.word)")
    }
    if most < 0.6 { return String(own: "dark \(name.word)") }
    if lightness > 0.74, name != .pink { return String(own: "light \(name.word)") }
    return name.word
  }
}

/// The names that colours have without regard to their brightness.
private enum HueName {
  case red, orange, brown, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, gray

  /// - Parameter hue: In degrees, from 0 to 360.
  init(hue: Double, brightness: Double, lightness: Double, isPale: Bool) {
    switch hue {
    case 12..<48 where brightness < (isPale ? 0.9 : 0.72): self = .brown
    case 15..<45: self = .orange
    case 45..<70: self = .yellow
    case 70..<165: self = .green
    case 165..<195: self = .cyan
    case 195..<255: self = .blue
    case 255..<295: self = .purple
    case 295..<345: self = brightness < 0.72 ? .purple : .pink
    default: self = lightness > 0.72 ? .pink : .red
    }
  }

  var word: String {
    switch self {
    case .red: String(own: "red")
    case .orange: String(own: "orange")
    case .brown: String(own: "brown")
    case .yellow: String(own: "yellow")
    case .green: String(own: "green")
    case .mint: String(own: "mint")
    case .teal: String(own: "teal")
    case .cyan: String(own: "cyan")
    case .blue: String(own: "blue")
    case .indigo: String(own: "indigo")
    case .purple: String(own: "purple")
    case .pink: String(own: "pink")
    case .gray: String(own: "gray")
    }
  }
}
