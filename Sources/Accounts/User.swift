/// A user who has an account.
public struct User: Hashable, Sendable {
  /// The account's number in its store; never given to another account later.
  public let id: Int64
  /// The name, without the white space that surrounded it when it was typed.
  public let name: String
  /// The e-mail address in the upper and lower case in which it was typed at sign-up; `nil` for an
  /// account whose provider states none.
  public let email: String?

  /// Creates a user.
  public init(id: Int64, name: String, email: String?) {
    self.id = id
    self.name = name
    self.email = email
  }
}
