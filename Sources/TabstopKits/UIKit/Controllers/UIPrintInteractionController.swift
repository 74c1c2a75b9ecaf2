public import Foundation

/// The dialog that prints. It is not available, and every attempt ends with an error. Mirrors UIKit's
/// `UIPrintInteractionController`.
@preconcurrency @MainActor
public final class UIPrintInteractionController: NSObject {
  /// A closure that is called at the end.
  public typealias CompletionHandler =
    @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// The only instance.
  public static let shared = UIPrintInteractionController()
  private override init() { super.init() }
  /// Whether anything can be printed. Always `false`.
  public static var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed. Always `false`.
  public static func canPrint(_ url: URL) -> Bool { false }
  /// Whether a file's content can be printed. Always `false`.
  public static func canPrint(_ data: Data) -> Bool { false }
  /// What is said of the document. Stored, without effect.
  public var printInfo: UIPrintInfo?
  /// The document. Stored, without effect.
  public var printingItem: Any?
  /// The documents. Stored, without effect.
  public var printingItems: [Any]?
  /// The text. Stored, without effect.
  public var printFormatter: UIPrintFormatter?
  /// The pages. Stored, without effect.
  public var printPageRenderer: UIPrintPageRenderer?
  /// Whether the user chooses the number of copies. Stored, without effect.
  public var showsNumberOfCopies = true
  /// Whether the user chooses the size of the paper. Stored, without effect.
  public var showsPaperSelectionForLoadedPapers = false
  /// Shows the dialog. Passes an error to the handler, and returns false.
  @discardableResult
  public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil)
    -> Bool
  {
    completion?(self, false, CocoaError(.featureUnsupported))
    return false
  }
  /// Shows the dialog. Passes an error to the handler, and returns false.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Hides the dialog. No effect: none is shown.
  public func dismiss(animated: Bool) {}
}

/// What is said of a document that is printed. Mirrors UIKit's `UIPrintInfo`.
public final class UIPrintInfo: NSObject {
  /// What is printed. Mirrors UIKit's.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// The direction of the paper. Mirrors UIKit's.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// The sides of the paper that are used. Mirrors UIKit's.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
  /// Creates a value. The dictionary has no effect.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  /// Creates a value.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
  /// What is printed. Stored, without effect.
  public var outputType = OutputType.general
  /// The direction of the paper. Stored, without effect.
  public var orientation = Orientation.portrait
  /// The sides of the paper that are used. Stored, without effect.
  public var duplex = Duplex.none
  /// The name for the user. Stored, without effect.
  public var jobName = ""
}

/// A document that is divided into pages. Mirrors UIKit's `UIPrintFormatter`.
open class UIPrintFormatter: NSObject {
  /// The space at the edges. Stored, without effect.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The first page. Stored, without effect.
  open var startPage = 0
  /// The number of pages. Always 0: pages are not made.
  open var pageCount: Int { 0 }
}

/// A text that is divided into pages. Mirrors UIKit's.
public final class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  public var text: String?
  /// The font. Stored, without effect.
  public var font: UIFont?
  /// Creates a document.
  public init(text: String) {
    self.text = text
    super.init()
  }
}

/// A text of HTML that is divided into pages. Mirrors UIKit's.
public final class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  public var markupText: String?
  /// Creates a document.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Pages that are drawn by the program. Mirrors UIKit's `UIPrintPageRenderer`.
open class UIPrintPageRenderer: NSObject {
  /// Creates pages.
  public override init() { super.init() }
  /// The documents.
  open private(set) var printFormatters: [UIPrintFormatter]?
  /// The number of pages. Always 0: pages are not made.
  open var numberOfPages: Int { 0 }
  /// The frame of the paper. Always empty.
  open var paperRect: CGRect { .zero }
  /// The part of the paper that can be printed. Always empty.
  open var printableRect: CGRect { .zero }
  /// The height above the content. Stored, without effect.
  open var headerHeight: CGFloat = 0
  /// The height below the content. Stored, without effect.
  open var footerHeight: CGFloat = 0
  /// Adds a document.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Prepares pages. No effect.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page. No effect: there are none.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Sets the frame of the paper, as sources do that make a PDF file. No effect.
  open func setValue(_ value: Any?, forKey key: String) {}
}
