internal import CGtk
internal import GtkBridge

/// Supplies one `GtkPicture` with a picture of the library: decoded on another thread, one at a
/// time, at the size at which it is drawn. Until it has been drawn, only its file's size is read. It
/// holds the texture on screen, and both textures during a fade; none is cached.
@MainActor
final class PictureSupply {
  /// Whether pictures are decoded at once, at their own size: for what is drawn once.
  static var isImmediate = false

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
  /// The picture whose size was read before it was drawn.
  private var measured: PictureFile?
  private var isReading = false
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
    (shown, measured) = (nil, nil)
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

  private func decodeIfNeeded() {
    guard !isReading, let file else { return }
    if Self.isImmediate { return decodeImmediately(file) }
    if isScaled && needed == nil { return measure(file) }
    // `nil` is the file's own size.
    let size = isScaled ? needed : nil
    if let shown, shown.file.isSame(as: file) {
      guard let size, size.width > shown.width + 1 || size.height > shown.height + 1 else { return }
    }
    isReading = true
    Task { [weak self] in
      let decoded = await Self.decode(file, size)
      self?.didDecode(decoded, of: file, size)
    }
  }

  private func decodeImmediately(_ file: PictureFile) {
    guard shown.map({ !$0.file.isSame(as: file) }) ?? true else { return }
    didDecode(PictureDecoder.decode(file.bytes, covering: nil), of: file, nil)
  }

  /// Finds the size of a picture that has not been drawn yet: its frame may depend on it.
  private func measure(_ file: PictureFile) {
    if let measured, measured.isSame(as: file) { return }
    isReading = true
    Task { [weak self] in
      let size = await Self.size(file)
      self?.didMeasure(size, of: file)
    }
  }

  @concurrent
  private nonisolated static func decode(
    _ file: PictureFile, _ size: (width: Double, height: Double)?
  ) async -> PictureDecoder.Result? {
    PictureDecoder.decode(file.bytes, covering: size)
  }

  @concurrent
  private nonisolated static func size(
    _ file: PictureFile
  ) async -> (width: Int32, height: Int32)? {
    PictureDecoder.size(of: file.bytes)
  }

  private func didMeasure(_ size: (width: Int32, height: Int32)?, of file: PictureFile) {
    isReading = false
    // The view may show another picture meanwhile.
    guard file.isSame(as: self.file) else { return decodeIfNeeded() }
    guard let size else { return didFail(file) }
    measured = file
    let hasChanged = setNaturalSize(size.width, size.height, of: file)
    // With another natural size the picture is drawn again: a size at which it has been drawn meanwhile may
    // not be its own.
    if !hasChanged { decodeIfNeeded() }
  }

  private func didDecode(
    _ decoded: PictureDecoder.Result?, of file: PictureFile,
    _ size: (width: Double, height: Double)?
  ) {
    isReading = false
    // The view may show another picture meanwhile.
    guard file.isSame(as: self.file) else { return decodeIfNeeded() }
    guard let decoded else { return didFail(file) }
    let isNew = !file.isSame(as: shown?.file ?? measured)
    shown = (file, size?.width ?? .infinity, size?.height ?? .infinity)
    setNaturalSize(decoded.width, decoded.height, of: file)
    if isNew {
      endFade()
      picture.show(decoded.object, fading: canFade)
      if picture.isFading { startFade() }
    } else {
      picture.replaceTexture(decoded.object)
    }
    decodeIfNeeded()
  }

  private func didFail(_ file: PictureFile) {
    warn("The picture \"\(AssetName(key: name ?? "").name)\" cannot be decoded.")
    shown = (file, .infinity, .infinity)
    measured = file
    endFade()
    picture.show(nil, fading: false)
  }

  @discardableResult
  private func setNaturalSize(_ width: Int32, _ height: Int32, of file: PictureFile) -> Bool {
    picture.setNaturalSize(width: Self.points(width, file), height: Self.points(height, file))
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
