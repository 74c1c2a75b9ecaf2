// PDF files, under the module name PDFKit: a compatible interface, not Apple's. A file is not shown inside of the
// program: it is a link, which opens it in the desktop's program for it.
@_exported public import SwiftUIInterface
internal import GtkBridge
internal import Tabstop
internal import TabstopFoundation
public import TabstopKits

/// A PDF file. The pages of a file are not read; a document can be made of pages with pictures. Mirrors PDFKit's
/// `PDFDocument`.
open class PDFDocument: NSObject {
  private let data: Data
  /// The file.
  public let documentURL: URL?
  private var pages: [PDFPage] = []
  /// Creates a document without pages.
  public override init() {
    (data, documentURL) = (Data(), nil)
    super.init()
  }
  /// Reads a file; `nil` if it is not a PDF file.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF-".utf8)) else {
      return nil
    }
    (self.data, documentURL) = (data, url)
    super.init()
  }
  /// Reads a file's content; `nil` if it is not that of a PDF file.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    (self.data, documentURL) = (data, nil)
    super.init()
  }
  /// The number of pages that were added: those of a file are not read.
  open var pageCount: Int { pages.count }
  /// A page that was added; `nil` if there is none: those of a file are not read.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// The number of a page that was added; `NSNotFound` for another.
  open func index(for page: PDFPage) -> Int {
    pages.firstIndex { $0 === page } ?? NSNotFound
  }
  /// Adds a page before another. No effect for the document of a file, whose pages are not read.
  open func insert(_ page: PDFPage, at index: Int) {
    guard data.isEmpty else { return }
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  /// Removes a page that was added.
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  /// Exchanges two pages that were added.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    if pages.indices.contains(indexA), pages.indices.contains(indexB) {
      pages.swapAt(indexA, indexB)
    }
  }
  /// The places of a text. Always none: the pages are not read.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
  /// The chapters. Always `nil`: the pages are not read.
  open var outlineRoot: PDFOutline? { nil }
  /// The title and other data. Stored, without effect: those of a file are not read.
  open var documentAttributes: [AnyHashable: Any]?
  /// Opens a file with a password. Always `false`: the pages are not read.
  open func unlock(withPassword password: String) -> Bool { false }
  /// Whether the file has a password: not known.
  open var isEncrypted: Bool { false }
  /// The text of the document. Always `nil`: the pages are not read.
  open var string: String? { nil }
  /// The content of the file, or one with the pictures of the pages; `nil` without pages.
  open func dataRepresentation() -> Data? {
    guard data.isEmpty else { return data }
    guard !pages.isEmpty else { return nil }
    // This thread waits while the main one draws them.
    nonisolated(unsafe) let pages = pages
    return MainLoop.onMainThread { Self.drawn(pages) }
  }

  @MainActor private static func drawn(_ pages: [PDFPage]) -> Data {
    let first = pages.first?.bounds(for: .mediaBox) ?? .zero
    return UIGraphicsPDFRenderer(bounds: first).pdfData { context in
      for page in pages {
        let bounds = page.bounds(for: .mediaBox)
        context.beginPage(withBounds: bounds, pageInfo: [:])
        page.draw(with: .mediaBox, to: context.cgContext)
      }
    }
  }
  /// Writes the file; returns whether it could.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
  /// Whether it needs a password: not known.
  open var isLocked: Bool { false }
}

/// A page of a PDF file. Mirrors PDFKit's `PDFPage`.
open class PDFPage: NSObject {
  private let picture: UIImage?
  private var box: CGRect
  /// Creates an empty page of the size of a letter.
  public override init() {
    picture = nil
    box = CGRect(x: 0, y: 0, width: 612, height: 792)
    super.init()
  }
  /// Creates a page with a picture, in its size.
  public init?(image: UIImage) {
    picture = image
    box = CGRect(origin: .zero, size: image.size)
    super.init()
  }
  /// The document of the page. Always `nil`.
  open var document: PDFDocument? { nil }
  /// The text of the page. Always `nil`.
  open var string: String? { nil }
  /// The text of the page. Always `nil`.
  open var attributedString: NSAttributedString? { nil }
  /// The number of the page in words. Always `nil`.
  open var label: String? { nil }
  /// The turn of the page, in degrees. Stored, without effect.
  open var rotation = 0
  /// The notes on the page. Stored, without effect: they are not drawn.
  open private(set) var annotations: [PDFAnnotation] = []
  /// Adds a note. It is not drawn.
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  /// Removes a note.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// The bounds of the page.
  open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }
  /// Sets the bounds of the page.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { self.box = bounds }
  /// Draws the picture of the page.
  @preconcurrency @MainActor
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let picture else { return }
    UIGraphicsPushContext(context)
    picture.draw(in: bounds(for: box))
    UIGraphicsPopContext()
  }
  /// A small picture of the page: its own; an empty one without a picture.
  @preconcurrency @MainActor
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    picture?.preparingThumbnail(of: size) ?? UIImage()
  }
}

