public import Foundation

/// A formatter that joins the elements of a list: "apples, pears, and plums". Mirrors Foundation's,
/// which Foundation on Linux (Swift 6.3) lacks; the words between the elements are ICU's, in the
/// locale's language.
open class ListFormatter: Formatter {
  /// The language; by default the user's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats the elements that are no strings; by default they describe themselves.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }
  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The strings joined in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(.ofUser))
  }

  /// The elements joined; `nil` if `itemFormatter` cannot format one.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else {
        strings.append(item as? String ?? "\(item)")
        continue
      }
      guard let string = itemFormatter.string(for: item) else { return nil }
      strings.append(string)
    }
    return strings.formatted(
      .list(type: .and, width: .standard).locale(locale ?? .ofUser))
  }

  /// The elements of an array joined; `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
