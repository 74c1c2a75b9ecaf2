public import SwiftUIInterface

/// The result of an intent. Mirrors App Intents'.
public protocol IntentResult: Sendable {}
/// A result with a value. Mirrors App Intents'.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}

/// A result with words. Mirrors App Intents'.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view. Mirrors App Intents'.
public protocol ShowsSnippetView: IntentResult {}
/// A result with a further intent. Mirrors App Intents'.
public protocol OpensIntent: IntentResult {}

/// The type of the values that `result` returns. Mirrors App Intents'.
public struct IntentResultContainer<Value: Sendable>:
  ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent
{
  /// The value, which the caller of `perform` may read.
  public let value: Value?
  /// The words to speak.
  public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// A result without a value.
  public static func result() -> Self { Self(value: nil, dialog: nil) }
  /// A result with words.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
  /// A result with a view, which is not shown.
  public static func result<Content: View>(view: Content) -> Self { result() }
  /// A result with words and a view, which is not shown.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    result(dialog: dialog)
  }
  /// A result with words and a view, which is not shown.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { result(dialog: dialog) }
  /// A result with a further intent, which is not performed.
  public static func result(opensIntent: some AppIntent) -> Self { result() }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
  /// A result with a value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
  /// A result with a value, words and a view, which is not shown.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
  /// A result with a value and a further intent, which is not performed.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
  /// A result with a value, words and a further intent, which is not performed.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
  /// A result with a value and a view, which is not shown.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: nil) }
}
