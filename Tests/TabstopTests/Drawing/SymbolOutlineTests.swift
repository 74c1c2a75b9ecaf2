import CGtk
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Symbols that are drawn from outlines, crossed out or with a badge.
@preconcurrency @MainActor
final class SymbolOutlineTests: DisplayTestCase {
  private func path(_ symbol: String) -> String? {
    guard case .path(let text) = SymbolNames.drawing(of: symbol)?.outline else { return nil }
    return text
  }

  func testEachGlyphHasAnOutlineInItsSquare() throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    let glyphs = SymbolList(SymbolOutlines.lines).firstWords
    XCTAssertGreaterThan(glyphs.count, 300)
    for glyph in glyphs {
      let outline = try XCTUnwrap(
        SymbolList(MaterialOutlines.lines).rest(ofLineWithFirst: glyph), glyph)
      DrawnSymbol.addPath(cairo, outline)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_fill_extents(cairo, &left, &top, &right, &bottom)
      XCTAssertTrue(left >= 0 && top >= 0 && right <= 512 && bottom <= 512, glyph)
      XCTAssertGreaterThan(max(right - left, bottom - top), 200, glyph)
    }
    XCTAssertEqual(
      glyphs.sorted(), SymbolList(MaterialOutlines.lines).firstWords, "unused outlines")
  }

  func testNoGlyphAndNoSymbolIsListedTwice() {
    let lines = SymbolOutlines.lines.split(separator: "\n").map { $0.split(separator: " ") }
    let glyphs = lines.map { $0[0] }
    let symbols = lines.flatMap { $0.dropFirst() }
    XCTAssertEqual(Set(glyphs).count, glyphs.count)
    XCTAssertEqual(Set(symbols).count, symbols.count)
  }

  func testThingsOfOneKindAreDifferent() {
    let kinds = [
      ["car", "bus", "tram", "ferry", "bicycle", "scooter", "sailboat", "fuelpump", "suitcase"],
      ["sofa", "washer", "stairs", "shower", "refrigerator", "bathtub", "chair"],
      ["figure.run", "figure.walk", "trophy", "medal", "dumbbell", "soccerball", "basketball"],
      ["fork.knife", "cup.and.saucer", "wineglass", "birthday.cake"],
      ["arrow.counterclockwise", "arrow.triangle.2.circlepath"],
    ]
    for kind in kinds {
      XCTAssertEqual(Set(kind.compactMap { SymbolNames.drawing(of: $0) }).count, kind.count)
    }
  }

  func testTheLongestKnownNameIsDrawn() {
    XCTAssertNotNil(path("car"))
    for symbol in ["car.fill", "car.2", "car.2.fill"] { XCTAssertEqual(path(symbol), path("car")) }
    XCTAssertNotEqual(path("doc.text.magnifyingglass"), path("doc.text"))
    XCTAssertNotEqual(path("star.fill"), path("star"))
    // The theme has an icon for more of the words.
    XCTAssertNil(SymbolNames.drawing(of: "cloud.sun.fill"))
    XCTAssertNil(SymbolNames.drawing(of: "unknown.symbol"))
  }

  func testAnOutlineIsDrawnInACircle() throws {
    let car = try XCTUnwrap(path("car"))
    XCTAssertEqual(
      SymbolNames.drawing(of: "car.circle.fill"),
      DrawnSymbol(.circle, .outline(.path(car)), isFilled: true))
  }

  func testSymbolsWithoutASignOfTheirOwnAreCrossedOut() throws {
    let car = try XCTUnwrap(SymbolNames.drawing(of: "car"))
    XCTAssertEqual(SymbolNames.drawing(of: "car.slash"), car.crossedOut)
    let pair = DrawnSymbol(.none, .icon("system-users-symbolic"), isFilled: false)
    XCTAssertEqual(SymbolNames.drawing(of: "person.2.circle.slash.fill")?.isCrossedOut, true)
    XCTAssertEqual(
      SymbolNames.drawing(of: "person.2.badge.plus.fill"),
      pair.with(badge: .icon("list-add-symbolic")))
    XCTAssertEqual(
      SymbolNames.drawing(of: "heart.slash"),
      DrawnSymbol(.heart, .none, isFilled: false).crossedOut)
    for symbol in ["eye.slash", "wifi.slash", "unknown.slash", "slash"] {
      XCTAssertNil(SymbolNames.drawing(of: symbol), symbol)
    }
  }

  func testABadgeHasASignOrIsADot() {
    let bell = DrawnSymbol(
      .none, .icon("preferences-system-notifications-symbolic"), isFilled: false)
    XCTAssertEqual(SymbolNames.drawing(of: "bell.badge.fill"), bell.with(badge: .none))
    let folder = DrawnSymbol(.none, .icon("folder-symbolic"), isFilled: false)
    XCTAssertEqual(
      SymbolNames.drawing(of: "folder.badge.questionmark"), folder.with(badge: .text("?")))
    XCTAssertNil(SymbolNames.drawing(of: "badge"))
  }

  private func ink(_ view: some View) -> Int {
    let window = TestWindow(
      ZStack {
        Color.white
        view.foregroundStyle(Color(red: 1, green: 0, blue: 0)).frame(width: 64, height: 64)
      })
    defer { window.close() }
    window.layOut()
    return window.picture().count(of: Picture.Color(red: 255, green: 0, blue: 0))
  }

  private func ink(_ symbol: String) -> Int { ink(Image(systemName: symbol).resizable()) }

  func testMarksTakeAwayAndAddInk() {
    XCTAssertGreaterThan(ink("car"), 500)
    XCTAssertNotEqual(ink("car"), ink("bus"))
    XCTAssertLessThan(ink("car.slash"), ink("car"))
    XCTAssertGreaterThan(ink("circle.badge.plus"), ink("circle"))
    XCTAssertNotEqual(ink("bell.badge"), ink("bell"))
  }

  func testACanvasDrawsTheSameSymbol() {
    func canvas(_ symbol: String) -> Int {
      ink(
        Canvas { context, size in
          var image = context.resolve(Image(systemName: symbol))
          image.shading = .color(Color(red: 1, green: 0, blue: 0))
          context.draw(image, in: CGRect(origin: .zero, size: size))
        })
    }
    for symbol in ["car", "bag.fill", "3.circle"] {
      XCTAssertEqual(canvas(symbol), ink(symbol), symbol)
    }
  }
}
