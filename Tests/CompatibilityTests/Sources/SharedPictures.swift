import UIKit

// UIKit imports Core Image, as on Apple's systems.
extension UIImage {
  var inverted: CIImage? {
    CIImage(image: self).flatMap {
      CIFilter(name: "CIColorInvert", parameters: [kCIInputImageKey: $0])?.outputImage
    }
  }
}
