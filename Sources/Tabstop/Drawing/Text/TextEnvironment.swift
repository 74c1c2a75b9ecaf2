extension EnvironmentValues {
  /// The font of the texts inside; `nil` is that of body text. Mirrors SwiftUI.
  public var font: Font? {
    get { inherited.font }
    set { inherited.font = newValue }
  }

  /// The alignment of a text's lines. Mirrors SwiftUI.
  public var multilineTextAlignment: TextAlignment {
    get { inherited.textAlignment }
    set { inherited.textAlignment = newValue }
  }

  /// The largest number of a text's lines; `nil` is any. Mirrors SwiftUI.
  public var lineLimit: Int? {
    get { inherited.lineLimit }
    set { inherited.lineLimit = newValue }
  }

  /// The additional space between a text's lines, in points. Mirrors SwiftUI.
  public var lineSpacing: Double {
    get { inherited.textTraits?.values.lineSpacing ?? 0 }
    set { setTextTrait { $0.lineSpacing = newValue } }
  }

  /// The way in which a line that is too long is shortened. Mirrors SwiftUI.
  public var truncationMode: Text.TruncationMode {
    get { inherited.textTraits?.values.truncation ?? .tail }
    set { setTextTrait { $0.truncation = newValue } }
  }

  /// The case of a text's letters; `nil` leaves them as they are. Mirrors SwiftUI.
  public var textCase: Text.Case? {
    get { inherited.textTraits?.values.letterCase ?? nil }
    set { setTextTrait { $0.letterCase = .some(newValue) } }
  }

  /// The smallest scale of a text that does not fit. Always 1: a text is shrunk by the modifier
  /// only. Mirrors SwiftUI.
  public var minimumScaleFactor: Double {
    get { 1 }
    set {}
  }

  /// Whether letters may be moved together. Always false: letters are not moved together. Mirrors
  /// SwiftUI.
  public var allowsTightening: Bool {
    get { false }
    set {}
  }

  /// Whether fields leave a text as it is typed. Mirrors SwiftUI.
  public var autocorrectionDisabled: Bool {
    get { inherited.isAutocorrectionDisabled }
    set { inherited.isAutocorrectionDisabled = newValue }
  }

  private mutating func setTextTrait(_ change: (inout TextTraits.Values) -> Void) {
    var values = inherited.textTraits?.values ?? TextTraits.Values()
    change(&values)
    inherited.textTraits = TextTraits(values)
  }
}
