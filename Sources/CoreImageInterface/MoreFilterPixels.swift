internal import Foundation
internal import GtkBridge

// How the filters of MoreFilters.swift change pixels.

extension CIFilter {
  func changeMore(_ pixels: inout PicturePixels) {
    switch kind {
    case .chrome: pixels.film(saturation: 1.3, contrast: 1.15, tint: [0, 0, 0])
    case .instant: pixels.film(saturation: 0.75, contrast: 0.85, tint: [0.06, 0.03, 0])
    case .process: pixels.film(saturation: 0.85, contrast: 1, tint: [-0.03, 0.01, 0.06])
    case .transfer: pixels.film(saturation: 0.9, contrast: 1.05, tint: [0.07, 0.02, -0.04])
    case .hueAdjust: pixels.shiftHues(by: Double(angle))
    case .vibrance:
      let amount = Double(amount)
      pixels.mapColors { color in
        let spread = (color.max() ?? 0) - (color.min() ?? 0)
        let (grey, factor) = (color.lightness, 1 + amount * (1 - spread))
        return color.map { grey + ($0 - grey) * factor }
      }
    case .gammaAdjust:
      let power = Double(power)
      pixels.mapColors { $0.map { pow($0, power) } }
    case .posterize:
      let steps = max(Double(levels).rounded(), 2) - 1
      pixels.mapColors { $0.map { ($0 * steps).rounded() / steps } }
    case .bloom: glow(&pixels) { $0 + max($1 - 0.3, 0) * $2 }
    case .gloom: glow(&pixels) { $0 + (min($0, $1) - $0) * $2 }
    case .sharpen:
      var blurred = pixels
      blurred.blur(radius: 2)
      let sharpness = Double(sharpness)
      pixels.combine(with: blurred) { $0 + ($0 - $1) * sharpness }
    case .motionBlur:
      pixels.blur(
        along: angle.isFinite ? Double(angle) : 0,
        reach: Double(radius).whole(upTo: pixels.longest))
    case .pointillize: pixels.drawDots(radius: Double(radius).whole(upTo: 2 * pixels.longest))
    case .twirl, .bump, .pinch: distort(&pixels)
    case .thermal: pixels.mapColors { Self.heat($0.lightness) }
    case .xRay:
      pixels.mapColors { color in
        let light = 1 - color.lightness
        return [light, light, light]
      }
    case .vignetteEffect: darken(&pixels)
    default: changeColors(&pixels)
    }
  }

  private func glow(
    _ pixels: inout PicturePixels, _ mix: (Double, Double, Double) -> Double
  ) {
    var blurred = pixels
    blurred.blur(radius: Double(radius))
    let intensity = Double(intensity)
    pixels.combine(with: blurred) { mix($0, $1, intensity) }
  }

  /// The colour of a thermal camera for a lightness.
  private static func heat(_ light: Double) -> [Double] {
    let colors: [[Double]] = [
      [0, 0, 0.35], [0, 0.2, 1], [0, 0.9, 0.4], [1, 0.9, 0], [1, 0.15, 0],
    ]
    let place = min(max(light, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return zip(colors[index], colors[index + 1]).map { $0 + ($1 - $0) * (place - Double(index)) }
  }

  /// Darkens what is outside of the circle; the falloff is a share of the radius.
  private func darken(_ pixels: inout PicturePixels) {
    let (radius, intensity) = (max(Double(radius), 1), Double(intensity))
    let border = max(Double(falloff), 0.01)
    let origin = inputImage?.extent.origin ?? .zero
    let middle = (
      x: Double(center.x - origin.x), y: Double(pixels.height) - Double(center.y - origin.y)
    )
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
        let distance = (dx * dx + dy * dy).squareRoot() / radius
        let factor = 1 - intensity * min(max((distance - 1) / border, 0), 1)
        let start = 4 * (y * pixels.width + x)
        for channel in 0..<3 {
          let light = Double(pixels.bytes[start + channel]) / 255
          pixels.bytes[start + channel] = (light * factor).byte
        }
      }
    }
  }

