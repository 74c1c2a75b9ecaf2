import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import CoreImageInterface

/// QR codes and filters.
@preconcurrency @MainActor
final class CodeTests: DisplayTestCase {
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

  func testFiltersChangePhotos() throws {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor(red: 1, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    let original = try pixels(photo)
    XCTAssertEqual(Array(original.bytes[0..<4]), [255, 255, 255, 255])
    let brown = try pixels(Darkroom().applied(to: photo, amount: 1))
    XCTAssertEqual(Array(brown.bytes[76..<80]), [48, 43, 33, 255])
    let same = try pixels(Darkroom().applied(to: photo, amount: 0))
    XCTAssertEqual(same, original)
    let blurred = try pixels(
      Darkroom(currentFilter: CIFilter.gaussianBlur()).applied(to: photo, amount: 0.005))
    XCTAssertNotEqual(blurred.bytes[36], original.bytes[36])
    XCTAssertEqual(blurred.bytes[0], 255)
    let inverted = CIFilter.colorInvert()
    inverted.inputImage = CIImage(image: photo)
    XCTAssertEqual(inverted.outputImage.map { Array($0.pixels.bytes[0..<4]) }, [0, 0, 0, 255])
    XCTAssertNil(CIFilter(name: "CIUnknown"))
    XCTAssertEqual(
      CIImage(image: photo)?.cropped(to: CGRect(x: 10, y: 0, width: 5, height: 5)).pixels.bytes[2],
      255)
  }

  func testMoreFiltersOfPhotos() throws {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor(red: 1, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor(red: 0, green: 0, blue: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    let image = try XCTUnwrap(CIImage(image: photo))
    func colors(_ filter: CIFilter) throws -> (left: [UInt8], right: [UInt8]) {
      filter.setValue(image, forKey: kCIInputImageKey)
      let bytes = try XCTUnwrap(filter.outputImage).pixels.bytes
      return (Array(bytes[0..<4]), Array(bytes[76..<80]))
    }

    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 10, y: 10)
    twirl.radius = 9
    twirl.angle = .pi
    XCTAssertEqual(try colors(twirl).left, [255, 255, 255, 255], "It is outside of the radius.")
    let turned = try XCTUnwrap(twirl.outputImage).pixels.bytes
    XCTAssertEqual(turned[4 * (10 * 20 + 9) + 0], 0, "The middle is turned by nearly a half.")

    let bump = CIFilter.bumpDistortion()
    bump.center = CGPoint(x: 10, y: 10)
    bump.radius = 5
    let blue = image.pixels.bytes[78]
    XCTAssertEqual(try colors(bump).right[2], blue)
    let bright = CIFilter.gammaAdjust()
    bright.power = 0.5
    XCTAssertEqual(
      Double(try colors(bright).right[2]), (Double(blue) * 255).squareRoot(), accuracy: 1)
    let few = CIFilter.colorPosterize()
    few.levels = 2
    XCTAssertEqual(try colors(few).left, [255, 255, 255, 255])
    let hue = CIFilter.hueAdjust()
    hue.angle = 2 * .pi / 3
    let shifted = try colors(hue)
    XCTAssertEqual(shifted.left, [255, 255, 255, 255], "Greys have no hue.")
    XCTAssertLessThan(shifted.right[2], 5)
    let dots = CIFilter.pointillize()
    dots.radius = 5
    XCTAssertEqual(try colors(dots).left[3], 0, "The corner is between the dots.")
    let films: [CIFilter] = [
      CIFilter.photoEffectChrome(), CIFilter.photoEffectInstant(), CIFilter.photoEffectProcess(),
      CIFilter.photoEffectTransfer(),
    ]
    for film in films {
      XCTAssertNotEqual(try colors(film).right, [0, 0, blue, 255], film.name)
    }
    for name in ["CIBloom", "CIGloom", "CISharpenLuminance", "CIMotionBlur", "CIVibrance"] {
      let filter = try XCTUnwrap(CIFilter(name: name))
      XCTAssertEqual(try colors(filter).right.count, 4)
      XCTAssertTrue(filter.inputKeys.contains(kCIInputImageKey))
    }
  }
}
