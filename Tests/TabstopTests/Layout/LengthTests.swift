import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Any number that a program uses as a length or a count is shown somehow, without a warning of
/// GTK's; an invalid one is reported once.
@preconcurrency @MainActor
final class LengthTests: DisplayTestCase {
  private static let lengths: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e9, -1e9,
    40_000, -40_000, 100, -1, 0, .leastNonzeroMagnitude,
  ]
  private static let counts: [Int] = [.max, .min, 1_000_000, 3, 1, 0, -1]

  /// Shows views, draws them, changes them and removes them.
  private func show<Content: View>(
    _ what: String, _ content: Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    let window = TestWindow(content)
    window.close()
    for warning in GLibWarnings.drain() {
      XCTFail("\(what): \(warning)", file: file, line: line)
    }
  }

  private struct Effects: View {
    let v: Double
    var body: some View {
      VStack {
        Text("a").offset(x: v, y: v)
        Text("b").scaleEffect(v)
        Text("c").scaleEffect(x: v, y: 1, anchor: UnitPoint(x: v, y: v))
        Text("d").rotationEffect(.degrees(v))
        Text("e").rotation3DEffect(.radians(v), axis: (x: v, y: 1, z: 0))
        Text("f").blur(radius: v).opacity(v)
        Text("g").shadow(radius: v, x: v, y: v)
        Text("h").brightness(v).saturation(v).contrast(v).grayscale(v).hueRotation(.degrees(v))
      }
      VStack {
        Text("i").cornerRadius(v).border(.red, width: v)
        Text("j").border(Color.blue.gradient, width: v)
        Text("k").visualEffect { effect, _ in
          effect.offset(x: v).scaleEffect(v).blur(radius: v).opacity(v).rotationEffect(.degrees(v))
        }
        Text("l").foregroundStyle(Color(red: v, green: v, blue: v, opacity: v))
        Text("m").foregroundStyle(Color(hue: v, saturation: v, brightness: v).opacity(v))
        Text("n").foregroundStyle(Color.red.mix(with: .blue, by: v))
        Text("o").zIndex(v).layoutPriority(v)
      }
    }
  }

  private struct Shapes: View {
    let v: Double
    var body: some View {
      VStack {
        RoundedRectangle(cornerRadius: v).fill(.red)
        RoundedRectangle(cornerRadius: v).strokeBorder(.red, lineWidth: v)
        UnevenRoundedRectangle(topLeadingRadius: v).stroke(lineWidth: v)
        Circle().trim(from: 0, to: v).stroke(
          .red,
          style: StrokeStyle(lineWidth: 2, miterLimit: v, dash: [v, 1, v], dashPhase: v))
        Circle().inset(by: v).fill(.blue)
        Rectangle().fill(
          LinearGradient(
            stops: [.init(color: .red, location: v), .init(color: .blue, location: 1)],
            startPoint: .top, endPoint: UnitPoint(x: v, y: v)))
        Rectangle().fill(
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: v, endRadius: v))
        Rectangle().fill(
          AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(v)))
      }
      VStack {
        Path { path in
          path.move(to: CGPoint(x: v, y: v))
          path.addLine(to: CGPoint(x: v, y: 1))
          path.addArc(
            center: .zero, radius: v, startAngle: .degrees(v), endAngle: .degrees(-v),
            clockwise: false)
          path.addArc(
            center: .zero, radius: 1, startAngle: .degrees(-v), endAngle: .degrees(v),
            clockwise: true)
          path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(v))
          path.addArc(
            tangent1End: CGPoint(x: v, y: 0), tangent2End: CGPoint(x: 0, y: v), radius: v)
        }
        .stroke(lineWidth: 1)
        Canvas { context, size in
          context.translateBy(x: v, y: v)
          context.scaleBy(x: v, y: v)
          context.stroke(
            Path(CGRect(x: v, y: v, width: v, height: v)), with: .color(.red), lineWidth: v)
        }
      }
    }
  }

  private struct Texts: View {
    let v: Double
    var body: some View {
      VStack {
        Text("a").font(.system(size: v))
        Text("b").font(.custom("Sans", size: v))
        Text("c").font(.body.scaled(by: v))
        Text("d").kerning(v)
        Text("e").tracking(v).baselineOffset(v)
        (Text("f").font(.system(size: v)) + Text("g").kerning(v).baselineOffset(v))
        Text(attributed)
        Text("h").lineSpacing(v)
        Text("i").minimumScaleFactor(v)
        TextEditor(text: .constant("x")).font(.system(size: v))
        Image(systemName: "star").font(.system(size: v)).imageScale(.large)
      }
    }

    private var attributed: AttributedString {
      var text = AttributedString("attributed")
      text.kern = CGFloat(v)
      text.baselineOffset = CGFloat(v)
      return text
    }
  }

  private struct Controls: View {
    let v: Double
    private var bounds: ClosedRange<Double> { v.isNaN ? 0...1 : min(v, 0)...max(v, 0) }
    var body: some View {
      VStack {
        Slider(value: .constant(v))
        Slider(value: .constant(0.5), in: bounds)
        Slider(value: .constant(0.5), in: 0...1, step: v)
        Stepper("a", value: .constant(v))
        Stepper("b", value: .constant(v), in: 0...10, step: v)
        Stepper("c", value: .constant(1), in: bounds, step: v)
        ProgressView(value: v)
        ProgressView(value: 1, total: v)
        Gauge(value: v) { Text("d") }
        Gauge(value: 1, in: bounds) { Text("e") }
      }
    }
  }

  private struct Distances: View {
    let v: Double
    var body: some View {
      VStack(spacing: v) {
        HStack(spacing: v) {
          Text("a"); Text("b"); Text("c")
        }
        VStack(spacing: v) {
          Text("a"); Text("b"); Text("c")
        }
        HStackLayout(spacing: v) {
          Text("a"); Text("b")
        }
        LazyVStack(spacing: v) {
          Text("a"); Text("b")
        }
        Grid(horizontalSpacing: v, verticalSpacing: v) {
          GridRow {
            Text("a"); Text("b").gridCellAnchor(UnitPoint(x: v, y: v))
          }
          GridRow { Text("c").gridCellColumns(2) }
        }
        HStack {
          Text("a"); Spacer(minLength: v); Text("b")
        }
        Text("a").position(x: v, y: v)
        Text("a").aspectRatio(v, contentMode: .fit)
        Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: v)
        Text("a").safeAreaInset(edge: .top, spacing: v) { Text("b") }
      }
      VStack {
        LazyVGrid(
          columns: [GridItem(.fixed(v)), GridItem(.flexible(minimum: v, maximum: v))], spacing: v
        ) {
          Text("a"); Text("b"); Text("c")
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: v, maximum: v), spacing: v)]) {
          Text("a"); Text("b"); Text("c")
        }
      }
    }
  }

  private struct Sizes: View {
    let v: Double
    var body: some View {
      VStack {
        Text("a").padding(v)
        Text("a").padding(.leading, v).padding(.leading, v)
        Text("a").padding(EdgeInsets(top: v, leading: 1, bottom: -1, trailing: v))
        Text("a").frame(width: v, height: v)
        Text("a").frame(minWidth: v, idealWidth: v, maxWidth: v)
        Text("a").frame(minHeight: v, idealHeight: v, maxHeight: v)
        Button("b") {}.frame(width: v)
        Color.red.frame(width: v, height: v)
        GeometryReader { _ in Text("a").frame(width: v) }
      }
    }
  }

  private struct Rows: View {
    let v: Double
    var body: some View {
      List {
        Section("a") {
          Text("b").listRowInsets(EdgeInsets(top: v, leading: v, bottom: v, trailing: v))
          Text("c")
        }
        .listSectionSpacing(v)
      }
      .listRowSpacing(v)
      .environment(\.defaultMinListRowHeight, v)
      .environment(\.defaultMinListHeaderHeight, v)
    }
  }

  func testEffectsOfAnySizeAreDrawn() {
    for v in Self.lengths { show("\(v)", Effects(v: v)) }
  }

  func testShapesOfAnySizeAreDrawn() {
    for v in Self.lengths { show("\(v)", Shapes(v: v)) }
  }

  func testTextsOfAnySizeAreShown() {
    for v in Self.lengths { show("\(v)", ScrollView { Texts(v: v) }) }
  }

  func testControlsTakeAnyNumber() {
    for v in Self.lengths { show("\(v)", Form { Controls(v: v) }) }
  }

  func testAnyDistanceIsTaken() {
    for v in Self.lengths {
      show("\(v)", ScrollView([.horizontal, .vertical]) { Distances(v: v) })
    }
  }

  func testLongLinesAddUp() {
    show(
      "stack",
      ScrollView([.horizontal, .vertical]) {
        VStack { ForEach(0..<1100) { _ in Color.red.frame(height: 1e6) } }
        HStack { ForEach(0..<1100) { _ in Color.red.frame(minWidth: 1e6) } }
      })
    show(
      "grid",
      ScrollView([.horizontal, .vertical]) {
        LazyVGrid(
          columns: Array(repeating: GridItem(.fixed(1e6), spacing: 1e6), count: 1100), spacing: 1e6
        ) { Text("a") }
        LazyVGrid(columns: [GridItem()], spacing: 1e6) {
          ForEach(0..<2200) { _ in Text("a") }
        }
      })
  }

  /// A window and a surface of cairo have 32,767 pixels at most.
  func testViewsLargerThanAWindowCanBeAreShown() {
    show("height", Text("a").frame(height: 40_000))
    show("width", Text("a").frame(width: 40_000))
    show("colour", Color.red.frame(width: 40_000, height: 40_000).border(.blue))
    show("line", HStack { ForEach(0..<8) { _ in Color.red.frame(minWidth: 1e6) } })
    show("texts", HStack { ForEach(0..<8) { Text("\($0)").frame(minWidth: 1e6) } })
    show(
      "page",
      NavigationStack {
        VStack { ForEach(0..<50) { Button("\($0)") {}.frame(height: 1_000) } }
          .navigationTitle("Title").toolbar { Button("b") {} }
      })
  }

  func testAnySizeIsTaken() {
    for v in Self.lengths { show("\(v)", ScrollView([.horizontal, .vertical]) { Sizes(v: v) }) }
  }

  func testRowsOfAnySizeAreShown() {
    for v in Self.lengths { show("\(v)", Rows(v: v)) }
  }

  func testColumnsOfAnyWidthAreShown() {
    struct Row: Identifiable {
      let id: Int
    }
    for v in Self.lengths {
      show(
        "\(v)",
        Table([Row(id: 1), Row(id: 2)]) {
          TableColumn("A") { Text("\($0.id)") }.width(v)
          TableColumn("B") { Text("\($0.id)") }.width(min: v, ideal: v, max: v)
          TableColumn("C") { Text("\($0.id)") }.width(ideal: v)
        })
    }
  }

  func testAnyCountIsTaken() {
    for n in Self.counts {
      show(
        "\(n)",
        ScrollView {
          VStack {
            Text("a").lineLimit(n)
            Text("b").lineLimit(n...)
            Text("c").lineLimit(...n)
            Text("d").lineLimit(n, reservesSpace: true)
            TextField("e", text: .constant("x"), axis: .vertical).lineLimit(n)
            TextField("f", text: .constant("x"), axis: .vertical).lineLimit(n, reservesSpace: true)
            TextEditor(text: .constant("x")).lineLimit(n)
            Grid {
              GridRow {
                Text("g").gridCellColumns(n); Text("h")
              }
            }
            Text("i").containerRelativeFrame(.horizontal, count: n, span: n, spacing: 1)
          }
          List { Text("j").badge(n) }.frame(height: 100)
        })
    }
    var path = NavigationPath([1, 2])
    path.removeLast(.max)
    XCTAssertEqual(path.count, 0)
    path.removeLast(.min)
  }

  func testAnOddLengthIsSaidOnce() {
    IssuedWarnings.kinds = []
    let errors = StandardErrorCapture()
    let window = TestWindow(
      VStack(spacing: .nan) {
        ForEach(0..<5) { Text("\($0)").padding(.infinity).lineLimit(-3) }
      })
    window.close()
    XCTAssertEqual(
      errors.text.split(separator: "\n").sorted(),
      [
        "Tabstop: A line limit of -3 cannot be shown; 0 is taken.",
        "Tabstop: A padding of inf cannot be shown; 0.0 is taken.",
        "Tabstop: A stack's spacing of nan cannot be shown; 0.0 is taken.",
      ])
  }

  // MARK: Steps

  func testAStepStaysWithinWhatTheTypeHolds() {
    let up = StepDirection.up
    let down = StepDirection.down
    XCTAssertEqual(up.next(after: UInt8(250), by: 10, within: 0...255), 255)
    XCTAssertEqual(down.next(after: UInt8(3), by: 10, within: 0...255), 0)
    XCTAssertEqual(up.next(after: UInt8(3), by: 1000, within: nil), 255)
    XCTAssertEqual(up.next(after: Int8(-128), by: 1000, within: nil), 127)
    XCTAssertEqual(up.next(after: Int8(-128), by: 100, within: nil), -28)
    XCTAssertEqual(down.next(after: Int8(-100), by: 100, within: nil), -128)
    XCTAssertEqual(up.next(after: Int.max, by: 1, within: nil), .max)
    XCTAssertEqual(down.next(after: Int.min, by: 1, within: .min ... .max), .min)
    XCTAssertEqual(up.next(after: Int.min, by: .max, within: .min ... .max), -1)
    XCTAssertEqual(down.next(after: 5, by: .min, within: nil), .max)
    XCTAssertEqual(up.next(after: 5, by: -3, within: 3...9), 3)
    XCTAssertEqual(up.next(after: UInt64.max - 1, by: 5, within: 0...UInt64.max), .max)
    XCTAssertEqual(up.next(after: 1.5, by: 1, within: 0...2), 2)
    XCTAssertEqual(up.next(after: 1, by: 0.25, within: 0...2), 1.25)
    XCTAssertEqual(down.next(after: 0.5, by: .infinity, within: 0...2), 0)
  }

  /// A type of the program with three values, and nothing beyond them.
  private enum Size: Int, Strideable {
    case small, medium, large
    func distance(to other: Size) -> Int { other.rawValue - rawValue }
    func advanced(by n: Int) -> Size { Size(rawValue: rawValue + n)! }
  }

  func testAStepGoesNowhereBeyondTheBounds() {
    XCTAssertEqual(
      StepDirection.up.next(after: Size.large, by: 1, within: .small ... .large), .large)
    XCTAssertEqual(
      StepDirection.up.next(after: Size.small, by: 9, within: .small ... .large), .large)
    XCTAssertEqual(
      StepDirection.down.next(after: Size.medium, by: 1, within: .small ... .large), .small)
  }
}
