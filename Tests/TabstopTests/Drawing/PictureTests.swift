import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Pictures: decoded off the main thread, at the size at which they are drawn, and no more of them
/// kept than are visible.
@preconcurrency @MainActor
final class PictureTests: DisplayTestCase {
  private static let red: StaticString = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">
    <rect width="40" height="20" fill="#ff0000"/></svg>
    """
  private static let blue: StaticString = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">
    <rect width="40" height="20" fill="#0000ff"/></svg>
    """
  private static let broken: StaticString = "<svg"

  @Observable
  final class Album {
    var name = "red"
  }

  private struct Page: View {
    let album: Album
    var fades = true

    var body: some View {
      Image(album.name)
        .resizable()
        .scaledToFill()
        .contentTransition(fades ? .opacity : .identity)
    }
  }

  private struct Plain: View {
    let album: Album
    var body: some View { Image(decorative: album.name) }
  }

  private static let addPictures: Void = {
    for (name, file) in [("red", red), ("blue", blue), ("broken", broken)] {
      PictureLibrary.add(
        name, UnsafeRawBufferPointer(start: file.utf8Start, count: file.utf8CodeUnitCount))
    }
  }()

  private func open(_ content: some View) -> TestWindow {
    Self.addPictures
    return TestWindow(content)
  }

  /// The texture that a window's picture has come to; `nil` before there is one.
  private func texture(_ window: TestWindow) -> ObjectRef? {
    let picture = window.all("GtkPicture")[0]
    let paintable = gtk_picture_get_paintable(OpaquePointer(picture))
    let image = gdk_paintable_get_current_image(paintable)!
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    let isTexture = g_type_is_a(
      tabstop_object_type(UnsafeMutableRawPointer(image)), gdk_texture_get_type())
    return isTexture != 0 ? ObjectRef(UnsafeMutableRawPointer(image)) : nil
  }

  private func size(_ texture: ObjectRef?) -> [Int32] {
    texture.map { [gdk_texture_get_width($0.opaque), gdk_texture_get_height($0.opaque)] } ?? []
  }

  private func waitForTexture(_ window: TestWindow, _ wanted: [Int32]) {
    runLoop(until: { size(texture(window)) == wanted }, "The texture is \(size(texture(window))).")
  }

  /// The box of the theme's button would be around the picture, and larger than its frame.
  func testAButtonLosesItsBoxWhenItsPictureComes() {
    struct Page: View {
      @State private var picture: Image?
      var body: some View {
        Button {
          picture = picture == nil ? Image("red") : nil
        } label: {
          picture ?? Image(systemName: "person")
        }
      }
    }
    let window = open(Page())
    let button = window.all("GtkButton")[0]
    for expected in [false, true, false] {
      XCTAssertEqual(gtk_widget_has_css_class(button, "bare") != 0, expected)
      emit(button, "clicked")
      runLoopUntilIdle()
    }
    window.close()
  }

  func testAPictureInAButtonHasNoBox() {
    let window = open(
      VStack {
        Button {
        } label: {
          Image("red").resizable()
        }
        .frame(width: 56, height: 56)
        .clipShape(Circle())
        Button {
        } label: {
          Image("blue")
        }
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button("Title", image: "red") {}
      })
    let buttons = window.all("GtkButton")
    XCTAssertEqual(
      buttons.map { gtk_widget_has_css_class($0, "bare") != 0 }, [true, true, false, false])
    XCTAssertEqual(
      [window.bounds(of: buttons[0]).width, window.bounds(of: buttons[0]).height], [56, 56])
    window.close()
  }

  func testADrawingKeepsThePicturesThatItDraws() {
    let album = Album()
    var surface: DrawingSurface?
    let limit = DrawingSurface.limit
    DrawingSurface.limit = 0
    defer { DrawingSurface.limit = limit }
    let window = open(
      DrawnView { own, _, _ in
        surface = own
        let transform = DrawingTransform(matrix: (1, 0, 0, 1, 0, 0), opacity: 1)
        return [
          .image(
            Image(album.name), _Bounds(x: 0, y: 0, width: 40, height: 20), Color.black, transform)
        ]
      }
      .frame(width: 40, height: 20))
    XCTAssertNotNil(window.picture().extent(of: .red))
    album.name = "blue"
    window.layOut()
    XCTAssertNotNil(window.picture().extent(of: .blue))
    XCTAssertEqual(surface?.pictureCount, 1)
    window.close()
  }

  func testAPictureIsDecodedInTheSizeThatCoversItsPlace() {
    let window = open(Page(album: Album()))
    waitForTexture(window, [600, 300])
    window.close()
  }

