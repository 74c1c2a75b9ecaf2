internal import GtkBridge

/// A picture of views that are in no window.
@MainActor
package enum ViewPicture {
  /// Draws views into a picture file: as they are at first, with pictures of the library, which are decoded for it,
  /// and without what they load otherwise.
  ///
  /// - Returns: A PNG file; `nil` without a display, or if the views have no size.
  package static func png(
    of view: some View, width: Double?, height: Double?, scale: Double, isOpaque: Bool
  ) -> [UInt8]? {
    guard Application.startGtk() else {
      warn("ImageRenderer: there is no display, so there is no picture.")
      return nil
    }
    // GTK draws what is in a window. A window on screen is quicker than one that is made for the picture.
    let onScreen = Updater.shared.windows.first { $0.widget.pointer.isMapped }?.widget
    let unseen = onScreen == nil ? Widget.unseenWindow() : nil
    defer { unseen?.destroyWindow() }
    guard let window = onScreen ?? unseen else { return nil }
    return withOffscreenWindow(of: view) { home, _ -> [UInt8]? in
      guard let content = home.windowContent.map({ Widget($0) }) else { return nil }
      home.windowContent = nil
      defer { home.windowContent = content.pointer }
      return Widget.pngFile(
        of: content, in: window, width: width, height: height, scale: scale,
        isOpaque: isOpaque)
    } ?? nil
  }

  /// Draws a drawing into a picture file.
  ///
  /// - Returns: A PNG file; `nil` without a size or a display.
  package static func png<Symbols: View>(
    of drawing: DrawnView<Symbols>, width: Double, height: Double, scale: Double, isOpaque: Bool
  ) -> [UInt8]? {
    guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
    return withOffscreenWindow(of: drawing) { _, window -> [UInt8]? in
      guard let node = window.root.flatMap({ drawings(below: $0).first }) else { return nil }
      return Widget.pngFile(
        width: width, height: height, scale: scale.clamped(to: 0.1...10), isOpaque: isOpaque
      ) { node.draw($0, width, height) }
    } ?? nil
  }

  /// Draws drawings into the pages of a PDF file.
  package static func pdf(
    of pages: [(drawing: DrawnView<EmptyView>, width: Double, height: Double)]
  ) -> [UInt8] {
    withOffscreenWindow(of: ForEach(0..<pages.count, id: \.self) { pages[$0].drawing }) {
      _, window in
      let nodes = window.root.map(drawings(below:)) ?? []
      return Widget.pdfFile(
        zip(nodes, pages).map { node, page in
          (page.width, page.height, { node.draw($0, page.width, page.height) })
        })
    } ?? []
  }

  private static func drawings(below node: _Node) -> [any CairoDrawing] {
    if let node = node as? any CairoDrawing { return [node] }
    var found: [any CairoDrawing] = []
    node.forEachChild { found += drawings(below: $0) }
    return found
  }

  /// Shows a view in a window that is not on screen, for the time of a closure. Returns `nil` without a
  /// display.
  private static func withOffscreenWindow<Result>(
    of view: some View, _ body: (_ home: Widget, _ window: WindowContext) -> Result
  ) -> Result? {
    guard Application.startGtk() else { return nil }
    let home = Widget.window()
    let window = WindowContext(home, title: "")
    window.isRealWindow = false
    PictureSupply.isImmediate = true
    defer {
      PictureSupply.isImmediate = false
      window.close()
      home.destroyWindow()
    }
    window.show(view)
    StyleSheet.shared.flush()
    return body(home, window)
  }
}
