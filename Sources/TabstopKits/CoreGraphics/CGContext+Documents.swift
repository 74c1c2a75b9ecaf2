public import Foundation
internal import GtkBridge
internal import Tabstop
public import TabstopFoundation

/// The pages of a PDF file that is being drawn.
final class PDFPages {
  /// The receiver of the file; `nil` if only its data are needed.
  let consumer: CGDataConsumer?
  let size: CGSize
  private var pages: [(size: CGSize, renderer: (inout GraphicsContext, CGSize) -> Void)] = []
  private var pageSize: CGSize?

  init(_ consumer: CGDataConsumer?, size: CGSize) {
    self.consumer = consumer
    self.size = size
  }

  func begin(_ size: CGSize?) { pageSize = size ?? self.size }

  /// Ends the page, if there is one, with what is drawn on it.
  func end(_ steps: [CGContext.Step]) {
    guard let size = pageSize else { return }
    pageSize = nil
    pages.append((size, { context, _ in for step in steps { step(&context) } }))
  }

  /// The file, which is drawn on the main thread.
  var data: Data {
    nonisolated(unsafe) let pages = pages
    return MainLoop.onMainThread { Data(GraphicsContext.pdf(pages)) }
  }
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
    guard let consumer = CGDataConsumer(url: url as NSURL) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates the context of a PDF file, which `closePDF()` passes to a consumer.
  ///
  /// - Parameters:
  ///   - mediaBox: The size of pages, in points; that of US letter paper by default.
  ///   - auxiliaryInfo: No effect.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    self.init(document: PDFPages(consumer, size: size))
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
    guard let document, let consumer = document.consumer else { return }
    endPDFPage()
    do {
      try consumer.write(document.data)
    } catch {
      warn("A PDF file could not be written: \(error.localizedDescription)")
    }
  }
}
