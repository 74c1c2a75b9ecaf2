internal import CGtk
internal import GtkBridge

/// Supplies one `GtkPicture` with a picture of the library: decoded on another thread, one at a
/// time, at the size at which it is drawn. It holds the texture on screen, and both textures during
/// a fade; none is cached.
@MainActor
final class PictureSupply {
  private let widget: Widget
  private let picture = FadingPicture()
  private var asset: PictureAsset?
  /// The variant for the window.
  private var file: PictureFile?
  private var name: String?
  private var fades = false
  /// The picture on screen, and the size that it covers, in device pixels.
  private var shown: (file: PictureFile, width: Double, height: Double)?
  /// The required size, in device pixels; `nil` until the picture has been drawn.
  private var needed: (width: Double, height: Double)?
  private var isDecoding = false
  private var fade: guint = 0

  /// Whether the picture fills its frame, rather than having its file's size.
  var isScaled = true

  init(_ widget: Widget) {
    self.widget = widget
    picture.wasDrawn = { [weak self] width, height in self?.wasDrawn(width, height) }
    gtk_picture_set_paintable(widget.opaque, picture.opaque)
  }

  /// Changes to another picture, or to another variant of it, once that is decoded.
  func show(_ name: String, fading: Bool) {
    fades = fading
    let isNew = name != self.name
    self.name = name
    if isNew { asset = PictureLibrary.picture(name) }
    let hasChanged = chooseFile()
    guard isNew || hasChanged else { return }
    guard file == nil else { return decodeIfNeeded() }
    // The empty name is that of no picture.
    if !name.isEmpty { PictureLibrary.reportMissing(name) }
    shown = nil
    endFade()
    picture.show(nil, fading: false)
    picture.setNaturalSize(width: 0, height: 0)
  }

  /// Chooses the variant for the window's appearance and scale. Returns whether it is another one.
  private func chooseFile() -> Bool {
    let new = asset?.file(for: .current, scale: scale)
    defer { file = new }
    return new.map { !$0.isSame(as: file) } ?? (file != nil)
  }

  private var scale: Double { Double(gtk_widget_get_scale_factor(widget.pointer)) }

  private func wasDrawn(_ width: Double, _ height: Double) {
    needed = (width * scale, height * scale)
    _ = chooseFile()
    decodeIfNeeded()
  }

  /// The size to decode at: `nil` is the file's own. Before the picture has been drawn it is 0 (one
  /// pixel is decoded), only for the proportions: the frame may depend on them.
  private var size: (width: Double, height: Double)? {
    guard isScaled else { return nil }
    return needed ?? (0, 0)
  }

  private func decodeIfNeeded() {
    guard !isDecoding, let file else { return }
    let size = self.size
    if let shown, shown.file.isSame(as: file) {
      guard let size, size.width > shown.width + 1 || size.height > shown.height + 1 else { return }
    }
    isDecoding = true
    Task { [weak self] in
      let decoded = await Self.decode(file, size)
      self?.didDecode(decoded, of: file, size)
    }
  }

  @concurrent
  private nonisolated static func decode(
    _ file: PictureFile, _ size: (width: Double, height: Double)?
  ) async -> PictureDecoder.Result? {
    PictureDecoder.decode(file.bytes, covering: size)
  }

  private func didDecode(
    _ decoded: PictureDecoder.Result?, of file: PictureFile,
    _ size: (width: Double, height: Double)?
  ) {
    isDecoding = false
    // The view may show another picture meanwhile.
    guard file.isSame(as: self.file) else { return decodeIfNeeded() }
    guard let decoded else {
      warn("The picture \"\(AssetName(key: name ?? "").name)\" cannot be decoded.")
      shown = (file, .infinity, .infinity)
      endFade()
      picture.show(nil, fading: false)
      return
    }
    let isNew = !file.isSame(as: shown?.file)
    shown = (file, size?.width ?? .infinity, size?.height ?? .infinity)
    picture.setNaturalSize(
      width: Self.points(decoded.width, file), height: Self.points(decoded.height, file))
    // A single pixel was only for the proportions.
    guard size?.width != 0 else { return }
    if isNew {
      endFade()
      picture.show(decoded.object, fading: canFade)
      if picture.isFading { startFade() }
    } else {
      picture.replaceTexture(decoded.object)
    }
    decodeIfNeeded()
  }

  private static func points(_ pixels: Int32, _ file: PictureFile) -> Int32 {
    file.scale == 1 ? pixels : Int32((Double(pixels) / file.scale).rounded(.up))
  }

  private var canFade: Bool {
    fades && !DesktopState.shared.reducesMotion.get() && widget.pointer.isMapped
  }

  // MARK: Fading

  private func startFade() {
    let run = Unmanaged.passRetained(Fade(picture)).toOpaque()
    fade = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, clock, data in
        let fade = Unmanaged<Fade>.fromOpaque(data!).takeUnretainedValue()
        let time = gdk_frame_clock_get_frame_time(clock)
        return MainActor.assumeIsolated { fade.advance(to: time) } ? 1 : 0
      }, run, { Unmanaged<Fade>.fromOpaque($0!).release() })
  }

  /// Stops all changes to the picture; GTK itself removes a callback that has ended.
  private func endFade() {
    if picture.isFading { gtk_widget_remove_tick_callback(widget.pointer, fade) }
  }
}

/// A fade from one picture to the next, frame by frame.
@MainActor
private final class Fade {
  private let picture: FadingPicture
  /// The time of its first frame.
  private var start: gint64?
  /// The duration, in microseconds.
  private static let duration = 600_000.0

  init(_ picture: FadingPicture) { self.picture = picture }

  /// - Returns: Whether the fade continues.
  func advance(to time: gint64) -> Bool {
    let start = self.start ?? time
    self.start = start
    let share = min(Double(time - start) / Self.duration, 1)
    // Eases in and out.
    picture.progress = share * share * (3 - 2 * share)
    return share < 1
  }
}
