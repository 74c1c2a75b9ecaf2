internal import Foundation
internal import GtkBridge

extension CIFilter {
  /// Changes an image's pixels.
  func change(_ pixels: inout PicturePixels) {
    let intensity = Double(intensity)
    switch kind {
    case .qrCode, .areaAverage: break
    case .sepiaTone:
      pixels.mapColors { color in
        let (r, g, b) = (color[0], color[1], color[2])
        let brown = [
          0.393 * r + 0.769 * g + 0.189 * b, 0.349 * r + 0.686 * g + 0.168 * b,
          0.272 * r + 0.534 * g + 0.131 * b,
        ]
        return zip(color, brown).map { $0 + ($1 - $0) * intensity }
      }
    case .colorInvert: pixels.mapColors { $0.map { 1 - $0 } }
    case .colorControls:
      let (saturation, brightness, contrast) = (
        Double(saturation), Double(brightness), Double(contrast)
      )
      pixels.mapColors { color in
        let grey = color.lightness
        return color.map {
          ((grey + ($0 - grey) * saturation) - 0.5) * contrast + 0.5 + brightness
        }
      }
    case .colorMonochrome:
      let tint = [color.red, color.green, color.blue].map(Double.init)
      pixels.mapColors { color in
        let grey = color.lightness
        return zip(color, tint).map { $0 + (grey * $1 - $0) * intensity }
      }
    case .exposure:
      let factor = pow(2, Double(ev))
      pixels.mapColors { $0.map { $0 * factor } }
    case .falseColor: replaceColors(&pixels)
    case .gaussianBlur, .boxBlur, .discBlur: pixels.blur(radius: Double(radius))
    case .pixellate, .hexagonalPixellate:
      pixels.pixellate(Double(scale).whole(upTo: 2 * pixels.longest))
    case .crystallize: pixels.pixellate(2 * Double(radius).whole(upTo: pixels.longest))
    case .edges: pixels.findEdges(intensity)
    case .unsharpMask:
      var blurred = pixels
      blurred.blur(radius: Double(radius))
      pixels.combine(with: blurred) { $0 + ($0 - $1) * intensity }
    case .vignette: pixels.darkenCorners(intensity)
    case .mono: pixels.mapColors { [$0.lightness, $0.lightness, $0.lightness] }
    case .noir:
      pixels.mapColors { color in
        let grey = (color.lightness - 0.5) * 1.4 + 0.5
        return [grey, grey, grey]
      }
    case .tonal:
      pixels.mapColors { color in
        let grey = (color.lightness - 0.5) * 0.85 + 0.5
        return [grey, grey, grey]
      }
    case .fade:
      pixels.mapColors { color in
        let grey = color.lightness
        return color.map { (grey + ($0 - grey) * 0.6) * 0.85 + 0.12 }
      }
    case .maskToAlpha:
      for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
        let color = pixels.bytes[start..<start + 3].map { Double($0) / 255 }
        pixels.bytes.replaceSubrange(
          start..<start + 4, with: [255, 255, 255, UInt8((color.lightness * 255).rounded())])
      }
    case .maximumComponent: pixels.mapColors { Array(repeating: $0.max() ?? 0, count: 3) }
    case .minimumComponent: pixels.mapColors { Array(repeating: $0.min() ?? 0, count: 3) }
    case .whitePoint:
      let white = color(kCIInputColorKey, .white)
      let factors = [white.red, white.green, white.blue].map(Double.init)
      pixels.mapColors { zip($0, factors).map(*) }
    case .comic: drawComic(&pixels)
    case .blendWithMask: blend(&pixels)
    default: changeMore(&pixels)
    }
  }

  /// A few values of each colour, with dark lines at edges.
  private func drawComic(_ pixels: inout PicturePixels) {
    var lines = pixels
    lines.findEdges(1)
    pixels.mapColors { $0.map { ($0 * 5).rounded() / 5 } }
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let edge = lines.bytes[start..<start + 3].map { Double($0) / 255 }.lightness
      guard edge > 0.2 else { continue }
      for channel in 0..<3 { pixels.bytes[start + channel] = 0 }
    }
  }

  /// Mixes the image with the background, by the lightness of the mask; without one there is nothing around it.
  private func blend(_ pixels: inout PicturePixels) {
    guard let mask = value(kCIInputMaskImageKey, as: CIImage.self)?.pixels else { return }
    let ground = value(kCIInputBackgroundImageKey, as: CIImage.self)?.pixels
    func color(_ image: PicturePixels?, _ column: Int, _ row: Int) -> [Double] {
      guard let image, column < image.width, row < image.height else { return [0, 0, 0, 0] }
      let start = 4 * (row * image.width + column)
      return image.bytes[start..<start + 4].map(Double.init)
    }
    for row in 0..<pixels.height {
      for column in 0..<pixels.width {
        let start = 4 * (row * pixels.width + column)
        let share = color(mask, column, row).prefix(3).map { $0 / 255 }.lightness
        let below = color(ground, column, row)
        for channel in 0..<4 {
          let own = Double(pixels.bytes[start + channel])
          pixels.bytes[start + channel] = UInt8(
            (own * share + below[channel] * (1 - share)).rounded())
        }
      }
    }
  }

  /// Replaces colours by those between two others, according to their lightness.
  private func replaceColors(_ pixels: inout PicturePixels) {
    let (dark, light) = (color0.bytes.map(Double.init), color1.bytes.map(Double.init))
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let share = pixels.bytes[start..<start + 3].map { Double($0) / 255 }.lightness
      for channel in 0..<4 {
        pixels.bytes[start + channel] = UInt8(
          (dark[channel] + (light[channel] - dark[channel]) * share).rounded())
      }
    }
  }
}

