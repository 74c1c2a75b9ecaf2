extension String {
  /// Whether both texts have the same bytes. `==` is also true for canonically equivalent texts,
  /// such as "K" and the sign for kelvin.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text as one line that can be shown: without control characters and marks that change the
  /// direction of the following text, with single spaces, and truncated to `limit` characters.
  func line(limit: Int) -> String {
    // A single character can consist of any number of scalars.
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit * 8) {
      scalars.append(scalar.isShown ? scalar : " ")
    }
    let line = String(scalars).split(separator: " ").joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    // Persian, Indic scripts and emoji need the joiners.
    case .format: value == 0x200C || value == 0x200D
    default: true
    }
  }
}
