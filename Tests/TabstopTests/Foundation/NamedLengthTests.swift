import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

extension CGFloat {
  fileprivate static let card: CGFloat = 12
  fileprivate static func steps(_ count: Int) -> CGFloat { CGFloat(count) * 4 }
}

/// Programs that keep their lengths in an extension of CGFloat write them by their short names.
@preconcurrency @MainActor
final class NamedLengthTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: .steps(2)) {
          LazyVGrid(columns: [GridItem(.fixed(.card), spacing: .card)], spacing: .card) {
            Text("cell").font(.system(size: .card, weight: .bold)).kerning(.card)
          }
          LazyHStack(spacing: .card) { Text("row").font(.custom("Sans", size: .card)) }
          Spacer(minLength: .card)
        }
      }
      .contentMargins(.horizontal, .card)
      .padding(EdgeInsets(top: .card, leading: 0, bottom: .card, trailing: 0))
      .cornerRadius(.card)
      .border(.red, width: .card)
      .shadow(radius: .card, y: .steps(1))
      .blur(radius: .card)
      .lineSpacing(.card)
      .safeAreaPadding(.card)
      .clipShape(.rect(cornerRadius: .card))
      .overlay(RoundedRectangle(cornerRadius: .card).stroke(.red, lineWidth: .card))
      .overlay(RoundedRectangle(cornerRadius: .card).strokeBorder(.red, lineWidth: .card))
      .overlay { Capsule().stroke(.red, style: StrokeStyle(lineWidth: .card)) }
      .presentationDetents([.height(.card), .large])
      .presentationCornerRadius(.card)
      .listRowSpacing(.card)
    }
  }

  func testLengthsHaveShortNames() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts, ["cell", "row"])
    window.close()
  }

  func testTheyAreTheLengths() {
    let window = TestWindow(
      Color.red.frame(width: 40, height: 20).styleClass("mark").padding(.card).offset(x: .steps(1))
        .frame(width: 400, height: 300, alignment: .topLeading))
    XCTAssertEqual(window.marks, [Bounds(16, 12, 40, 20)])
    window.close()
  }
}
