import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

// Filters as programs for photos call them.

struct PhotoAdjustments {
  var temperature = 6500.0
  var shadows: Float = 0
  var highlights: Float = 1

  func applied(to image: CIImage) -> CIImage? {
    let light = CIFilter.temperatureAndTint()
    light.inputImage = image
    light.neutral = CIVector(x: 6500, y: 0)
    light.targetNeutral = CIVector(x: temperature, y: 0)
    let places = CIFilter.highlightShadowAdjust()
    places.inputImage = light.outputImage
    places.shadowAmount = shadows
    places.highlightAmount = highlights
    return places.outputImage
  }
}

func curved(_ image: CIImage) -> CIImage {
  let curve = CIFilter.toneCurve()
  curve.inputImage = image
  curve.point0 = CGPoint(x: 0, y: 0.2)
  curve.point2 = CGPoint(x: 0.5, y: 0.6)
  curve.point4 = CGPoint(x: 1, y: 1)
  return curve.outputImage ?? image
}

func exchangedRedAndBlue(_ image: CIImage) -> CIImage {
  image.applyingFilter(
    "CIColorMatrix",
    parameters: [
      "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0),
      "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
    ])
}

func stamped(_ image: CIImage, with color: CIColor, in rect: CGRect) -> CIImage {
  CIImage(color: color).cropped(to: rect).composited(over: image)
}

func blended(_ image: CIImage, _ ground: CIImage, _ filter: any CIFilter & CICompositeOperation)
  -> CIImage?
{
  filter.inputImage = image
  filter.backgroundImage = ground
  return filter.outputImage
}

func barcode(of text: String) -> CIImage? {
  let filter = CIFilter.code128BarcodeGenerator()
  filter.message = text.data(using: .ascii) ?? Data()
  filter.quietSpace = 7
  filter.barcodeHeight = 3
  return filter.outputImage
}
