public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The paper and its edges. Stored, without effect: views are not printed here. Mirrors the part of AppKit's `NSPrintInfo`
/// that SwiftUI sources use.
@preconcurrency @MainActor
open class NSPrintInfo: NSObject {
  /// The direction of the paper. Mirrors AppKit's.
  public enum PaperOrientation: Int, Sendable { case portrait, landscape }
  /// How a view is divided into pages. Mirrors AppKit's.
  public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
  /// The settings of the program.
  public static var shared = NSPrintInfo()
  /// The direction of the paper.
  open var orientation = PaperOrientation.portrait
  /// The size of the paper, in points: A4.
  open var paperSize = CGSize(width: 595, height: 842)
  /// The edge at the top, in points.
  open var topMargin: CGFloat = 72
  /// The edge at the bottom, in points.
  open var bottomMargin: CGFloat = 72
  /// The edge at the left, in points.
  open var leftMargin: CGFloat = 72
  /// The edge at the right, in points.
  open var rightMargin: CGFloat = 72
  /// Whether the content is in the middle.
  open var isHorizontallyCentered = true
  /// Whether the content is in the middle.
  open var isVerticallyCentered = true
  /// How a view is divided into pages.
  open var horizontalPagination = PaginationMode.clip
  /// How a view is divided into pages.
  open var verticalPagination = PaginationMode.automatic
  /// The scale of the content.
  open var scalingFactor: CGFloat = 1
}

/// Prints a view: it does not, which it says once on standard error. Use `printDialog(isPresented:document:onCompletion:)`,
/// which prints headings and paragraphs. Mirrors AppKit's `NSPrintOperation`.
@preconcurrency @MainActor
open class NSPrintOperation: NSObject {
  /// The view.
  open private(set) var view: NSView?
  /// The paper.
  open var printInfo: NSPrintInfo
  /// The name of the document. Stored, without effect.
  open var jobTitle: String?
  /// Whether the user is asked. Stored, without effect.
  open var showsPrintPanel = true
  /// Whether the progress is shown. Stored, without effect.
  open var showsProgressPanel = true
  /// Whether it runs beside the program. Stored, without effect.
  open var canSpawnSeparateThread = false

  /// Creates an operation.
  public init(view: NSView, printInfo: NSPrintInfo = .shared) {
    (self.view, self.printInfo) = (view, printInfo)
    super.init()
  }

  /// Prints. Always returns `false`.
  @discardableResult
  open func run() -> Bool {
    UnsupportedAPI.report("NSPrintOperation", use: "printDialog(isPresented:document:)")
    return false
  }
  /// Prints. Then the method of the delegate is called, which has the form
  /// `printOperationDidRun(_:success:contextInfo:)`.
  open func runModal(
    for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let success = run()
    guard let delegate, let didRunSelector else { return }
    _ = didRunSelector.call(delegate, [self, success, contextInfo])
  }
}
