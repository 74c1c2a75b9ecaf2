import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import CoreImageInterface

/// Core Image's filters: the pixels that they change.
@preconcurrency @MainActor
final class ImageFilterTests: DisplayTestCase {
  private func pixels(_ picture: UIImage?) throws -> PicturePixels {
    try XCTUnwrap(PicturePixels(file: try XCTUnwrap(picture?.pngData())))
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

  func testFiltersTakeAnyNumbers() throws {
    let image = CIImage(
      PicturePixels(width: 3, height: 2, bytes: [UInt8](repeating: 100, count: 24)))
    let names = [
      "CIGaussianBlur", "CIBoxBlur", "CIPixellate", "CICrystallize", "CIUnsharpMask",
      "CIMotionBlur",
      "CIPointillize", "CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion", "CIBloom",
      "CIGloom", "CIVignette", "CIColorControls", "CIExposureAdjust", "CIColorPosterize",
      "CIGammaAdjust", "CIHueAdjust", "CIVibrance", "CISepiaTone", "CIEdges",
    ]
    for name in names {
      for number in [Float.nan, .infinity, -.infinity, 1e30, -5] {
        let filter = try XCTUnwrap(CIFilter(name: name), name)
        for key in filter.inputKeys where key != kCIInputImageKey && key != kCIInputCenterKey {
          filter.setValue(number, forKey: key)
        }
        filter.setValue(image, forKey: kCIInputImageKey)
        XCTAssertEqual(filter.outputImage?.pixels.bytes.count, 24, "\(name) with \(number)")
      }
    }
    let color = CIColor(red: .nan, green: .infinity, blue: -1, alpha: 1)
    XCTAssertEqual(color.bytes, [0, 255, 0, 255])
  }

  func testFiltersMovePixelsAndMapColours() throws {
    let image = try whiteAndBlue()
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

    let blue = image.pixels.bytes[78]
    let bump = CIFilter.bumpDistortion()
    bump.center = CGPoint(x: 13, y: 10)
    bump.radius = 8
    bump.scale = 1
    XCTAssertEqual(try colors(bump).right[2], blue, "It is outside of the radius.")
    let enlarged = try XCTUnwrap(bump.outputImage).pixels.bytes
    XCTAssertEqual(enlarged[4 * (10 * 20 + 9)], 0, "The blue around the centre is larger.")
    let pinch = CIFilter.pinchDistortion()
    (pinch.center, pinch.radius, pinch.scale) = (CGPoint(x: 13, y: 10), 8, 1)
    pinch.inputImage = image
    let pinched = try XCTUnwrap(pinch.outputImage).pixels.bytes
    XCTAssertEqual(pinched[4 * (10 * 20 + 10)], 255, "It draws the white towards the centre.")
    let bright = CIFilter.gammaAdjust()
    bright.power = 0.5
    XCTAssertEqual(
      Double(try colors(bright).right[2]), (Double(blue) * 255).squareRoot(), accuracy: 1)
    let few = CIFilter.colorPosterize()
    few.levels = 2
    XCTAssertEqual(try colors(few).left, [255, 255, 255, 255])
    few.inputImage = bright.outputImage
    XCTAssertEqual(
      few.outputImage.map { Array($0.pixels.bytes[76..<80]) }, [0, 0, 255, 255],
      "A light blue is nearest to the whole blue.")
    let hue = CIFilter.hueAdjust()
    hue.angle = 2 * .pi / 3
    let shifted = try colors(hue)
    XCTAssertEqual(shifted.left, [255, 255, 255, 255], "Greys have no hue.")
    XCTAssertEqual(shifted.right, [blue, 0, 0, 255], "Red is a third of the wheel after blue.")
    let dots = CIFilter.pointillize()
    dots.radius = 5
    XCTAssertEqual(try colors(dots).left[3], 0, "The corner is between the dots.")
  }

  /// White beside blue of the half strength.
  private func whiteAndBlue() throws -> CIImage {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor(red: 1, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor(red: 0, green: 0, blue: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    return try XCTUnwrap(CIImage(image: photo))
  }

  /// The colour of a pixel of the first row of a filter's result.
  private func color(_ filter: some CIFilterProtocol, at x: Int) throws -> [Int] {
    try XCTUnwrap(filter.outputImage).pixels.bytes[4 * x..<4 * x + 3].map { Int($0) }
  }

  func testFilmsHaveColoursOfTheirOwn() throws {
    let films: [(CIFilter, right: [Int])] = [
      (CIFilter.photoEffectChrome(), [0, 0, 169]), (CIFilter.photoEffectInstant(), [36, 29, 103]),
      (CIFilter.photoEffectProcess(), [0, 4, 125]), (CIFilter.photoEffectTransfer(), [12, 0, 105]),
    ]
    for (film, expected) in films {
      film.setValue(try whiteAndBlue(), forKey: kCIInputImageKey)
      for (channel, value) in try color(film, at: 19).enumerated() {
        XCTAssertEqual(
          Double(value), Double(expected[channel]), accuracy: 2, "\(film.name), \(channel)")
      }
    }
  }

  func testBloomAndGloomChangeTheLightAlongAnEdge() throws {
    let image = try whiteAndBlue()
    let blue = Int(image.pixels.bytes[78])
    let bloom = CIFilter.bloom()
    (bloom.inputImage, bloom.radius, bloom.intensity) = (image, 2, 0.5)
    XCTAssertEqual(try color(bloom, at: 0), [255, 255, 255])
    XCTAssertGreaterThan(try color(bloom, at: 10)[0], 5, "The white glows over the edge.")
    XCTAssertGreaterThan(try color(bloom, at: 19)[2], blue + 10)
    let gloom = CIFilter.gloom()
    (gloom.inputImage, gloom.radius, gloom.intensity) = (image, 2, 0.5)
    XCTAssertEqual(try color(gloom, at: 0), [255, 255, 255])
    XCTAssertLessThan(try color(gloom, at: 9)[0], 230, "The white is duller at the edge.")
    XCTAssertEqual(try color(gloom, at: 10), [0, 0, blue])
  }

  func testFiltersAreFoundByTheirNames() throws {
    for name in ["CIBloom", "CIGloom", "CISharpenLuminance", "CIMotionBlur", "CIVibrance"] {
      let filter = try XCTUnwrap(CIFilter(name: name))
      filter.setValue(try whiteAndBlue(), forKey: kCIInputImageKey)
      XCTAssertEqual(try color(filter, at: 19).count, 3)
      XCTAssertTrue(filter.inputKeys.contains(kCIInputImageKey))
    }
  }

  func testFiltersOfEdgesChangeEdgesAlone() throws {
    let image = try whiteAndBlue()
    let blue = Int(image.pixels.bytes[78])
    let sharpen = CIFilter.sharpenLuminance()
    (sharpen.inputImage, sharpen.sharpness) = (image, 0.5)
    XCTAssertLessThan(try color(sharpen, at: 10)[2], blue - 5, "The dark side is darker.")
    XCTAssertEqual(try color(sharpen, at: 19), [0, 0, blue])
    let motion = CIFilter.motionBlur()
    (motion.inputImage, motion.radius, motion.angle) = (image, 5, 0)
    XCTAssertEqual(try color(motion, at: 10)[0], 116, "5 of 11 pixels are white.")
    XCTAssertEqual(try color(motion, at: 19), [0, 0, blue])
    motion.angle = .pi / 2
    XCTAssertEqual(try color(motion, at: 10), [0, 0, blue], "Along the edge nothing changes.")
    let vibrance = CIFilter.vibrance()
    (vibrance.inputImage, vibrance.amount) = (image, 0.5)
    XCTAssertEqual(try color(vibrance, at: 0), [255, 255, 255], "White has no colour.")
    XCTAssertEqual(Double(try color(vibrance, at: 19)[2]), 158, accuracy: 2)
  }
}