/// A part of a page. Mirrors PDFKit's.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// The arrangement of pages. No effect. Mirrors PDFKit's.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow each other. No effect. Mirrors PDFKit's.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A PDF file as a link, which opens it in the desktop's program for it. Mirrors PDFKit's `PDFView`.
open class PDFView: UIView {
  /// The file. One without an address is written to the folder for temporary files.
  open var document: PDFDocument? { didSet { show() } }
  /// Whether the pages are scaled to the view. Stored, without effect.
  open var autoScales = false
  /// The way in which the pages are arranged. Stored, without effect.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which the pages follow each other. Stored, without effect.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether breaks between pages are shown. Stored, without effect.
  open var displaysPageBreaks = true
  /// The space around pages. Stored, without effect.
  open var pageBreakMargins = UIEdgeInsets.zero
  /// The scale of the pages. Stored, without effect.
  open var scaleFactor: CGFloat = 1
  /// The smallest scale. Stored, without effect.
  open var minScaleFactor: CGFloat = 0
  /// The largest scale. Stored, without effect.
  open var maxScaleFactor: CGFloat = 0
  /// 1: pages are not measured.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is shown. Always `nil`: pages are not shown.
  open var currentPage: PDFPage? { nil }
  /// The part of pages that is shown. Stored, without effect.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether pages have shadows. Stored, without effect.
  open var pageShadowsEnabled = true
  /// Whether the first page is alone. Stored, without effect.
  open var displaysAsBook = false
  /// The quality of pictures. Stored, without effect.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// The selected text. Always `nil`: pages are not shown.
  open var currentSelection: PDFSelection? {
    get { nil }
    set {}
  }
  /// The marked texts. Stored, without effect.
  open var highlightedSelections: [PDFSelection]?
  /// The place that is shown. Always `nil`: pages are not shown.
  open var currentDestination: PDFDestination? { nil }
  /// Arranges the pages. No effect.
  open func layoutDocumentView() {}
  /// Goes to a selection. No effect.
  open func go(to selection: PDFSelection) {}
  /// Goes to a place. No effect.
  open func go(to destination: PDFDestination) {}
  /// Goes to the first page. No effect.
  open func goToFirstPage(_ sender: Any?) {}
  /// Goes to the last page. No effect.
  open func goToLastPage(_ sender: Any?) {}
  /// Whether there is a next page. Always `false`: pages are not shown.
  open var canGoToNextPage: Bool { false }
  /// Whether there is a previous page. Always `false`: pages are not shown.
  open var canGoToPreviousPage: Bool { false }
  /// Whether there is a first page to go to. Always `false`: pages are not shown.
  open var canGoToFirstPage: Bool { false }
  /// Whether there is a last page to go to. Always `false`: pages are not shown.
  open var canGoToLastPage: Bool { false }
  /// Enlarges the pages. No effect.
  open func zoomIn(_ sender: Any?) {}
  /// Shrinks the pages. No effect.
  open func zoomOut(_ sender: Any?) {}
  /// Shows pages one at a time. No effect.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// Goes to a page. No effect.
  open func go(to page: PDFPage) {}
  /// Goes to the next page. No effect.
  open func goToNextPage(_ sender: Any?) {}
  /// Goes to the previous page. No effect.
  open func goToPreviousPage(_ sender: Any?) {}

  /// The last document without an address.
  private var copy: WrittenFile?

  private func show() {
    guard let document, let file = document.documentURL ?? written(document) else {
      hosted = nil
      return
    }
    hosted = AnyView(
      Link(file.lastPathComponent, destination: file)
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  private func written(_ document: PDFDocument) -> URL? {
    guard let content = document.dataRepresentation() else { return nil }
    copy =
      try? WrittenFile(content, name: "document", pathExtension: "pdf", unlessIn: copy)
    return copy?.url
  }
}

/// The quality of pictures. Mirrors PDFKit's. No effect.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// Small pictures of a document's pages. Mirrors PDFKit's. It shows nothing: pages are not read.
open class PDFThumbnailView: UIView {
  /// The view of the document. Not retained.
  open weak var pdfView: PDFView?
  /// The size of the pictures. Stored, without effect.
  open var thumbnailSize = CGSize.zero
  /// The direction. Stored, without effect.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}

/// The direction of small pictures. Mirrors PDFKit's. No effect.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  /// Posted when another page is shown. Never posted: pages are not shown.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Posted when another document is shown. Never posted.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  /// Posted when the scale changes. Never posted: pages are not shown.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  /// Posted when another text is selected. Never posted: pages are not shown.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}