  func testALargerPlaceHasItDecodedAgainAndASmallerOneNot() {
    let window = open(Page(album: Album()))
    waitForTexture(window, [600, 300])
    let gtkWindow = window.context.widget.cast(to: GtkWindow.self)
    gtk_window_set_default_size(gtkWindow, 500, 400)
    waitForTexture(window, [800, 400])
    gtk_window_set_default_size(gtkWindow, 200, 100)
    runLoop(until: { gtk_widget_get_width(window.context.widget.pointer) == 200 })
    window.layOut()
    XCTAssertEqual(size(texture(window)), [800, 400])
    window.close()
  }

  func testAPictureThatIsNotResizableHasItsOwnSize() {
    let window = open(HStack { Image("red") })
    waitForTexture(window, [40, 20])
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.all("GtkPicture")[0]), 40)
    window.close()
  }

  func testAPictureWithAWidthAloneHasTheHeightOfItsProportions() {
    let window = open(
      VStack {
        Image("red").resizable().scaledToFit().frame(width: 100)
        Spacer()
      })
    waitForTexture(window, [100, 50])
    window.close()
  }

  /// The size of the only picture of a window.
  private func size(_ window: TestWindow) -> [Int32] {
    let picture = window.all("GtkPicture")[0]
    return [gtk_widget_get_width(picture), gtk_widget_get_height(picture)]
  }

  func testAPictureWithAHeightAloneHasTheWidthOfItsProportions() {
    for row in [true, false] {
      let window = open(
        (row ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          Image("red").resizable().scaledToFit().frame(height: 30)
          Text("next")
          Spacer()
        })
      waitForTexture(window, [60, 30])
      XCTAssertEqual(size(window), [60, 30], row ? "in a row" : "in a column")
      let bounds = window.bounds(of: window.all("GtkPicture")[0])
      let next = window.bounds(of: window.label("next")!)
      XCTAssertEqual(
        row ? next.x - bounds.x : next.y - bounds.y, row ? 60 : 30, accuracy: 1,
        row ? "in a row" : "in a column")
      window.close()
    }
  }

  func testAPictureWithAWidestWidthIsNoHigherThanItsProportions() {
    let window = open(
      VStack(spacing: 0) {
        Image("red").resizable().scaledToFit().frame(maxWidth: 100)
        Text("below")
        Spacer()
      })
    waitForTexture(window, [100, 50])
    let bounds = window.bounds(of: window.all("GtkPicture")[0])
    XCTAssertEqual(size(window), [100, 50])
    XCTAssertEqual(window.bounds(of: window.label("below")!).y - bounds.y, 50, accuracy: 1)
    window.close()
  }

  func testAPictureWithoutAFrameIsAsHighAsItsWidthMakesIt() {
    let window = open(
      VStack(spacing: 0) {
        Image("red").resizable().scaledToFit()
        Text("below")
      }
      .frame(width: 80))
    waitForTexture(window, [80, 40])
    let bounds = window.bounds(of: window.all("GtkPicture")[0])
    XCTAssertEqual(size(window), [80, 40])
    XCTAssertEqual(window.bounds(of: window.label("below")!).y - bounds.y, 40, accuracy: 1)
    window.close()
  }

  func testAPictureInPlaceOfASymbolHasItsProportions() {
    struct Page: View {
      @State private var hasPicture = false
      var body: some View {
        VStack(spacing: 0) {
          (hasPicture ? Image("red") : Image(systemName: "photo")).resizable().scaledToFit()
          Text("below")
          Button("Load") { hasPicture = true }
        }
        .frame(width: 80)
      }
    }
    let window = open(Page())
    window.press("Load")
    waitForTexture(window, [80, 40])
    window.layOut()
    XCTAssertEqual(size(window), [80, 40])
    window.close()
  }

  func testAPictureCoversItsFrameByItsAspectRatio() {
    let window = open(
      VStack {
        Image("red").resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60)
          .clipped()
        Spacer()
      })
    waitForTexture(window, [120, 60])
    XCTAssertEqual(size(window), [120, 60])
    window.close()
  }

  /// Its own size is 40 by 20, and that of the decoded picture larger: neither counts.
  func testAFrameBoundsAPictureInARow() {
    struct Row: View {
      let album: Album
      var body: some View {
        VStack {
          HStack {
            Image(album.name).resizable().scaledToFill().frame(width: 30, height: 15)
            Text("beside")
          }
          Spacer()
        }
      }
    }
    let album = Album()
    let window = open(Row(album: album))
    waitForTexture(window, [30, 15])
    for name in ["red", "blue", "red"] {
      album.name = name
      runLoopUntilIdle()
      window.layOut()
      let picture = window.all("GtkPicture")[0]
      XCTAssertEqual(
        [gtk_widget_get_width(picture), gtk_widget_get_height(picture)], [30, 15], name)
    }
    window.close()
  }

  /// The picture's own size is 40 by 20.
  func testAFrameWithOneLengthHasTheOtherByThePicturesProportions() {
    func sizes(_ picture: some View, sideways: Bool = true) -> [[Int32]] {
      let window = open(
        VStack(spacing: 0) {
          if sideways {
            HStack {
              picture.styleClass("framed")
              Text("beside")
            }
            Spacer()
          } else {
            picture.styleClass("framed")
            Text("below")
          }
        })
      defer { window.close() }
      runLoop(until: {
        let paintable = gtk_picture_get_paintable(OpaquePointer(window.all("GtkPicture")[0]))
        return gdk_paintable_get_intrinsic_width(paintable) == 40
      })
      window.layOut()
      let frame = window.all.first { gtk_widget_has_css_class($0, "framed") != 0 }!
      let text = window.label(sideways ? "beside" : "below")!
      return [frame, text].map { [gtk_widget_get_width($0), gtk_widget_get_height($0)] }
    }
    let picture = Image("red").resizable()
    XCTAssertEqual(sizes(picture.scaledToFit().frame(height: 10))[0], [20, 10])
    XCTAssertEqual(sizes(picture.scaledToFit().frame(height: 100))[0], [200, 100])
    XCTAssertEqual(sizes(picture.scaledToFit().frame(width: 10))[0], [10, 5])
    XCTAssertEqual(sizes(picture.scaledToFit().frame(maxHeight: 10))[0], [20, 10])
    XCTAssertEqual(sizes(picture.scaledToFit().frame(maxWidth: 100))[0], [100, 50])
    XCTAssertEqual(sizes(picture.scaledToFit().padding(2).frame(height: 14))[0], [24, 14])
    XCTAssertEqual(sizes(picture.scaledToFit().frame(width: 100), sideways: false)[0], [100, 50])
    // What covers its frame takes the other length, as far as the text leaves it.
    let covering = sizes(picture.scaledToFill().frame(height: 10))
    XCTAssertEqual(covering[0][1], 10)
    XCTAssertEqual(covering[0][0], 400 - 8 - covering[1][0])
    let high = sizes(picture.scaledToFill().frame(width: 10), sideways: false)
    XCTAssertEqual(high[0], [10, 300 - high[1][1]])
    XCTAssertEqual(sizes(picture.frame(height: 10))[0][1], 10)
  }

  func testAnIconInAFrameWithAGreatestHeightIsASquare() {
    let window = open(
      VStack {
        HStack {
          Image(systemName: "star").resizable().scaledToFit().frame(maxHeight: 30).styleClass(
            "framed")
          Text("beside")
        }
        Spacer()
      })
    let frame = window.all.first { gtk_widget_has_css_class($0, "framed") != 0 }!
    XCTAssertEqual([gtk_widget_get_width(frame), gtk_widget_get_height(frame)], [30, 30])
    window.close()
  }

  func testAPictureMayStandAboveTheFirstTextOfAColumn() {
    // The column is less high at least than its natural height, and so is its text's line. (GTK
    // warns of a line that lies outside.)
    let window = open(
      HStack {
        VStack {
          Image("red").resizable().scaledToFill()
          Text("below")
        }
        Text("beside")
      })
    runLoop(until: { (size(texture(window)).first ?? 0) > 100 })
    window.layOut()
    window.close()
  }

  /// The first pixel, as cairo has it.
  private func color(_ texture: ObjectRef?) -> UInt32? { texture.map { pixels($0)[0] } }

  private func pixels(_ texture: ObjectRef) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: Int(size(texture).reduce(1, *)))
    pixels.withUnsafeMutableBytes { bytes in
      gdk_texture_download(
        texture.opaque, bytes.bindMemory(to: guchar.self).baseAddress, gsize(size(texture)[0]) * 4)
    }
    return pixels
  }

  func testPicturesFadeAndNoneIsKeptThatIsNotSeen() {
    let (ended, rounds) = (Counter(), 6)
    browse(rounds, counting: ended)
    // (With the window, its views have gone.)
    runLoop(until: { ended.value == rounds }, "One outlives its view.")
  }

  private func browse(_ rounds: Int, counting ended: Counter) {
    let album = Album()
    let window = open(Page(album: album))
    waitForTexture(window, [600, 300])
    for round in 0..<rounds {
      let isBlue = round.isMultiple(of: 2)
      album.name = isBlue ? "blue" : "red"
      runLoop(until: { color(texture(window)) == (isBlue ? 0xFF00_00FF : 0xFFFF_0000) })
      g_object_weak_ref(
        texture(window)!.cast(to: GObject.self),
        { data, _ in Unmanaged<Counter>.fromOpaque(data!).takeRetainedValue().value += 1 },
        Unmanaged.passRetained(ended).toOpaque())
      // What the last frame showed is kept until the next.
      window.layOut()
      let kept = round + 1 - ended.value
      XCTAssertLessThanOrEqual(kept, 2, "what is seen, and what it takes the place of")
    }
    runLoop(until: { rounds - ended.value == 1 }, "After the fade there is one.")
    window.close()
  }

  func testThereIsNoFadeWithoutAnimations() {
    let settings = ObjectRef(UnsafeMutableRawPointer(gtk_settings_get_default()!))
    let before = settings.flagProperty("gtk-enable-animations")
    defer { settings.setProperty("gtk-enable-animations", to: before) }
    for (isAnimated, fades) in [(true, true), (false, true), (true, false)] {
      settings.setProperty("gtk-enable-animations", to: isAnimated)
      let album = Album()
      let window = open(Page(album: album, fades: fades))
      waitForTexture(window, [600, 300])
      let old = texture(window)!
      album.name = "blue"
      runLoop(until: { texture(window)?.raw != old.raw })
      window.layOut()
      // This test and the fade hold the old picture; without a fade it is this test alone.
      let holders = old.cast(to: GObject.self).pointee.ref_count
      XCTAssertEqual(holders > 1, isAnimated && fades, "animations \(isAnimated), fades \(fades)")
      window.close()
    }
  }

  /// As in tests, before the first window, and in programs of the panel.
  func testAPictureOfViewsNeedsNoWindow() throws {
    Self.addPictures
    XCTAssertFalse(Updater.shared.windows.contains { $0.widget.pointer.isMapped })
    let before = gtk_window_get_toplevels().map { g_list_model_get_n_items($0) }
    let file = try XCTUnwrap(
      ViewPicture.png(
        of: HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
          Image("blue")
        }, width: nil, height: nil, scale: 2, isOpaque: false))
    let picture = try XCTUnwrap(
      file.withUnsafeBytes { PictureDecoder.decode($0, covering: nil) })
    XCTAssertEqual([picture.width, picture.height], [120, 40], "of 20 and 40 by 20 points")
    let colors = pixels(picture.object)
    guard colors.count == 120 * 40 else { return }
    XCTAssertEqual(colors[20 * 120 + 60], 0xFF00_00FF, "the picture of the library")
    XCTAssertEqual(colors[20 * 120 + 10] >> 24, 0xFF, "the colour")
    XCTAssertEqual(colors[0], 0, "above the colour")
    XCTAssertEqual(gtk_window_get_toplevels().map { g_list_model_get_n_items($0) }, before)
  }

  func testARepeatedPictureFadesWithItsStyle() throws {
    Self.addPictures
    let style = PicturePaint(
      image: Image("red"), source: _Bounds(x: 0, y: 0, width: 1, height: 1), scale: 1)
    let file = try XCTUnwrap(
      ViewPicture.png(
        of: Rectangle().fill(style.opacity(0.5)), width: 40, height: 20, scale: 1, isOpaque: false))
    let picture = file.withUnsafeBytes { PictureDecoder.decode($0, covering: nil)?.object }
    let color = try XCTUnwrap(color(picture))
    XCTAssertEqual(Double(color >> 24), 127.5, accuracy: 1, "the opacity")
    XCTAssertEqual(color & 0xFFFF, 0, "red")
  }

  /// The empty name, which is that of no picture, is not reported.
  func testAnEmptyNameShowsNothing() {
    let capture = StandardErrorCapture()
    let album = Album()
    let window = open(Plain(album: album))
    waitForTexture(window, [40, 20])
    album.name = ""
    runLoopUntilIdle()
    window.layOut()
    XCTAssertNil(texture(window))
    let picture = window.all("GtkPicture")[0]
    XCTAssertLessThan(measured(picture, GTK_ORIENTATION_HORIZONTAL).natural, 40)
    album.name = "blue"
    waitForTexture(window, [40, 20])
    window.close()
    XCTAssertEqual(capture.text, "")
  }

  func testAFileThatIsNoPictureIsReported() {
    let capture = StandardErrorCapture()
    let window = open(Image("broken").resizable())
    runLoop(until: { capture.text.contains("The picture \"broken\" cannot be decoded.") })
    XCTAssertNil(texture(window))
    window.close()
  }
}

private final class Counter {
  var value = 0
}
