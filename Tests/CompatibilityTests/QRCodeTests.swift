import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import CoreImageInterface

/// QR codes: their squares, their sizes, and their pictures.
@preconcurrency @MainActor
final class QRCodeTests: DisplayTestCase {
  private func pixels(_ picture: UIImage?) throws -> PicturePixels {
    try XCTUnwrap(PicturePixels(file: try XCTUnwrap(picture?.pngData())))
  }

  /// Compared with the code of another program (segno 1.6).
  func testACodeHasTheSquaresOfTheStandard() throws {
    let code = try XCTUnwrap(QRCode(Array("HELLO-WORLD-14".utf8), level: .medium, mask: 0))
    XCTAssertEqual(code.size, 21)
    let rows = (0..<code.size).map { y in
      (0..<code.size).map { code[$0, y] ? "#" : "." }.joined()
    }
    XCTAssertEqual(rows, Self.expected)
  }

  private static let expected = [
    "#######..##...#######",
    "#.....#.###.#.#.....#",
    "#.###.#..#.##.#.###.#",
    "#.###.#..####.#.###.#",
    "#.###.#.#...#.#.###.#",
    "#.....#...##..#.....#",
    "#######.#.#.#.#######",
    ".........###.........",
    "#.#.#.#..#.##...#..#.",
    ".#......###.#.##...#.",
    "#######..##.##.######",
    "#.###....#......#..#.",
    "......####..#####.#..",
    "........###.##....##.",
    "#######.....#..##.###",
    "#.....#..#.........##",
    "#.###.#.##.#..##..##.",
    "#.###.#..#.##.###.##.",
    "#.###.#.#.#.#.#.#.#.#",
    "#.....#..###....#..#.",
    "#######.#..##.##..###",
  ]

  func testTheSmallestCodeThatFits() {
    XCTAssertEqual(QRCode([UInt8](repeating: 65, count: 17), level: .low)?.size, 21)
    XCTAssertEqual(QRCode([UInt8](repeating: 65, count: 18), level: .low)?.size, 25)
    XCTAssertEqual(QRCode([UInt8](repeating: 65, count: 2953), level: .low)?.size, 177)
    XCTAssertNil(QRCode([UInt8](repeating: 65, count: 2954), level: .low))
  }

  func testACodeIsEnlargedInWholeSquares() throws {
    let picture = CodeView(text: "https://example.org").code("https://example.org")
    let pixels = try pixels(picture)
    let code = try XCTUnwrap(QRCode(Array("https://example.org".utf8), level: .high))
    XCTAssertEqual(pixels.width, (code.size + 2) * 10)
    for (x, y) in [(0, 0), (3, 3), (code.size - 1, 0), (10, 12), (20, 8)] {
      let place = 4 * (((y + 1) * 10 + 9) * pixels.width + (x + 1) * 10)
      XCTAssertEqual(pixels.bytes[place], code[x, y] ? 0 : 255, "\(x), \(y)")
    }
    XCTAssertEqual(pixels.bytes[0], 255)
  }
}