  /// Takes each pixel within the radius from another place.
  private func distort(_ pixels: inout PicturePixels) {
    let (radius, scale, angle) = (Double(radius), Double(scale), Double(angle))
    guard radius > 0 else { return }
    let origin = inputImage?.extent.origin ?? .zero
    let middle = (
      x: Double(center.x - origin.x), y: Double(pixels.height) - Double(center.y - origin.y)
    )
    pixels.move { x, y in
      let (dx, dy) = (x - middle.x, y - middle.y)
      let share = (dx * dx + dy * dy).squareRoot() / radius
      guard share < 1 else { return (x, y) }
      switch kind {
      case .twirl:
        let turn = angle * (1 - share) * (1 - share)
        return (
          middle.x + dx * cos(turn) - dy * sin(turn), middle.y + dx * sin(turn) + dy * cos(turn)
        )
      case .bump:
        let factor = 1 - scale * (1 - share) * (1 - share)
        return (middle.x + dx * factor, middle.y + dy * factor)
      default:
        let factor = 1 + scale * (1 - share) * (1 - share)
        return (middle.x + dx * factor, middle.y + dy * factor)
      }
    }
  }
}

extension PicturePixels {
  /// The look of a film.
  fileprivate mutating func film(saturation: Double, contrast: Double, tint: [Double]) {
    mapColors { color in
      let grey = color.lightness
      return zip(color, tint).map {
        (grey + ($0 - grey) * saturation - 0.5) * contrast + 0.5 + $1
      }
    }
  }

  /// Turns the colours around the axis of greys.
  fileprivate mutating func shiftHues(by angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let (same, root) = ((1 - cosine) / 3, sine / 3.0.squareRoot())
    mapColors { color in
      (0..<3).map { index in
        color[index] * (cosine + same) + color[(index + 1) % 3] * (same - root)
          + color[(index + 2) % 3] * (same + root)
      }
    }
  }

  /// Takes each pixel from the place that the closure returns for it, at most at an edge.
  fileprivate mutating func move(_ place: (Double, Double) -> (Double, Double)) {
    let source = bytes
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) = place(Double(x) + 0.5, Double(y) + 0.5)
        let (column, row) = (fromX.whole(upTo: width - 1), fromY.whole(upTo: height - 1))
        let (from, to) = (4 * (row * width + column), 4 * (y * width + x))
        guard from != to else { continue }
        for channel in 0..<4 { bytes[to + channel] = source[from + channel] }
      }
    }
  }

  /// The means of neighbours along a line. Angles go against the clock.
  fileprivate mutating func blur(along angle: Double, reach: Int) {
    guard reach > 0 else { return }
    let source = bytes
    let (stepX, stepY) = (cos(angle), -sin(angle))
    let total = 2 * reach + 1
    for y in 0..<height {
      for x in 0..<width {
        var sums = [0, 0, 0, 0]
        for step in -reach...reach {
          let column = min(max(x + Int((Double(step) * stepX).rounded()), 0), width - 1)
          let row = min(max(y + Int((Double(step) * stepY).rounded()), 0), height - 1)
          let from = 4 * (row * width + column)
          for channel in 0..<4 { sums[channel] += Int(source[from + channel]) }
        }
        for channel in 0..<4 {
          bytes[4 * (y * width + x) + channel] = UInt8((sums[channel] + total / 2) / total)
        }
      }
    }
  }

  /// Round dots in the colours of their middles, on what is transparent.
  fileprivate mutating func drawDots(radius: Int) {
    guard radius > 0 else { return }
    let (source, side) = (bytes, 2 * radius)
    for y in 0..<height {
      for x in 0..<width {
        let (middleX, middleY) = (x / side * side + radius, y / side * side + radius)
        let (dx, dy, to) = (x - middleX, y - middleY, 4 * (y * width + x))
        let isInside = dx * dx + dy * dy <= radius * radius
        let from = 4 * (min(middleY, height - 1) * width + min(middleX, width - 1))
        for channel in 0..<4 { bytes[to + channel] = isInside ? source[from + channel] : 0 }
      }
    }
  }
}
