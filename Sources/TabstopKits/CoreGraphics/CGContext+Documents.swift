public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The pages of a PDF file that is being drawn.
@MainActor
final class PDFPages {
  /// The URL of the file; `nil` if only its data are needed.
  let url: URL?
  let size: CGSize
  private var pages: [(size: CGSize, renderer: (inout GraphicsContext, CGSize) -> Void)] = []
  private var pageSize: CGSize?

  init(url: URL?, size: CGSize) {
    self.url = url
    self.size = size
  }

  func begin(_ size: CGSize?) { pageSize = size ?? self.size }

  /// Ends the page, if there is one, with what is drawn on it.
  func end(_ steps: [CGContext.Step]) {
    guard let size = pageSize else { return }
    pageSize = nil
    pages.append((size, { context, _ in for step in steps { step(&context) } }))
  }

  var data: Data { Data(GraphicsContext.pdf(pages)) }
}

extension CGContext {
  /// Creates the context of a PDF file, which `closePDF()` writes; `nil` if its folder does not exist.
  ///
  /// - Parameters:
  ///   - mediaBox: The size of pages, in points; that of US letter paper by default.
  ///   - auxiliaryInfo: No effect.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let url = url as URL
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    self.init(document: PDFPages(url: url, size: size))
  }

  convenience init(document: PDFPages) {
    self.init(size: document.size)
    self.document = document
  }

  /// Begins a page of a PDF file.
  ///
  /// - Parameter pageInfo: No effect.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { document?.begin(nil) }
  /// Begins a page of a PDF file.
  ///
  /// - Parameter mediaBox: Its size, in points.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    document?.begin(mediaBox?.pointee.size)
  }
  /// Ends a page of a PDF file.
  public func endPDFPage() {
    guard let document else { return }
    document.end(drainSteps())
    state = State()
  }
  /// Ends a page of a PDF file.
  public func endPage() { endPDFPage() }
  /// Writes the PDF file. An error is reported on standard error.
  public func closePDF() {
    guard let document, let url = document.url else { return }
    endPDFPage()
    do {
      try document.data.write(to: url)
    } catch {
      warn("The PDF file \(url.path) could not be written: \(error.localizedDescription)")
    }
  }
}
