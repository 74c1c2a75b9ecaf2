import QuartzCore

// Helpers for layers import their module alone.

extension CALayer {
  func round(_ radius: CGFloat) {
    cornerRadius = radius
    masksToBounds = true
  }
}

@MainActor
func roundedLayer(_ radius: CGFloat) -> CALayer {
  let layer = CAGradientLayer()
  layer.type = CAGradientLayerType.axial
  layer.round(radius)
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  layer.add(animation, forKey: nil)
  return layer
}
