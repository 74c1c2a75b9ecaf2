internal import GtkBridge

/// A picture of views that are in no window.
@MainActor
package enum ViewPicture {
  /// Draws views into a picture file: as they are at first, without what they load.
  ///
  /// The program must have a window on screen, whose surface GTK needs for it.
  ///
  /// - Returns: A PNG file; `nil` without a window, or if the views have no size.
  package static func png(
    of view: some View, width: Double?, height: Double?, scale: Double, isOpaque: Bool
  ) -> [UInt8]? {
    guard
      let screen = Updater.shared.windows.first(where: {
        $0.widget.pointer.isMapped
      })
    else {
      warn("ImageRenderer: there is no window on screen yet, so there is no picture.")
      return nil
    }
    let home = Widget.window()
    let window = WindowContext(home, title: "")
    window.isRealWindow = false
    defer {
      window.close()
      home.destroyWindow()
    }
    window.show(view)
    StyleSheet.shared.flush()
    guard let content = home.windowContent.map({ Widget($0) }) else { return nil }
    home.windowContent = nil
    defer { home.windowContent = content.pointer }
    return Widget.picture(
      of: content, in: screen.widget, width: width, height: height, scale: scale,
      isOpaque: isOpaque)
  }
}
