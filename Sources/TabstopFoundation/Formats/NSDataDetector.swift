public import Foundation

/// A detector of links, mail addresses and telephone numbers in a text. Mirrors Foundation's
/// `NSDataDetector`, which Foundation on Linux (Swift 6.3) lacks.
///
/// Links (`https://…`, `www.…`, `example.org/…`) and mail addresses are found as `.link`, telephone
/// numbers as `.phoneNumber`. Dates, postal addresses and flights are not found.
public final class NSDataDetector: NSObject, Sendable {
  /// The types of matches to find, as bits.
  public let checkingTypes: UInt64

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The bits of `NSTextCheckingResult.CheckingType`s.
  /// - Throws: Never here; in Foundation, an error for invalid types.
  public init(types checkingTypes: UInt64) throws {
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// All matches in `range`, in order. O(n) in the length of the text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedText] = []
    for kind in DetectedText.Kind.allCases where checkingTypes & kind.type.rawValue != 0 {
      for match in kind.pattern.matches(in: string, options: options, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let range = Range(match.range, in: string),
          let result = kind.result(String(string[range]), at: match.range)
        else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls `block` with each match, in order, until it sets its last argument to `true`.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }

  /// The first match, or `nil` if there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first match; its location is `NSNotFound` if there is none.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The number of matches.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}

extension NSTextCheckingResult {
  /// The address that an `NSDataDetector` found; a `mailto:` URL for a mail address.
  public var url: URL? { (self as? DetectedText)?.foundURL }
  /// The telephone number that an `NSDataDetector` found.
  public var phoneNumber: String? { (self as? DetectedText)?.foundNumber }
  /// The date of the result. Always `nil`: dates are not found here.
  public var date: Date? { nil }
}

/// A match of an `NSDataDetector`.
private final class DetectedText: NSTextCheckingResult {
  let foundURL: URL?
  let foundNumber: String?
  private let place: NSRange
  private let type: CheckingType

  init(_ type: CheckingType, at place: NSRange, url: URL? = nil, number: String? = nil) {
    (self.type, self.place, foundURL, foundNumber) = (type, place, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }

  /// The kinds of matches, in order of precedence: a match excludes later ones that overlap it.
  enum Kind: CaseIterable {
    case mail, link, number

    /// Foundation's `.phoneNumber` and `.link`, which it calls deprecated on Linux.
    var type: CheckingType { CheckingType(rawValue: self == .number ? 1 << 11 : 1 << 5) }

    var pattern: NSRegularExpression {
      switch self {
      case .mail: Self.mails
      case .link: Self.links
      case .number: Self.numbers
      }
    }

    private static func compiled(_ pattern: String) -> NSRegularExpression {
      // The patterns are constants of this file, and valid.
      try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }
    private static let mails = compiled(
      #"(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}"#)
    /// Punctuation at the end belongs to the sentence, not to the link.
    private static let links = compiled(
      #"(?<![\w@.])((https?|ftp)://[^\s<>"]+|(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*"#
        + #"\.(com|org|net|edu|gov|io|dev|app|me|info|eu|de|fr|it|es|nl|si|at|ch|uk|jp|us|ca|au)"#
        + #"(?![\w-])(:\d+)?(/[^\s<>"]*)?)(?<![.,;:!?'")\]])"#)
    private static let numbers = compiled(
      #"(?<![\w.+-])(\+|00)?\(?\d[\d() /.-]{5,}\d(?![\w-])"#)

    /// The match for `text`, or `nil` if it is not valid: too few or too many digits, for example.
    func result(_ text: String, at range: NSRange) -> DetectedText? {
      switch self {
      case .mail: return DetectedText(type, at: range, url: URL(string: "mailto:\(text)"))
      case .link:
        let address = text.contains("://") ? text : "http://\(text)"
        return URL(string: address).map { DetectedText(type, at: range, url: $0) }
      case .number:
        guard (7...15).contains(text.filter(\.isNumber).count) else { return nil }
        return DetectedText(type, at: range, number: text)
      }
    }
  }
}
