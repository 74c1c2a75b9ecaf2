/// The gallery's rule for e-mail addresses.
enum EmailAddress {
  /// `A-Z a-z 0-9 . _ % + -`, an "@", `A-Z a-z 0-9 . -`, a dot, and 2 to 64 letters.
  static func isValid(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}/) != nil
  }
}
