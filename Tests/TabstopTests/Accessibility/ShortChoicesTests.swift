import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows of buttons that say little by themselves.
@preconcurrency @MainActor
final class ShortChoicesTests: DisplayTestCase {
  private static let group = GTK_ACCESSIBLE_ROLE_GROUP

  /// The text that names the group around a button; empty for a group without a name.
  private func group(around title: String, in window: TestWindow) -> String? {
    var next = gtk_widget_get_parent(window.button(title))
    while let widget = next {
      if gtk_accessible_get_accessible_role(OpaquePointer(widget)) == Self.group {
        return labelText(of: widget, in: window)
      }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// The first text that a widget says it is labelled by.
  private func labelText(
    of widget: UnsafeMutablePointer<GtkWidget>, in window: TestWindow
  ) -> String {
    window.texts.first { label in
      relation(of: widget, isTo: window.label(label)!)
    } ?? ""
  }

  private func relation(
    of widget: UnsafeMutablePointer<GtkWidget>, isTo label: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    typealias Check =
      @convention(c) (
        OpaquePointer, GtkAccessibleRelation, UnsafeMutablePointer<GtkWidget>, OpaquePointer?
      ) -> UnsafeMutablePointer<CChar>?
    let check = unsafeBitCast(dlsym(nil, "gtk_test_accessible_check_relation"), to: Check.self)
    let answer = check(
      OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, nil)
    defer { g_free(answer) }
    return answer == nil
  }

  private func row(_ titles: [String]) -> some View {
    HStack { ForEach(titles, id: \.self) { title in Button(title) {} } }
  }

  func testARowOfShortTitlesIsAGroupNamedByTheTextBeforeIt() {
    let window = TestWindow(
      VStack {
        VStack {
          Text("How often?")
          HStack(spacing: 0) {
            ForEach(0..<3) { number in
              Button {
              } label: {
                Text("\(number)").padding(.vertical, 8)
              }
              .buttonStyle(.plain)
            }
          }
          .cornerRadius(8)
        }
        VStack {
          Text("Answer")
          row(["Yes, please", "No, thanks"])
        }
        VStack {
          Text("12.50")
          row(["7", "8", "9"])
        }
        VStack { row(["A", "B"]) }
        VStack {
          Text("Alone")
          row(["x"])
        }
        HStack {
          Text("Beside")
          row(["c", "d"])
        }
      })
    XCTAssertEqual(group(around: "0", in: window), "How often?")
    XCTAssertEqual(group(around: "2", in: window), "How often?")
    for title in ["No, thanks", "8", "B", "x", "d"] {
      XCTAssertNil(group(around: title, in: window), title)
    }
    window.close()
  }

  func testARowShownLaterIsAGroupTooButNotOneThatIsOnScreen() {
    struct Terms: View {
      @State private var pages = 1
      var body: some View {
        VStack {
          Button("Next page") { pages += 1 }
          VStack {
            Text("First")
            HStack {
              if pages > 1 { Button("a") {} }
              if pages > 1 { Button("b") {} }
            }
          }
          if pages > 1 {
            VStack {
              Text("Terms")
              HStack { ForEach(["7d", "14d"], id: \.self) { title in Button(title) {} } }
            }
          }
        }
      }
    }
    let window = TestWindow(Terms())
    window.press("Next page")
    XCTAssertEqual(group(around: "14d", in: window), "Terms")
    XCTAssertNil(group(around: "b", in: window))
    window.close()
  }

  func testSwatchesOfSimilarColoursAreToldApart() {
    struct Palette: View {
      @State private var blues = [0.8, 0.85]
      var body: some View {
        VStack {
          HStack {
            Circle().fill(.red).frame(width: 30, height: 30).onTapGesture {}
            ForEach(blues, id: \.self) { blue in
              Button {
              } label: {
                Circle().fill(Color(red: 0, green: 0.4, blue: blue)).frame(width: 30, height: 30)
              }
            }
          }
          HStack {
            Button {
            } label: {
              Circle().fill(Color(red: 0, green: 0.4, blue: 0.9)).frame(width: 30, height: 30)
            }
            Button("More") { blues.append(0.9) }
          }
        }
      }
    }
    func names(_ window: TestWindow) -> [String] {
      window.all.compactMap { widget in
        let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
        return (node?.owner as? FocusableControl)?.widget.accessibleName
      }
    }
    let window = TestWindow(Palette())
    XCTAssertEqual(names(window), ["red", "blue, 1 of 2", "blue, 2 of 2", "blue"])
    window.press("More")
    XCTAssertEqual(names(window), ["red", "blue, 1 of 3", "blue, 2 of 3", "blue, 3 of 3", "blue"])
    window.close()
  }

  func testASwatchWithATextInItsRowKeepsThatName() {
    let window = TestWindow(
      VStack {
        HStack {
          Text("Background")
          Button {
          } label: {
            Circle().fill(.red).frame(width: 30, height: 30)
          }
        }
        Button {
        } label: {
          Circle().fill(.green).frame(width: 30, height: 30)
        }
      })
    let names = window.all("GtkButton").map { exportedName(of: $0) }
    XCTAssertEqual(names, ["Background", "green"])
    window.close()
  }

  func testASwatchThatIsAloneWithItsColourLosesItsNumber() {
    struct Palette: View {
      @State private var second = Color(red: 0, green: 0.4, blue: 0.9)
      var body: some View {
        HStack {
          ForEach([Color(red: 0, green: 0.4, blue: 0.8), second], id: \.self) { color in
            Button {
            } label: {
              Circle().fill(color).frame(width: 30, height: 30)
            }
          }
          Button {
            second = .red
          } label: {
            Circle().fill(second).frame(width: 30, height: 30)
          }
        }
      }
    }
    let window = TestWindow(Palette())
    func names() -> [String] {
      window.all.compactMap { widget in
        let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
        return (node?.owner as? FocusableControl)?.widget.accessibleName
      }
    }
    XCTAssertEqual(names(), ["blue, 1 of 3", "blue, 2 of 3", "blue, 3 of 3"])
    emit(window.all("GtkButton")[2], "clicked")
    window.layOut()
    XCTAssertEqual(names(), ["blue", "red, 1 of 2", "red, 2 of 2"])
    window.close()
  }

  func testTheNumbersOfSwatchesFollowARemovedOne() {
    struct Palette: View {
      @State private var blues = [0.7, 0.8, 0.85]
      let isTapped: Bool
      var body: some View {
        HStack {
          ForEach(blues, id: \.self) { blue in
            let circle = Circle().fill(Color(red: 0, green: 0.4, blue: blue)).frame(
              width: 30, height: 30)
            if isTapped {
              circle.onTapGesture {}
            } else {
              Button {
              } label: {
                circle
              }
            }
          }
        }
        Button("Less") { blues.removeFirst() }
      }
    }
    for isTapped in [false, true] {
      let window = TestWindow(Palette(isTapped: isTapped))
      func names() -> [String] {
        window.all.compactMap { widget in
          let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
          return (node?.owner as? FocusableControl)?.widget.accessibleName
        }
      }
      XCTAssertEqual(names(), ["blue, 1 of 3", "blue, 2 of 3", "blue, 3 of 3"])
      window.press("Less")
      runLoopUntilIdle()
      XCTAssertEqual(names(), ["blue, 1 of 2", "blue, 2 of 2"])
      window.press("Less")
      runLoopUntilIdle()
      XCTAssertEqual(names(), ["blue"])
      window.close()
    }
  }

  func testASwatchSaysItsColour() {
    struct Palette: View {
      let colors: [Color] = [.red, Color(red: 0, green: 0.4, blue: 0.8)]
      var body: some View {
        VStack(alignment: .leading) {
          Text("Colour")
          HStack {
            ForEach(colors, id: \.self) { color in
              Circle().fill(color).frame(width: 30, height: 30)
                .overlay(Circle().stroke(.primary, lineWidth: 2).padding(-3))
                .onTapGesture {}
            }
            Button {
            } label: {
              HStack(spacing: 0) {
                Rectangle().fill(Color.green)
                Rectangle().fill(Color.orange)
              }
              .frame(width: 30, height: 30).clipShape(Circle())
            }
          }
        }
      }
    }
    let window = TestWindow(Palette())
    runLoopUntilIdle()
    var names: Set<String?> = []
    window.context.focusables.forEach { _, node in
      names.insert((node.object.owner as? FocusableControl)?.widget.accessibleName)
    }
    XCTAssertEqual(names, ["red", "blue", "green, orange"])
    window.close()
  }
}
