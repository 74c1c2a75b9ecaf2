import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Views that know their size.
@preconcurrency @MainActor
final class GeometryTests: DisplayTestCase {
  func testAReaderTakesAllAndTellsItsSize() {
    let window = TestWindow(
      VStack(spacing: 0) {
        mark(400, 100)
        GeometryReader { geometry in
          Rectangle()
            .frame(width: geometry.size.width * 0.5, height: geometry.size.height * 0.25)
            .styleClass("mark")
        }
      })
    window.layOut()
    // 400 × 200 are left; the content stands at the top leading corner.
    XCTAssertEqual(window.marks[1], Bounds(0, 100, 200, 50))
    window.close()
  }

  func testAFrameCanBeReadOnAnotherThread() async {
    struct Page: View {
      let found: (GeometryProxy) -> Void
      var body: some View {
        VStack(spacing: 0) {
          mark(400, 100)
          GeometryReader { geometry in
            let _ = found(geometry)
            Text("content")
          }
        }
      }
    }
    var proxy: GeometryProxy?
    let window = TestWindow(Page { proxy = $0 })
    window.layOut()
    let found = proxy!
    let frame = await Task.detached { found.frame(in: .global) }.value
    XCTAssertEqual(frame, CGRect(x: 0, y: 100, width: 400, height: 200))
    window.close()
  }

  func testAReaderFollowsItsSizeAndComesToRest() {
    let journal = Journal()
    struct Page: View {
      let journal: Journal
      @State private var height = 100.0
      var body: some View {
        VStack(spacing: 0) {
          Button("Less") { height = 60 }.frame(height: 40)
          GeometryReader { geometry in
            let _ = journal.record("\(Int(geometry.size.height))")
            Text("Height \(Int(geometry.size.height))")
          }
          .frame(height: height)
        }
      }
    }
    let window = TestWindow(Page(journal: journal))
    window.layOut()
    XCTAssertEqual(window.texts, ["Height 100"])
    window.press("Less")
    window.layOut()
    XCTAssertEqual(window.texts, ["Height 60"])
    _ = journal.drain()
    window.layOut()
    window.layOut()
    XCTAssertEqual(journal.drain(), [], "evaluated again though nothing changed")
    window.close()
  }

  func testAReaderInTheBackgroundSaysOnlyTheSizeOfTheView() {
    let journal = Journal()
    struct Label: View {
      let journal: Journal
      @State private var width = 0.0
      var body: some View {
        VStack(spacing: 0) {
          mark(60, 20)
            .background {
              GeometryReader { geometry in
                let _ = journal.record("\(Int(geometry.size.width))")
                Color.clear.onAppear { width = geometry.size.width }
              }
            }
          Text("Width \(Int(width))")
        }
      }
    }
    let window = TestWindow(Label(journal: journal))
    window.layOut()
    window.layOut()
    XCTAssertEqual(Set(journal.drain()), ["60"], "never that of the window")
    XCTAssertEqual(window.texts, ["Width 60"])
    window.close()
  }

  func testAReaderInAnOverlayIsInTheFirstFrame() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Show") { isShown = true }
          if isShown {
            Text("Title").frame(width: 120, height: 30)
              .overlay { GeometryReader { Text("Width \(Int($0.size.width))") } }
          }
        }
      }
    }
    let window = TestWindow(Page())
    var frames: [[String]] = []
    let clock = ObjectRef(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.context.widget.pointer)!))
    let connection = SignalConnection(clock, "paint", owner: self) { _, _ in
      frames.append(window.texts)
    }
    window.press("Show")
    window.layOut()
    connection.disconnect()
    XCTAssertEqual(frames.first { !$0.isEmpty }, ["Title", "Width 120"])
    window.close()
  }

  func testFramesAreInTheSpaceThatIsAskedFor() {
    final class Seen { var frames: [CGRect] = [] }
    let seen = Seen()
    let window = TestWindow(
      VStack(spacing: 0) {
        mark(400, 30)
        VStack(spacing: 0) {
          mark(400, 20)
          GeometryReader { geometry in
            Button("Ask") {
              seen.frames = [
                geometry.frame(in: .local), geometry.frame(in: .global),
                geometry.frame(in: .named("column")),
              ]
            }
          }
        }
        .coordinateSpace(name: "column")
      })
    window.layOut()
    window.press("Ask")
    XCTAssertEqual(seen.frames.map(\.minY), [0, 50, 20])
    XCTAssertEqual(seen.frames.map(\.height), [250, 250, 250])
    window.close()
  }

  func testAChangeOfGeometryIsReported() {
    let journal = Journal()
    struct Page: View {
      let journal: Journal
      @State private var width = 100.0
      var body: some View {
        VStack {
          Button("Wider") { width = 200 }
          Rectangle().frame(width: width, height: 20)
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { _ in }
            .onGeometryChange(for: CGSize.self, of: \.size) { old, new in }
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.size.width
            } action: { newValue in
              journal.record("\(Int(newValue))")
            }
        }
      }
    }
    let window = TestWindow(Page(journal: journal))
    window.layOut()
    XCTAssertEqual(journal.drain(), ["100"])
    window.press("Wider")
    window.layOut()
    XCTAssertEqual(journal.drain(), ["200"])
    window.close()
  }

  func testAReaderInTheBackgroundHandsUpASize() {
    struct HeightKey: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Page: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack {
          Text("Height \(Int(height))")
          Rectangle().frame(width: 50, height: 70)
            .background(
              GeometryReader { geometry in
                Color.clear.preference(key: HeightKey.self, value: geometry.size.height)
              })
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(window.texts, ["Height 70"])
    window.close()
  }
}