extension [Double] {
  /// The lightness of a colour.
  var lightness: Double { 0.2126 * self[0] + 0.7152 * self[1] + 0.0722 * self[2] }
}

extension PicturePixels {
  mutating func mapColors(_ change: (_ color: [Double]) -> [Double]) {
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let color = change(bytes[start..<start + 3].map { Double($0) / 255 })
      for channel in 0..<3 { bytes[start + channel] = color[channel].byte }
    }
  }

  mutating func combine(
    with other: PicturePixels, _ change: (Double, Double) -> Double
  ) {
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = change(Double(bytes[index]) / 255, Double(other.bytes[index]) / 255).byte
    }
  }

  /// Three means in each direction, which are nearly a Gaussian blur. Costs the same for each radius.
  mutating func blur(radius: Double) {
    let reach = (radius * 0.94).rounded().whole(upTo: longest)
    guard reach > 0, width > 0, height > 0 else { return }
    for _ in 0..<3 {
      average(reach, count: height, length: width, step: 4, stride: 4 * width)
      average(reach, count: width, length: height, step: 4 * width, stride: 4)
    }
  }

  /// Means of neighbours along lines; beyond its ends a line goes on as it ends.
  private mutating func average(_ reach: Int, count: Int, length: Int, step: Int, stride: Int) {
    let source = bytes
    let total = 2 * reach + 1
    for line in 0..<count {
      for channel in 0..<4 {
        let start = line * stride + channel
        func value(_ index: Int) -> Int {
          Int(source[start + min(max(index, 0), length - 1) * step])
        }
        var sum = (-reach...reach).reduce(0) { $0 + value($1) }
        for index in 0..<length {
          bytes[start + index * step] = UInt8((sum + total / 2) / total)
          sum += value(index + reach + 1) - value(index - reach)
        }
      }
    }
  }

  /// Squares in the colour of their middles.
  fileprivate mutating func pixellate(_ side: Int) {
    guard side > 1 else { return }
    let source = bytes
    for y in 0..<height {
      for x in 0..<width {
        let column = min(x / side * side + side / 2, width - 1)
        let row = min(y / side * side + side / 2, height - 1)
        let (from, to) = (4 * (row * width + column), 4 * (y * width + x))
        for channel in 0..<4 { bytes[to + channel] = source[from + channel] }
      }
    }
  }

  /// The differences between neighbours.
  fileprivate mutating func findEdges(_ intensity: Double) {
    let source = bytes
    for y in 0..<height {
      for x in 0..<width {
        let here = 4 * (y * width + x)
        let right = 4 * (y * width + min(x + 1, width - 1))
        let below = 4 * (min(y + 1, height - 1) * width + x)
        for channel in 0..<3 {
          let across = Double(source[right + channel]) - Double(source[here + channel])
          let down = Double(source[below + channel]) - Double(source[here + channel])
          bytes[here + channel] =
            ((across * across + down * down).squareRoot() / 255 * intensity).byte
        }
      }
    }
  }

  fileprivate mutating func darkenCorners(_ intensity: Double) {
    let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = ((Double(x) - middleX) / middleX, (Double(y) - middleY) / middleY)
        let factor = max(0, 1 - intensity * (dx * dx + dy * dy) / 2)
        let start = 4 * (y * width + x)
        for channel in 0..<3 {
          bytes[start + channel] = (Double(bytes[start + channel]) / 255 * factor).byte
        }
      }
    }
  }
}

extension PicturePixels {
  /// The larger one of width and height: what lies farther off changes nothing.
  var longest: Int { max(width, height) }
}

// Programs may calculate with values that are not numbers, or infinite.
extension Double {
  /// The value from 0 to 1 as a byte; 0 for what is not a number.
  var byte: UInt8 { isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }

  /// The whole part, from 0 to `limit`; 0 for what is not a number.
  func whole(upTo limit: Int) -> Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, 0), Double(limit)))
  }
}
