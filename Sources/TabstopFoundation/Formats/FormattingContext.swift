public import Foundation

extension DateFormatter {
  /// The place of a date in a sentence. No effect: dates here begin as in the middle of a sentence.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
