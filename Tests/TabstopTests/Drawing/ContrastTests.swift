import CGtk
import Foundation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Whether what has a meaning can be seen in each of the four looks: WCAG 2 asks for 3 to 1 for the parts of controls.
@preconcurrency @MainActor
final class ContrastTests: DisplayTestCase {
  private static let looks = [false, true].flatMap { isDark in
    [false, true].map { Appearance.Scheme(isDark: isDark, isHighContrast: $0) }
  }

  /// Calls `check` in each look.
  private func inEachLook(_ window: TestWindow, _ check: (Appearance.Scheme) -> Void) {
    let before = Appearance.shared.current
    for look in Self.looks {
      Appearance.shared.onChange(look)
      window.layOut()
      check(look)
    }
    Appearance.shared.onChange(before)
    window.layOut()
  }

  private func color(_ name: String, in window: TestWindow) -> Picture.Color {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(window.context.widget.pointer)
    XCTAssertNotEqual(gtk_style_context_lookup_color(context, name, &color), 0, name)
    let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    return Picture.Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  private func luminance(_ color: Picture.Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let value = Double(value) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Picture.Color, _ second: Picture.Color) -> Double {
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
  }

  private func assertSeen(
    _ first: Picture.Color, on second: Picture.Color, _ look: Appearance.Scheme,
    line: UInt = #line
  ) {
    XCTAssertGreaterThanOrEqual(
      contrast(first, second), 3, "\(first) on \(second), \(look)", line: line)
  }

  func testBarsAreSeen() {
    let window = TestWindow(
      VStack {
        Gauge(value: 0.5) { Text("Level") }
        Gauge(value: 1) { Text("Full") }
        Gauge(value: 0.1) { Text("Low") }
        ProgressView("Copying", value: 0.5)
        Slider(value: .constant(0.5)) { Text("Volume") }
      })
    inEachLook(window) { look in
      let (fill, trough) = (color("fill_color", in: window), color("trough_color", in: window))
      assertSeen(fill, on: trough, look)
      for ground in ["window_bg_color", "card_bg_color"] {
        assertSeen(fill, on: color(ground, in: window), look)
        if look.isHighContrast { assertSeen(trough, on: color(ground, in: window), look) }
      }
      let picture = window.picture()
      for (index, level) in window.all("GtkLevelBar").enumerated() {
        let bar = window.bounds(of: level)
        let y = Int(bar.y + bar.height / 2)
        XCTAssertEqual(picture[Int(bar.x) + 4, y], fill, "\(index), \(look)")
        if index != 1 {
          XCTAssertEqual(picture[Int(bar.x + bar.width) - 4, y], trough, "\(index), \(look)")
        }
      }
    }
    window.close()
  }

  func testSymbolsInLightHuesAreSeen() {
    let window = TestWindow(Image(systemName: "star.fill").foregroundStyle(.yellow))
    inEachLook(window) { look in
      for name in ["yellow_symbol_color", "orange_symbol_color"] {
        for ground in ["window_bg_color", "card_bg_color"] {
          assertSeen(color(name, in: window), on: color(ground, in: window), look)
        }
      }
    }
    window.close()
  }

  /// The yellow of texts is brown in a light window.
  func testASymbolIsYellow() {
    let window = TestWindow(
      Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow))
    let yellow = color("yellow_symbol_color", in: window)
    XCTAssertGreaterThan(window.picture().count(of: yellow), 50)
    window.close()
  }

