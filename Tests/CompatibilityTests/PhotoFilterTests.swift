import CoreImage
import GtkBridge
import SwiftUI
import XCTest

final class PhotoFilterTests: XCTestCase {
  private func image(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, size: CGFloat = 2)
    -> CIImage
  {
    CIImage(color: CIColor(red: red, green: green, blue: blue))
      .cropped(to: CGRect(x: 0, y: 0, width: size, height: size))
  }
  private func color(_ image: CIImage?, x: CGFloat = 0, y: CGFloat = 0) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      try XCTUnwrap(image), toBitmap: &bytes, rowBytes: 4,
      bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    return bytes
  }

  func testLightIsMadeWarmerAndColder() throws {
    let grey = image(0.5, 0.5, 0.5)
    XCTAssertEqual(try color(PhotoAdjustments().applied(to: grey)), [128, 128, 128, 255])
    let warm = try color(PhotoAdjustments(temperature: 4000).applied(to: grey))
    XCTAssertGreaterThan(warm[0], warm[2])
    let cold = try color(PhotoAdjustments(temperature: 10_000).applied(to: grey))
    XCTAssertLessThan(cold[0], cold[2])
  }

  func testDarkAndLightPlacesAreChanged() throws {
    let lifted = PhotoAdjustments(shadows: 1)
    XCTAssertGreaterThan(try color(lifted.applied(to: image(0.1, 0.1, 0.1)))[0], 80)
    XCTAssertEqual(try color(lifted.applied(to: image(1, 1, 1)))[0], 255)
    let lowered = PhotoAdjustments(highlights: 0)
    XCTAssertLessThan(try color(lowered.applied(to: image(1, 1, 1)))[0], 140)
    XCTAssertEqual(try color(lowered.applied(to: image(0, 0, 0)))[0], 0)
  }

  func testACurveGoesThroughItsPoints() throws {
    XCTAssertEqual(try color(curved(image(0, 0, 0)))[0], 51)
    XCTAssertEqual(try color(curved(image(0.5, 1, 0.5)))[1], 255)
    XCTAssertEqual(Int(try color(curved(image(0.5, 1, 0.5)))[0]), 153, accuracy: 1)
  }

  func testComponentsAreSumsOfOthers() throws {
    XCTAssertEqual(try color(exchangedRedAndBlue(image(1, 0.2, 0))), [0, 51, 255, 255])
    let clamped = image(1, 0.5, 0).applyingFilter(
      "CIColorClamp", parameters: ["inputMaxComponents": CIVector(x: 0.2, y: 1, z: 1, w: 1)])
    XCTAssertEqual(try color(clamped), [51, 128, 0, 255])
  }

  func testImagesAreDrawnOverOthers() throws {
    let stamp = stamped(
      image(0, 0, 1), with: CIColor(red: 1, green: 0, blue: 0),
      in: CGRect(x: 1, y: 1, width: 2, height: 2))
    XCTAssertEqual(stamp.extent, CGRect(x: 0, y: 0, width: 3, height: 3))
    XCTAssertEqual(try color(stamp), [0, 0, 255, 255])
    XCTAssertEqual(try color(stamp, x: 1, y: 1), [255, 0, 0, 255])
    XCTAssertEqual(try color(stamp, x: 2, y: 0), [0, 0, 0, 0])
    let half = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(try color(half.composited(over: image(0, 0, 1))), [128, 0, 127, 255])
    let (light, dark) = (image(1, 0.5, 0), image(0.5, 0.5, 0.5))
    XCTAssertEqual(
      try color(blended(light, dark, CIFilter.multiplyBlendMode())), [128, 64, 0, 255])
    XCTAssertEqual(
      try color(blended(light, dark, CIFilter.screenBlendMode())), [255, 192, 128, 255])
    XCTAssertEqual(
      try color(blended(light, dark, CIFilter.darkenBlendMode())), [128, 128, 0, 255])
    XCTAssertEqual(
      try color(blended(light, dark, CIFilter.additionCompositing())), [255, 255, 128, 255])
  }

  func testAnImageThatIsFarAwayIsNotDrawn() throws {
    let ground = image(0, 0, 1)
    let far = image(1, 0, 0).transformed(by: CGAffineTransform(translationX: 1e9, y: 0))
    let both = far.composited(over: ground)
    XCTAssertEqual(both.extent, ground.extent)
    XCTAssertEqual(try color(both), [0, 0, 255, 255])
    let nowhere = ground.transformed(by: CGAffineTransform(translationX: .nan, y: 0))
    XCTAssertEqual(nowhere.composited(over: ground).extent, ground.extent)
  }

  func testALongImageOverAColorKeepsItsSize() throws {
    let bytes = [UInt8](repeating: 255, count: 4 * 16_385)
    let long = try XCTUnwrap(
      CIImage(data: Data(PicturePixels(width: 16_385, height: 1, bytes: bytes).png)))
    XCTAssertEqual(long.composited(over: CIImage(color: .black)).extent, long.extent)
  }

  func testAColorIsEverywhere() throws {
    let everywhere = CIImage(color: .white)
    XCTAssertTrue(everywhere.extent.isInfinite)
    XCTAssertEqual(try color(everywhere, x: 5000, y: -40), [255, 255, 255, 255])
    let inverted = everywhere.applyingFilter("CIColorInvert")
    XCTAssertEqual(try color(inverted, x: 70, y: 7), [0, 0, 0, 255])
    XCTAssertEqual(CIImage.empty().extent, .zero)
  }

  func testABarcodeHasItsBars() throws {
    // The start, "A", the check character 34 ((104 + 33) % 103), and the stop.
    let widths = "211214" + "111323" + "131123" + "2331112"
    var bars: [UInt8] = []
    for (index, width) in widths.enumerated() {
      bars += [UInt8](repeating: index % 2 == 0 ? 0 : 255, count: width.wholeNumberValue!)
    }
    let code = try XCTUnwrap(barcode(of: "A"))
    XCTAssertEqual(code.extent.size, CGSize(width: CGFloat(bars.count) + 14, height: 3))
    for (index, bar) in bars.enumerated() {
      XCTAssertEqual(try color(code, x: 7 + CGFloat(index))[0], bar, "\(index)")
    }
    XCTAssertEqual(try color(code, x: 6)[0], 255)
    XCTAssertNil(barcode(of: ""))
    XCTAssertNil(barcode(of: "a\n"))
  }
}
