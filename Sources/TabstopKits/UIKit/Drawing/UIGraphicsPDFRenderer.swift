public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A renderer of PDF files. Mirrors UIKit's `UIGraphicsPDFRenderer`.
public class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the files.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of files whose pages have a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  /// Creates a renderer of files whose pages have a size in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns a file that the closure draws. The closure begins each page.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let document = PDFPages(nil, size: bounds.size)
    let context = CGContext(document: document)
    CGContext.stack.append(context)
    actions(UIGraphicsPDFRendererContext(context, bounds, format))
    CGContext.stack.removeLast()
    context.endPDFPage()
    return document.data
  }

  /// Writes a file that the closure draws.
  ///
  /// - Throws: Foundation's error if it cannot be written.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// A format of PDF files. Mirrors UIKit's `UIGraphicsPDFRendererFormat`.
public final class UIGraphicsPDFRendererFormat: NSObject {
  /// Author, title and similar. Stored, without effect.
  public var documentInfo: [String: Any] = [:]
  /// Creates a format.
  public override init() { super.init() }
}

/// The key of the author in a PDF file's information.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The key of the program in a PDF file's information.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The key of the title in a PDF file's information.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }

/// A PDF file that is being drawn. Mirrors UIKit's `UIGraphicsPDFRendererContext`.
public final class UIGraphicsPDFRendererContext: NSObject {
  /// The context that draws on the page.
  public let cgContext: CGContext
  /// The format of the file.
  public let format: UIGraphicsPDFRendererFormat
  /// The size of pages, in points.
  public let pdfContextBounds: CGRect

  init(_ context: CGContext, _ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    cgContext = context
    pdfContextBounds = bounds
    self.format = format
    super.init()
  }

  /// Ends the page, if there is one, and begins the next.
  public func beginPage() { beginPage(withBounds: pdfContextBounds, pageInfo: [:]) }
  /// Ends the page, if there is one, and begins the next with a size in points.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.endPDFPage()
    cgContext.document?.begin(bounds.size)
  }
  /// Fills a rectangle with the colour that `UIColor.setFill` has set.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle with the colour that `UIColor.setStroke` has set.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
