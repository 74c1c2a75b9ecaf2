public import Foundation
internal import Tabstop

/// A field whose text becomes tokens: those before a comma, and those that Return ends. Mirrors AppKit's `NSTokenField`.
/// Each token is a button that removes it; Backspace in front of the text removes the last one.
open class NSTokenField: NSTextField {
  /// How a token looks. Mirrors AppKit's.
  public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }
  /// How tokens look. Stored, without effect.
  open var tokenStyle = TokenStyle.default
  /// The characters that end a token: a comma.
  open var tokenizingCharacterSet: CharacterSet! = NSTokenField.defaultTokenizingCharacterSet
  /// The characters that end a token, unless the program sets others: a comma.
  public static var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
  /// The time after which completions appear, in seconds. Stored, without effect: none appear.
  open var completionDelay: TimeInterval = 0
  /// The tokens: the objects of the delegate, or texts.
  private var tokens: [Any] = [] { didSet { changed(true) } }

  private var tokenDelegate: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }

  /// The tokens, and the text that is none yet, with commas.
  public override var stringValue: String {
    get { (tokens.map(title(of:)) + [text ?? ""].filter { !$0.isEmpty }).joined(separator: ",") }
    set {
      tokens = []
      text = ""
      tokenize(newValue)
    }
  }
  /// The tokens, as objects of the delegate or as texts.
  open override var objectValue: Any? {
    get { tokens + [text ?? ""].filter { !$0.isEmpty }.map(object(of:)) }
    set {
      text = ""
      tokens = newValue as? [Any] ?? newValue.map { [$0] } ?? []
    }
  }

  fileprivate final func title(of token: Any) -> String {
    tokenDelegate?.tokenField(self, displayStringForRepresentedObject: token) ?? "\(token)"
  }
  private func object(of text: String) -> Any {
    tokenDelegate?.tokenField(self, representedObjectForEditing: text) ?? text
  }
  /// Makes tokens of a text.
  private func tokenize(_ text: String) {
    let parts = text.components(separatedBy: tokenizingCharacterSet)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let new = parts.map(object(of:))
    tokens += tokenDelegate?.tokenField(self, shouldAdd: new, at: tokens.count) ?? new
  }

  override func didChange() {
    let typed = text ?? ""
    if let end = typed.rangeOfCharacter(from: tokenizingCharacterSet, options: .backwards) {
      text = String(typed[end.upperBound...])
      tokenize(String(typed[..<end.lowerBound]))
    }
    super.didChange()
  }
  override func didSubmit() {
    tokenizeRest()
    super.didSubmit()
  }
  override func didChangeEditing() {
    if !isEditing { tokenizeRest() }
    super.didChangeEditing()
  }
  private func tokenizeRest() {
    guard let rest = text, !rest.isEmpty else { return }
    text = ""
    tokenize(rest)
  }
  override func press(_ press: KeyPress) -> Bool {
    if super.press(press) { return true }
    guard press.key == .delete, editor.selectedRange() == NSRange(location: 0, length: 0),
      !tokens.isEmpty
    else { return false }
    remove(at: tokens.count - 1)
    return true
  }
  fileprivate final func remove(at index: Int) {
    tokens.remove(at: index)
    super.didChange()
  }

  override var content: AnyView? {
    guard let field = super.content else { return nil }
    return AnyView(
      HStack(spacing: 4) {
        ForEach(Array(tokens.enumerated()), id: \.offset) { index, token in
          TokenButton(field: self, title: self.title(of: token), index: index)
        }
        field
      })
  }
}

/// A delegate of a field with tokens. Mirrors AppKit's `NSTokenFieldDelegate`.
@preconcurrency @MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// The completions of a text. Never called: use `textInputSuggestions`.
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  /// The tokens that are added, of those that were typed.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// The text of a token.
  func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
  /// The text of a token while it is edited. Never called: tokens are removed, not edited.
  func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String?
  /// The object for a text.
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String)
    -> Any?
  /// Whether a token has a menu. Never called: tokens have none.
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any)
    -> Bool
  /// The menu of a token. Never called.
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any)
    -> NSMenu?
  /// The style of a token. Never called.
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
}

extension NSTokenFieldDelegate {
  /// None.
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  /// All.
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int)
    -> [Any]
  { tokens }
  /// The token as a text.
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// The token as a text.
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// The text itself.
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { nil }
  /// None has.
  public func tokenField(
    _ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any
  ) -> Bool { false }
  /// None.
  public func tokenField(
    _ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any
  ) -> NSMenu? { nil }
  /// The field's.
  public func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle { .default }
}

private struct TokenButton: View {
  let field: NSTokenField
  let title: String
  let index: Int

  var body: some View {
    Button {
      field.remove(at: index)
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: title)
        Image(systemName: "xmark").accessibilityHidden(true)
      }
    }
    .accessibilityLabel(title)
    .accessibilityHint(String(own: "Remove"))
    .disabled(!field.isEnabled || !field.isEditable)
  }
}
