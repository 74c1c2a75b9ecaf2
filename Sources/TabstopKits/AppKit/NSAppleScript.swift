public import Foundation

/// A program in AppleScript, which nothing runs on this desktop: it ends with an error. Mirrors the
/// `NSAppleScript` of Foundation on a Mac.
open class NSAppleScript: NSObject {
  /// The text of the program.
  public let source: String?
  /// Whether the program is compiled. Always `false`.
  open var isCompiled: Bool { false }

  /// Creates a program from its text.
  public init?(source: String) { self.source = source }
  /// Creates a program from a file. Always `nil`, with an error.
  public init?(
    contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?
  ) {
    errorInfo?.pointee = Self.failure
    return nil
  }

  /// Compiles the program. Always `false`, with an error.
  open func compileAndReturnError(
    _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
  ) -> Bool {
    errorInfo?.pointee = Self.failure
    return false
  }
  /// Runs the program. Returns an empty value, with an error.
  @discardableResult
  open func executeAndReturnError(
    _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
  ) -> NSAppleEventDescriptor {
    errorInfo?.pointee = Self.failure
    return NSAppleEventDescriptor()
  }

  /// The key of the error in words.
  public static let errorMessage = "NSAppleScriptErrorMessage"
  /// The key of the error in a few words.
  public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
  /// The key of the number of the error.
  public static let errorNumber = "NSAppleScriptErrorNumber"
  /// The key of the name of the program with the error.
  public static let errorAppName = "NSAppleScriptErrorAppName"
  /// The key of the place of the error in the text.
  public static let errorRange = "NSAppleScriptErrorRange"

  // -1750: no scripting component, by Apple's numbers.
  private static var failure: NSDictionary {
    [
      errorMessage: "There is no AppleScript on this system.",
      errorBriefMessage: "There is no AppleScript.", errorNumber: -1750,
    ]
  }
}

/// A value of an Apple event: none, but for an address to open. Mirrors the `NSAppleEventDescriptor` of Foundation on a
/// Mac.
open class NSAppleEventDescriptor: NSObject {
  let text: String?
  init(text: String?) { self.text = text }
  /// Creates a value that is none.
  public override convenience init() { self.init(text: nil) }
  /// Creates a value.
  public convenience init(string: String) { self.init(text: string) }
  /// The value as a text.
  open var stringValue: String? { text }
  /// The value of a keyword: of `keyDirectObject`, the address that the program opens.
  open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? {
    keyword == keyDirectObject && text != nil ? self : nil
  }
  /// The value as a number. Always 0.
  open var int32Value: Int32 { 0 }
  /// The value as a truth value. Always `false`.
  open var booleanValue: Bool { false }
  /// The value as a number. Always 0.
  open var doubleValue: Double { 0 }
  /// The value as bytes: none.
  open var data: Data { Data() }
  /// The number of values in it: none.
  open var numberOfItems: Int { 0 }
  /// A value in it. Always `nil`.
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
