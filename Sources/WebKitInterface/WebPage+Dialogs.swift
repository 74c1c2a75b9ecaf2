public import Foundation

extension WebPage {
  /// The answer to a question of a script. Mirrors WebKit's.
  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  /// The answer to a script that asks for a text. Mirrors WebKit's.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }
  /// The answer to a page that asks for files. Mirrors WebKit's.
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }

  /// Answers what the scripts of a page ask. Never called: scripts do not run. Mirrors WebKit's.
  public protocol DialogPresenting {
    /// Called when a script shows a text. Never called.
    @MainActor
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
    /// Called when a script asks a question. Never called.
    @MainActor
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: FrameInfo
    ) async -> JavaScriptConfirmResult
    /// Called when a script asks for a text. Never called.
    @MainActor
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
    /// Called when a page asks for files. Never called.
    @MainActor
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: FrameInfo
    ) async -> FileInputPromptResult
  }
}

extension WebPage.DialogPresenting {
  /// Does nothing.
  @MainActor
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  /// Cancels.
  @MainActor
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  /// Cancels.
  @MainActor
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
  /// Cancels.
  @MainActor
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// What a page that asks for files takes. Never created. Mirrors WebKit's `WKOpenPanelParameters`.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  private override init() { super.init() }
  /// Whether the page takes folders. Always `false`.
  open var allowsDirectories: Bool { false }
  /// Whether the page takes several files. Always `false`.
  open var allowsMultipleSelection: Bool { false }
}
