internal import CGtk
internal import GtkBridge

/// The icon of the program's asset catalogue, where windows have icons of their own (X11); elsewhere the desktop shows
/// that of the launcher.
@MainActor
enum WindowIcon {
  private nonisolated static let size = 128.0

  /// Shows the icon of a window that is on screen, some time after its first frame.
  static func show(_ icon: PictureAsset, of window: Widget) {
    MainLoop.whenIdle { [weak window] in
      guard let file = icon.file(for: AssetTraits(), scale: size) else { return }
      Task { [weak window] in
        guard let picture = await decode(file), let window else { return }
        set(picture, of: window)
      }
    }
  }

  /// Sets the icon of a window. Returns false if the window is not on screen any more.
  @discardableResult
  static func set(_ picture: PictureDecoder.Result, of window: Widget) -> Bool {
    guard let surface = gtk_native_get_surface(window.opaque) else { return false }
    let texture = picture.object
    var list = GList(data: texture.raw, next: nil, prev: nil)
    withExtendedLifetime(texture) { gdk_toplevel_set_icon_list(surface, &list) }
    return true
  }

  /// Decodes on another thread: the icon of a catalogue may have 1024 pixels on each side, and the window is in use.
  @concurrent
  nonisolated static func decode(_ file: PictureFile) async -> PictureDecoder.Result? {
    PictureDecoder.decode(file.bytes, covering: (size, size))
  }
}