  private func textColor(_ text: String, in window: TestWindow) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(window.label(text)!), &color)
    return color
  }

  /// A colour as it is seen on a ground.
  private func shown(_ color: GdkRGBA, on ground: Picture.Color) -> Picture.Color {
    func mixed(_ part: Float, _ below: UInt8) -> UInt8 {
      UInt8(((part * color.alpha + Float(below) / 255 * (1 - color.alpha)) * 255).rounded())
    }
    return Picture.Color(
      red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
      blue: mixed(color.blue, ground.blue))
  }

  func testATextOfTheThirdLevelIsLegible() {
    let window = TestWindow(
      VStack {
        Text("Third").foregroundStyle(.tertiary)
        VStack { Text("Fourth") }.foregroundStyle(AnyShapeStyle(.tertiary))
      })
    inEachLook(window) { look in
      for (text, name) in [("Third", "window_bg_color"), ("Fourth", "card_bg_color")] {
        let ground = color(name, in: window)
        let front = shown(textColor(text, in: window), on: ground)
        XCTAssertGreaterThanOrEqual(contrast(front, ground), 4.5, "\(name), \(look)")
      }
    }
    window.close()
  }

  /// Sources have white texts on the accent colour.
  func testWhiteIsLegibleOnTheAccentColour() {
    let window = TestWindow(
      Text("White").foregroundStyle(.white).padding().background(Color.accentColor))
    let white = Picture.Color(red: 255, green: 255, blue: 255)
    inEachLook(window) { look in
      let bounds = window.bounds(of: window.label("White")!)
      let ground = window.picture()[Int(bounds.x) - 8, Int(bounds.y) - 8]
      XCTAssertGreaterThanOrEqual(contrast(white, ground), 4.5, "\(ground), \(look)")
      assertSeen(ground, on: color("window_bg_color", in: window), look)
    }
    window.close()
  }

  /// A material takes the window's colour, but sources put it on pictures, with texts in white or black.
  func testTextsAreLegibleOnMaterials() {
    struct Page: View {
      var body: some View {
        VStack {
          Text("A").foregroundStyle(.white).padding().background(.ultraThinMaterial)
          VStack {
            Text("B")
            Text("F").foregroundStyle(.secondary)
          }
          .foregroundStyle(.white).padding()
          .background(.thinMaterial, in: Capsule())
          Text("C").foregroundStyle(.black).padding().glassEffect()
          Text("D").foregroundColor(.white).padding(20).glassEffect(.regular, in: Rectangle())
          Text("E").padding().background(.ultraThinMaterial)
        }
        .padding().background(.gray)
      }
    }
    let window = TestWindow(Page(), height: 500)
    inEachLook(window) { look in
      window.layOut()
      let picture = window.picture()
      for text in ["A", "B", "C", "D", "E", "F"] {
        let bounds = window.bounds(of: window.label(text)!)
        let ground = picture[Int(bounds.x + bounds.width / 2), Int(bounds.y) - 5]
        let front = shown(textColor(text, in: window), on: ground)
        XCTAssertGreaterThanOrEqual(
          contrast(front, ground), 4.5, "\(text): \(front) on \(ground), \(look)")
      }
    }
    window.close()
  }

  func testTheShownTabAndTheChosenRowAreSeen() {
    let window = TestWindow(
      TabView {
        List(["One", "Two"], id: \.self, selection: .constant("Two")) { Text($0) }
          .tabItem { Text("First") }
        Text("Second page").tabItem { Text("Second") }
      })
    inEachLook(window) { look in
      let edge = color("field_edge_color", in: window)
      assertSeen(edge, on: color("window_bg_color", in: window), look)
      assertSeen(edge, on: color("card_bg_color", in: window), look)
      let picture = window.picture()
      for text in ["First", "Two"] {
        var part = gtk_widget_get_parent(window.label(text)!)
        while let box = part, String(cString: gtk_widget_get_css_name(box)) != "button",
          gtk_widget_has_css_class(box, "list-row") == 0
        {
          part = gtk_widget_get_parent(box)
        }
        let bounds = window.bounds(of: part!)
        let (x, y) = (Int(bounds.x + bounds.width / 2), Int(bounds.y))
        XCTAssertTrue(
          (y..<y + 2).contains { picture[x, $0] == edge }, "\(text), \(look)")
      }
    }
    window.close()
  }

  /// It depended on the controls that the program had shown before.
  func testAProgramsOwnWidgetLooksAsOthersDo() {
    let window = TestWindow(
      HostedWidget(
        make: { _ in
          let bar = gtk_level_bar_new()!
          gtk_level_bar_set_value(OpaquePointer(bar), 0.5)
          return UnsafeMutableRawPointer(bar)
        }, update: { _, _ in }, dismantle: { _ in }, size: { _, _, _, _ in nil }))
    inEachLook(window) { look in
      let bar = window.bounds(of: window.all("GtkLevelBar")[0])
      let pixel = window.picture()[Int(bar.x) + 4, Int(bar.y + bar.height / 2)]
      XCTAssertEqual(pixel, color("fill_color", in: window), "\(look)")
    }
    window.close()
  }

  func testTheDaysOfACalendarAreSeen() {
    let window = TestWindow(
      CalendarGrid(
        value: .constant(CalendarTime(year: 2026, month: 1, day: 1, hour: 0, minute: 0)),
        days: CalendarDays(from: nil, to: nil)))
    inEachLook(window) { look in
      let days = window.all.filter { gtk_widget_has_css_class($0, "day-number") != 0 }
      let other = days.first { gtk_widget_has_css_class($0, "other-month") != 0 }!
      var text = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(other), &text)
      XCTAssertEqual(text.alpha, 1)
      let chosen = days.first {
        gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }!
      let bounds = window.bounds(of: chosen)
      let edge = window.picture()[Int(bounds.x + bounds.width / 2), Int(bounds.y)]
      assertSeen(edge, on: color("card_bg_color", in: window), look)
    }
    window.close()
  }

  func testTheShownPagesDotIsSeenAmongTheOthers() {
    let window = TestWindow(
      TabView {
        Text("1"); Text("2"); Text("3")
      }.tabViewStyle(.page))
    inEachLook(window) { look in
      let picture = window.picture()
      let buttons = window.all("GtkButton").filter {
        gtk_widget_has_css_class($0, "page-dot") != 0
      }
      let dots: [Picture.Color] = buttons.map { button in
        let bounds = window.bounds(of: button)
        return picture[Int(bounds.x + bounds.width / 2), Int(bounds.y + bounds.height / 2)]
      }
      XCTAssertEqual(dots.count, 3)
      XCTAssertGreaterThanOrEqual(contrast(dots[0], dots[1]), 2.9, "\(look)")
    }
    window.close()
  }

  func testABarOfSegmentsHasAnEdgeInHighContrast() {
    let window = TestWindow(
      Picker("View", selection: .constant(0)) {
        Text("List").tag(0)
        Text("Grid").tag(1)
      }
      .pickerStyle(.segmented))
    inEachLook(window) { look in
      guard look.isHighContrast else { return }
      let bar = window.all.first { gtk_widget_has_css_class($0, "segmented") != 0 }!
      let bounds = window.bounds(of: bar)
      let edge = window.picture()[Int(bounds.x + bounds.width * 0.75), Int(bounds.y)]
      assertSeen(edge, on: color("window_bg_color", in: window), look)
    }
    window.close()
  }

  /// GTK has no dark variant of its dark theme with high contrast, and would load another theme.
  func testADarkDesktopWithHighContrastHasGtksOwnThemeForIt() {
    let window = TestWindow(Text("Text"))
    let appearance = Appearance.shared
    XCTAssertEqual(appearance.current, Appearance.Scheme())
    appearance.setting("color-scheme", is: 1)
    let dark = color("borders", in: window)
    appearance.setting("contrast", is: 1)
    XCTAssertEqual(appearance.current, Appearance.Scheme(isDark: true, isHighContrast: true))
    let ground = color("theme_bg_color", in: window)
    XCTAssertNotEqual(color("borders", in: window), dark)
    XCTAssertLessThan(luminance(ground), 0.1)
    appearance.setting("color-scheme", is: 0)
    XCTAssertGreaterThan(luminance(color("theme_bg_color", in: window)), 0.5)
    appearance.setting("contrast", is: 0)
    window.close()
  }
}
