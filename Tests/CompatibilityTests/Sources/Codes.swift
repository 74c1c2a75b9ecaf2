import CoreImage.CIFilterBuiltins
import SwiftUI

// As sources for a phone make QR codes, and change photos.

struct CodeView: View {
  let text: String
  let context = CIContext()
  let filter = CIFilter.qrCodeGenerator()

  var body: some View {
    Image(uiImage: code(text))
      .interpolation(.none)
      .resizable()
      .scaledToFit()
      .frame(width: 200, height: 200)
  }

  func code(_ string: String) -> UIImage {
    filter.message = Data(string.utf8)
    filter.setValue("H", forKey: "inputCorrectionLevel")
    if let outputImage = filter.outputImage {
      let scaled = outputImage.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
      if let cgImage = context.createCGImage(scaled, from: scaled.extent) {
        return UIImage(cgImage: cgImage)
      }
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }
}

struct Darkroom {
  var currentFilter: CIFilter = CIFilter.sepiaTone()
  let context = CIContext()

  func applied(to picture: UIImage, amount: Double) -> UIImage? {
    currentFilter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
    let keys = currentFilter.inputKeys
    if keys.contains(kCIInputIntensityKey) {
      currentFilter.setValue(amount, forKey: kCIInputIntensityKey)
    }
    if keys.contains(kCIInputRadiusKey) {
      currentFilter.setValue(amount * 200, forKey: kCIInputRadiusKey)
    }
    guard let output = currentFilter.outputImage,
      let cgImage = context.createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: cgImage)
  }
}
