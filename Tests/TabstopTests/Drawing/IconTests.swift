import CGtk
import GtkBridge
import Localization
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The desktop's icons in place of SF Symbols.
@preconcurrency @MainActor
final class IconTests: DisplayTestCase {
  func testTheThemeHasAnIconForEachName() {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    for name in SymbolNames.icons.sorted() {
      XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "\(name)-symbolic"), 0, name)
    }
  }

  func testFoodIsNoPlant() {
    XCTAssertEqual(SymbolNames.icon(for: "carrot.fill"), "emoji-food")
  }

  /// Names that public code uses often, and that no theme knows.
  func testFrequentSymbolsHaveIcons() {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    let names = [
      "brain.head.profile", "brain", "target", "sparkle", "goforward.10", "gobackward.15", "zzz",
      "text.quote", "text.book.closed.fill", "humidity.fill", "lungs.fill", "syringe", "flask",
      "atom", "battery.25", "battery.50", "music.mic", "guitars.fill", "mountain.2.fill", "tornado",
      "infinity", "airplayaudio", "captions.bubble", "macwindow", "increase.indent", "scribble",
      "hands.clap.fill", "suit.spade.fill", "seal.fill", "eject.fill", "cylinder.split.1x2",
      "bitcoinsign.circle", "binoculars.fill", "tent", "personalhotspot", "restart", "translate",
    ]
    for name in names {
      let icon = SymbolNames.icon(for: name)
      XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "\(icon)-symbolic"), 0, name)
    }
  }

  func testTheEndsOfAVolumeSliderHaveDifferentIcons() {
    let icons = ["speaker.fill", "speaker.wave.1", "speaker.wave.2.fill", "speaker.wave.3.fill"]
      .map(SymbolNames.icon)
    XCTAssertEqual(
      icons,
      ["audio-volume-low", "audio-volume-low", "audio-volume-medium", "audio-volume-high"])
  }

  func testFontsHaveTheLettersOfSymbolsInTexts() throws {
    let letters = [
      "plus.rectangle.fill": "+", "star.circle": "☆", "star.fill": "★", "house.fill": "⌂",
      "exclamationmark.triangle.fill": "⚠", "person.fill": "🯅", "calendar": "🗓",
      "book.fill": "🕮", "bell.badge": "🕭", "mappin.and.ellipse": "🖈", "tortoise": "",
      "3.circle": "③", "12.circle.fill": "⑫", "a.circle": "Ⓐ", "b.square.fill": "B",
      "0.circle": "⓪", "21.square.fill": "21", "l.joystick": "", "1.magnifyingglass": "",
    ]
    for (symbol, letter) in letters {
      XCTAssertEqual(SymbolNames.letter(for: symbol), letter, symbol)
    }
    let label = try XCTUnwrap(gtk_label_new(nil))
    g_object_ref_sink(label)
    for (symbol, letter) in SymbolNames.letters {
      gtk_label_set_text(OpaquePointer(label), letter)
      let layout = gtk_label_get_layout(OpaquePointer(label))
      XCTAssertEqual(pango_layout_get_unknown_glyphs_count(layout), 0, symbol)
    }
    g_object_unref(label)
  }

  func testASymbolWithoutALetterIsItsNameInATextOfItsOwn() {
    let window = TestWindow(
      VStack {
        Text(Image(systemName: "tortoise"))
        Text("Tap \(Image(systemName: "tortoise.fill")) to wait.")
        Text("Tap \(Image(systemName: "plus")) to add.")
      })
    XCTAssertEqual(window.texts, ["tortoise", "Tap tortoise to wait.", "Tap + to add."])
    window.close()
  }

  func testStatesThatDifferInTheirSymbolsAreAnnouncedDifferently() {
    let names = [
      "star": "star", "star.fill": "filled star", "heart.fill": "filled heart",
      "bookmark.fill": "filled bookmark", "circle": "circle", "circle.fill": "filled circle",
      "checkmark.circle.fill": "checkmark", "house.fill": "house",
      "bell.slash": "Notifications Off",
      "speaker.wave.2.fill": "speaker", "speaker.slash.fill": "speaker off", "person.2": "person",
      "gobackward.15": "gobackward 15", "eye.slash": "Hide", "plus.circle.fill": "Add",
      "die.face.5": "die face 5", "gobackward.5": "gobackward 5", "slash.circle": "slash",
      "hand.thumbsup": "thumbs up", "hand.thumbsup.fill": "filled thumbs up",
      "star.slash.fill": "star off", "mic.slash": "microphone off",
    ]
    for (symbol, name) in names { XCTAssertEqual(SymbolNames.spokenName(of: symbol), name) }
  }

  func testFrequentSymbolsHaveNamesInTheLanguageOfTheUser() {
    let names = [
      "person.crop.circle.fill": "Person", "dollarsign.circle": "Dollar",
      "star.fill": "Stern, ausgefüllt", "mic.slash.fill": "Mikrofon aus", "trash": "Löschen",
    ]
    Localizer.of("de").whileCurrent {
      for (symbol, name) in names { XCTAssertEqual(SymbolNames.spokenName(of: symbol), name) }
    }
  }

  /// The words of their names say what is drawn.
  func testFrequentSymbolsSayWhatTheyAreFor() {
    let names = [
      "circle.lefthalf.filled": "Contrast", "arrow.up.arrow.down": "Sort",
      "arrow.up.arrow.down.circle.fill": "Sort", "line.3.horizontal.decrease.circle": "Filter",
      "slider.horizontal.3": "Options", "arrow.uturn.backward.circle": "Undo",
      "doc.on.doc.fill": "Copy", "rectangle.on.rectangle.angled": "Duplicate",
      "square.and.arrow.down": "Download", "trash.fill": "Delete",
      "arrow.up.right.square.fill": "Open", "arrow.up.right": "arrow up right",
      "exclamationmark.triangle.fill": "Warning", "bell.badge.fill": "Notifications",
      "plus.square.on.square": "Duplicate", "gearshape.fill": "Settings", "cart": "cart",
    ]
    for (symbol, name) in names { XCTAssertEqual(SymbolNames.spokenName(of: symbol), name) }
  }

  func testWhatIsInACircleOrASquareIsDrawn() {
    let drawings: [String: DrawnSymbol?] = [
      "circle": DrawnSymbol(.circle, .none, isFilled: false),
      "circle.fill": DrawnSymbol(.circle, .none, isFilled: true),
      "checkmark.circle.fill":
        DrawnSymbol(.circle, .icon("object-select-symbolic"), isFilled: true),
      "12.circle": DrawnSymbol(.circle, .text("12"), isFilled: false),
      "a.square.fill": DrawnSymbol(.square, .text("A"), isFilled: true),
      "dollarsign.circle": DrawnSymbol(.circle, .text("$"), isFilled: false),
      "person.crop.circle": DrawnSymbol(.circle, .icon("avatar-default-symbolic"), isFilled: false),
      "heart.fill": DrawnSymbol(.heart, .none, isFilled: true),
      "calendar": nil, "record.circle": nil, "square.and.pencil": nil,
    ]
    for (name, drawing) in drawings { XCTAssertEqual(SymbolNames.drawing(of: name), drawing, name) }
  }

  func testACartABagAndABoxAreDifferent() {
    let drawings: [String: DrawnSymbol?] = [
      "cart": DrawnSymbol(.cart, .none, isFilled: false),
      "cart.fill": DrawnSymbol(.cart, .none, isFilled: true),
      "cart.badge.plus":
        DrawnSymbol(.cart, .none, isFilled: false).with(badge: .icon("list-add-symbolic")),
      "cart.fill.badge.minus":
        DrawnSymbol(.cart, .none, isFilled: true).with(badge: .icon("list-remove-symbolic")),
      "cart.circle.fill": DrawnSymbol(.circle, .outline(.cart), isFilled: true),
      "bag": DrawnSymbol(.bag, .none, isFilled: false),
      "handbag.fill": DrawnSymbol(.bag, .none, isFilled: true),
    ]
    for (name, drawing) in drawings { XCTAssertEqual(SymbolNames.drawing(of: name), drawing, name) }
    let boxes = ["shippingbox", "giftcard"].compactMap { SymbolNames.drawing(of: $0) }
    XCTAssertEqual(Set(boxes).count, 2)
    XCTAssertEqual(SymbolNames.spokenName(of: "cart.fill"), "cart")
  }

  func testAFlameAndSpeechBubblesAreDrawn() {
    let drawings: [String: DrawnSymbol?] = [
      "flame": DrawnSymbol(.flame, .none, isFilled: false),
      "flame.fill": DrawnSymbol(.flame, .none, isFilled: true),
      "flame.circle": DrawnSymbol(.circle, .outline(.flame), isFilled: false),
      "bubble.left": DrawnSymbol(.bubble, .none, isFilled: false),
      "message.fill": DrawnSymbol(.bubble, .none, isFilled: true),
      "text.bubble": DrawnSymbol(.bubble, .none, isFilled: false),
      "text.alignleft": nil,
      "bubble.left.and.bubble.right.fill": DrawnSymbol(.bubbles, .none, isFilled: true),
    ]
    for (name, drawing) in drawings { XCTAssertEqual(SymbolNames.drawing(of: name), drawing, name) }
  }

  func testLeavesMenusAndCheckedTextsAreDrawn() {
    let drawings: [String: DrawnSymbol?] = [
      "leaf": DrawnSymbol(.leaf, .none, isFilled: false),
      "leaf.fill": DrawnSymbol(.leaf, .none, isFilled: true),
      "leaf.circle.fill": DrawnSymbol(.circle, .outline(.leaf), isFilled: true),
      "menucard": DrawnSymbol(.menu, .none, isFilled: false),
      "menucard.fill": DrawnSymbol(.menu, .none, isFilled: true),
      "text.badge.checkmark": DrawnSymbol(.checkedText, .none, isFilled: false),
      "text.badge.xmark": nil, "text.justify": nil,
    ]
    for (name, drawing) in drawings { XCTAssertEqual(SymbolNames.drawing(of: name), drawing, name) }
  }

  func testPillsAreDrawn() {
    let drawings: [String: DrawnSymbol?] = [
      "pills": DrawnSymbol(.pills, .none, isFilled: false),
      "pills.fill": DrawnSymbol(.pills, .none, isFilled: true),
      "pill": DrawnSymbol(.pill, .none, isFilled: false),
      "pills.circle": DrawnSymbol(.circle, .outline(.pills), isFilled: false),
      "capsule.fill": DrawnSymbol(.capsule, .none, isFilled: true),
      "drop": DrawnSymbol(.drop, .none, isFilled: false),
      "drop.fill": DrawnSymbol(.drop, .none, isFilled: true),
      "syringe.fill": DrawnSymbol(.syringe, .none, isFilled: true),
    ]
    for (name, drawing) in drawings { XCTAssertEqual(SymbolNames.drawing(of: name), drawing, name) }
  }

  func testSignsAreNoObjects() {
    for (symbol, sign) in [
      "dollarsign": "$", "eurosign": "€", "percent": "%", "number": "#", "at": "@", "equal": "=",
      "infinity": "∞",
    ] {
      XCTAssertEqual(
        SymbolNames.drawing(of: symbol), DrawnSymbol(.none, .text(sign), isFilled: false))
    }
    for symbol in ["info", "questionmark", "exclamationmark"] {
      XCTAssertNil(SymbolNames.drawing(of: symbol), symbol)
    }
  }

  /// A drawn symbol has the text's colour and the size of the theme's icons; what is filled has more
  /// ink than its outline.
  func testDrawnSymbolsHaveInk() {
    func count(_ name: String) -> Int {
      let window = TestWindow(
        ZStack {
          Color.white
          HStack {
            Image(systemName: name).imageScale(.large).font(.system(size: 40))
              .foregroundColor(Color(red: 1, green: 0, blue: 0))
          }
        })
      defer { window.close() }
      window.layOut()
      return window.picture().count(of: Picture.Color(red: 255, green: 0, blue: 0))
    }
    let inks = [
      "circle", "3.circle", "circle.fill", "plus.circle.fill", "heart", "heart.fill", "bag",
      "bag.fill", "cart", "cart.fill", "cart.circle", "dollarsign", "flame", "flame.fill",
      "bubble.left", "bubble.left.fill", "bubble.left.and.bubble.right",
      "bubble.left.and.bubble.right.fill",
    ].map { ($0, count($0)) }
    for (name, ink) in inks { XCTAssertGreaterThan(ink, 100, name) }
    XCTAssertGreaterThan(inks[1].1, inks[0].1)
    XCTAssertGreaterThan(inks[2].1, inks[3].1)
    XCTAssertGreaterThan(inks[5].1, inks[4].1)
    XCTAssertGreaterThan(inks[7].1, inks[6].1)
    XCTAssertGreaterThan(inks[9].1, inks[8].1)
    XCTAssertGreaterThan(inks[10].1, inks[0].1)
  }

  private func ink(_ icon: some View, _ width: Double, _ height: Double) -> Bounds? {
    let window = TestWindow(
      ZStack {
        Color.white
        icon.foregroundColor(Color(red: 1, green: 0, blue: 0)).frame(width: width, height: height)
      })
    defer { window.close() }
    window.layOut()
    return window.picture().extent(of: Picture.Color(red: 255, green: 0, blue: 0))
  }

  /// The square of `close` is about as large as its icon: eight of sixteen points.
  private func assertFills(
    _ icon: some View, _ size: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let ink = ink(icon, size, size) else {
      return XCTFail("Nothing is drawn.", file: file, line: line)
    }
    XCTAssertGreaterThan(Double(ink.width), size * 0.4, file: file, line: line)
    XCTAssertLessThanOrEqual(Double(ink.width), size, file: file, line: line)
  }

  func testAResizableIconFillsItsFrame() {
    let icon = Image(systemName: "stop.fill").resizable()
    assertFills(icon, 100)
    assertFills(icon.scaledToFit(), 100)
    assertFills(icon.scaledToFill(), 100)
    assertFills(icon.aspectRatio(contentMode: .fit), 100)
    assertFills(icon.aspectRatio(1, contentMode: .fit), 100)
    assertFills(icon.renderingMode(.template).aspectRatio(contentMode: .fill).clipped(), 100)
    assertFills(icon, 8)
  }

  func testAnIconIsSquareByItsOneSide() {
    let window = TestWindow(
      VStack {
        HStack(spacing: 0) {
          Image(systemName: "star").resizable().scaledToFit().frame(height: 40)
          Text("beside")
        }
        Image(systemName: "star").resizable().scaledToFit().frame(width: 60)
      })
    let icons = window.all("TabstopDrawing").map(window.bounds)
    XCTAssertEqual(icons.map(\.width), [40, 60])
    XCTAssertEqual(icons.map(\.height), [40, 60])
    window.close()
  }

  func testAnIconMayBecomeResizable() {
    struct Page: View {
      @State private var isLarge = false
      var body: some View {
        if isLarge { Text("large") }
        (isLarge ? Image(systemName: "star").resizable() : Image(systemName: "star"))
          .accessibilityLabel("Star")
        Button("Grow") { isLarge = true }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.all("GtkImage").count, 1)
    window.press("Grow")
    XCTAssertEqual(window.all("GtkImage").count, 0)
    XCTAssertEqual(window.all("TabstopDrawing").count, 1)
    window.close()
  }
}
