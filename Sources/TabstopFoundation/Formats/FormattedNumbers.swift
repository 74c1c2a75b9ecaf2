public import Foundation
internal import Tabstop

// Foundation's functions of these names format for all users alike on Linux (`FormatStyle.inLocaleOfView`). They are
// those of protocols, or generic: the compiler prefers these. `Decimal.formatted()` is neither.

extension Int {
  /// The number in the format of the user's locale, or of that of the view that is being evaluated.
  public func formatted() -> String { formatted(.number) }

  /// The number in a format. A format without a locale of its own has that of the view that is being
  /// evaluated, or else the user's.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Int { format.inLocaleOfView.format(self) }
}

extension Double {
  /// The number in the format of the user's locale, or of that of the view that is being evaluated.
  public func formatted() -> String { formatted(.number) }

  /// The number in a format. A format without a locale of its own has that of the view that is being
  /// evaluated, or else the user's.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Double { format.inLocaleOfView.format(self) }
}

extension Float {
  /// The number in the format of the user's locale, or of that of the view that is being evaluated.
  public func formatted() -> String { formatted(.number) }

  /// The number in a format. A format without a locale of its own has that of the view that is being
  /// evaluated, or else the user's.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Float { format.inLocaleOfView.format(self) }
}

extension Decimal {
  /// The number in a format. A format without a locale of its own has that of the view that is being
  /// evaluated, or else the user's.
  public func formatted(_ format: FormatStyle) -> String { format.inLocaleOfView.format(self) }

  /// The number as an amount of money.
  public func formatted(_ format: FormatStyle.Currency) -> String {
    format.inLocaleOfView.format(self)
  }

  /// The number in percent.
  public func formatted(_ format: FormatStyle.Percent) -> String {
    format.inLocaleOfView.format(self)
  }
}
