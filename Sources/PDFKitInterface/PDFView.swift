// PDF files, under the module name PDFKit: a compatible interface, not Apple's. A file is not shown inside of the
// program: it is a link, which opens it in the desktop's program for it.
@_exported public import SwiftUIInterface
internal import Tabstop
internal import TabstopFoundation
public import TabstopKits

/// A PDF file. Its pages are not read. Mirrors PDFKit's `PDFDocument`.
open class PDFDocument: NSObject {
  private let data: Data
  /// The file.
  public let documentURL: URL?
  /// Creates a document without pages, which cannot be written: pages cannot be added here.
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
  /// The number of pages. Always 0: the pages are not read.
  open var pageCount: Int { 0 }
  /// A page of the document. Always `nil`: the pages are not read.
  open func page(at index: Int) -> PDFPage? { nil }
  /// The text of the document. Always `nil`: the pages are not read.
  open var string: String? { nil }
  /// The content of the file; `nil` without pages.
  open func dataRepresentation() -> Data? { data.isEmpty ? nil : data }
  /// Writes the file; returns whether it could.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
  /// Whether it needs a password: not known.
  open var isLocked: Bool { false }
}

/// A page of a PDF file: never created. Mirrors PDFKit's `PDFPage`.
open class PDFPage: NSObject {
  private override init() { super.init() }
  /// The text of the page. Always `nil`.
  open var string: String? { nil }
  /// The bounds of the page. Always zero.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  /// Draws nothing.
  @preconcurrency @MainActor
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// A small picture of the page. Always empty.
  @preconcurrency @MainActor
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
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
