public import Foundation
public import TabstopKits

// What belongs to pages beside their content.

/// A selected part of a text: never created. Mirrors PDFKit's.
open class PDFSelection: NSObject {
  override init() { super.init() }
  /// The text.
  open var string: String? { nil }
  /// The pages.
  open var pages: [PDFPage] { [] }
  /// The colour of the selection. Stored, without effect.
  open var color: UIColor?
  /// The place on a page.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  /// The parts in each line.
  open func selectionsByLine() -> [PDFSelection] { [] }
}

/// A chapter: never created. Mirrors PDFKit's.
open class PDFOutline: NSObject {
  override init() { super.init() }
  /// The title.
  open var label: String? { nil }
  /// The number of parts.
  open var numberOfChildren: Int { 0 }
  /// A part.
  open func child(at index: Int) -> PDFOutline? { nil }
  /// The place of the chapter.
  open var destination: PDFDestination? { nil }
}

/// A place in a document. Mirrors PDFKit's.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point on the page.
  public let point: CGPoint
  /// Creates a place.
  public init(page: PDFPage, at point: CGPoint) {
    (self.page, self.point) = (page, point)
    super.init()
  }
}

/// A kind of notes on a page. Mirrors PDFKit's.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A coloured text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// A line under a text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A line through a text.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// A text.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A drawing.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A link.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A picture.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A field.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
  /// A comment.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
}

/// A note on a page. Mirrors PDFKit's. It is not drawn.
open class PDFAnnotation: NSObject {
  /// The place on the page.
  open var bounds: CGRect
  /// The kind.
  open var type: String?
  /// The colour.
  open var color = UIColor.systemYellow
  /// The text.
  open var contents: String?
  /// The page.
  open weak var page: PDFPage?
  /// Creates a note. The properties have no effect: the note is not drawn.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    super.init()
  }
}
