public import Foundation
internal import GtkBridge

extension CIFilter {
  /// The temperature of the light, in kelvins, and its tint, which are white in the image.
  public var neutral: CIVector {
    get { value("inputNeutral", as: CIVector.self) ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  /// The temperature of the light, in kelvins, and its tint, to which they are changed.
  public var targetNeutral: CIVector {
    get { value("inputTargetNeutral", as: CIVector.self) ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  /// How much of light places stays: from 0 to 1.
  public var highlightAmount: Float {
    get { Float(number("inputHighlightAmount", 1)) }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  /// How much lighter dark places become: from -1 to 1.
  public var shadowAmount: Float {
    get { Float(number("inputShadowAmount", 0)) }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  /// The darkest point of a curve: the light before and after.
  public var point0: CGPoint {
    get { curvePoint(0) }
    set { setCurvePoint(0, newValue) }
  }
  /// The second point of a curve.
  public var point1: CGPoint {
    get { curvePoint(1) }
    set { setCurvePoint(1, newValue) }
  }
  /// The third point of a curve.
  public var point2: CGPoint {
    get { curvePoint(2) }
    set { setCurvePoint(2, newValue) }
  }
  /// The fourth point of a curve.
  public var point3: CGPoint {
    get { curvePoint(3) }
    set { setCurvePoint(3, newValue) }
  }
  /// The lightest point of a curve.
  public var point4: CGPoint {
    get { curvePoint(4) }
    set { setCurvePoint(4, newValue) }
  }
  private func curvePoint(_ index: Int) -> CGPoint {
    value("inputPoint\(index)", as: CIVector.self)?.cgPointValue
      ?? CGPoint(x: Double(index) / 4, y: Double(index) / 4)
  }
  private func setCurvePoint(_ index: Int, _ point: CGPoint) {
    setValue(CIVector(cgPoint: point), forKey: "inputPoint\(index)")
  }
  /// The factors of the components in the new red.
  public var rVector: CIVector {
    get { value("inputRVector", as: CIVector.self) ?? CIVector(x: 1, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  /// The factors of the components in the new green.
  public var gVector: CIVector {
    get { value("inputGVector", as: CIVector.self) ?? CIVector(x: 0, y: 1, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  /// The factors of the components in the new blue.
  public var bVector: CIVector {
    get { value("inputBVector", as: CIVector.self) ?? CIVector(x: 0, y: 0, z: 1, w: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  /// The factors of the components in the new opacity.
  public var aVector: CIVector {
    get { value("inputAVector", as: CIVector.self) ?? CIVector(x: 0, y: 0, z: 0, w: 1) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  /// What is added to the new components.
  public var biasVector: CIVector {
    get { value("inputBiasVector", as: CIVector.self) ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  /// The lowest components.
  public var minComponents: CIVector {
    get { value("inputMinComponents", as: CIVector.self) ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  /// The highest components.
  public var maxComponents: CIVector {
    get { value("inputMaxComponents", as: CIVector.self) ?? CIVector(x: 1, y: 1, z: 1, w: 1) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  /// Warmer or colder light.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    CIFilter(.temperatureAndTint)
  }
  /// Lighter dark places, and darker light ones.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    CIFilter(.highlightShadow)
  }
  /// Other light by a curve through five points.
  public class func toneCurve() -> any CIFilter & CIToneCurve { CIFilter(.toneCurve) }
  /// Components that are sums of the others.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { CIFilter(.colorMatrix) }
  /// Components between limits.
  public class func colorClamp() -> any CIFilter & CIColorClamp { CIFilter(.colorClamp) }

  /// How the filters of this file change pixels.
  func changeColors(_ pixels: inout PicturePixels) {
    switch kind {
    case .temperatureAndTint:
      let (from, to) = (Self.light(neutral), Self.light(targetNeutral))
      var factors = zip(from, to).map { $1 / max($0, 0.01) }
      let lightness = factors.lightness
      factors = factors.map { $0 / lightness }
      pixels.mapColors { zip($0, factors).map(*) }
    case .highlightShadow:
      let (highlight, shadow) = (1 - Double(highlightAmount), Double(shadowAmount))
      pixels.mapColors { color in
        let light = min(max(color.lightness, 0), 1)
        let dark = (1 - light) * (1 - light)
        return color.map {
          $0 + shadow * dark * (shadow > 0 ? (0.5 - $0 / 2) : $0) - highlight * light * light * $0
            / 2
        }
      }
    case .toneCurve:
      let curve = ToneCurve([point0, point1, point2, point3, point4])
      let values = (0...255).map { curve.value(at: Double($0) / 255) }
      pixels.mapColors { $0.map { values[Int(($0 * 255).rounded())] } }
    case .colorMatrix:
      let rows = [rVector, gVector, bVector, aVector]
      let bias = biasVector
      pixels.mapComponents { color in
        rows.enumerated().map { index, row in
          (0..<4).reduce(Double(bias.value(at: index))) {
            $0 + Double(row.value(at: $1)) * color[$1]
          }
        }
      }
    case .colorClamp:
      let (lowest, highest) = (minComponents, maxComponents)
      pixels.mapComponents { color in
        color.enumerated().map {
          min(max($1, Double(lowest.value(at: $0))), Double(highest.value(at: $0)))
        }
      }
    default: break
    }
  }

  /// The colour of a light, after Tanner Helland's approximation of a black body's.
  private static func light(_ neutral: CIVector) -> [Double] {
    let kelvins = min(max(Double(neutral.x), 1000), 40_000) / 100
    let red = kelvins <= 66 ? 255 : 329.699 * pow(kelvins - 60, -0.133205)
    let green =
      kelvins <= 66
      ? 99.4708 * log(kelvins) - 161.1196 : 288.1222 * pow(kelvins - 60, -0.0755148)
    let blue =
      kelvins >= 66 ? 255 : kelvins <= 19 ? 0 : 138.5177 * log(kelvins - 10) - 305.0448
    let color = [red, green, blue].map { min(max($0, 1), 255) / 255 }
    return [color[0], color[1] * pow(2, Double(neutral.y) / 300), color[2]]
  }
}

/// A filter that changes the temperature of light. Mirrors Core Image's.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The light of the image.
  var neutral: CIVector { get set }
  /// The light to which it is changed.
  var targetNeutral: CIVector { get set }
}

/// A filter that changes dark and light places. Mirrors Core Image's.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The size of the places. Stored, without effect: each pixel is changed by its own light.
  var radius: Float { get set }
  /// How much lighter dark places become.
  var shadowAmount: Float { get set }
  /// How much of light places stays.
  var highlightAmount: Float { get set }
}

/// A filter that changes light by a curve. Mirrors Core Image's.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The darkest point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The third point.
  var point2: CGPoint { get set }
  /// The fourth point.
  var point3: CGPoint { get set }
  /// The lightest point.
  var point4: CGPoint { get set }
}

/// A filter whose components are sums of the others. Mirrors Core Image's.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The factors of red.
  var rVector: CIVector { get set }
  /// The factors of green.
  var gVector: CIVector { get set }
  /// The factors of blue.
  var bVector: CIVector { get set }
  /// The factors of opacity.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}

/// A filter with limits of components. Mirrors Core Image's.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The lowest components.
  var minComponents: CIVector { get set }
  /// The highest components.
  var maxComponents: CIVector { get set }
}

extension CIFilter: CITemperatureAndTint, CIHighlightShadowAdjust, CIToneCurve, CIColorMatrix,
  CIColorClamp
{}

/// A curve through points that goes neither above nor below two neighbours between them (Fritsch and Carlson's).
private struct ToneCurve {
  private let points: [CGPoint]
  private let slopes: [Double]

  init(_ points: [CGPoint]) {
    let points = points.sorted { $0.x < $1.x }
    let steps = zip(points, points.dropFirst()).map {
      $1.x > $0.x ? Double(($1.y - $0.y) / ($1.x - $0.x)) : 0
    }
    var slopes = [steps[0]]
    for (left, right) in zip(steps, steps.dropFirst()) {
      slopes.append(left * right > 0 ? 2 * left * right / (left + right) : 0)
    }
    slopes.append(steps[steps.count - 1])
    (self.points, self.slopes) = (points, slopes)
  }

  func value(at x: Double) -> Double {
    guard let next = points.firstIndex(where: { Double($0.x) >= x }) else {
      return Double(points[points.count - 1].y)
    }
    guard next > 0 else { return Double(points[0].y) }
    let (a, b) = (points[next - 1], points[next])
    let width = Double(b.x - a.x)
    let t = (x - Double(a.x)) / width
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * Double(a.y) + (t3 - 2 * t2 + t) * width * slopes[next - 1]
      + (3 * t2 - 2 * t3) * Double(b.y) + (t3 - t2) * width * slopes[next]
  }
}

extension PicturePixels {
  /// Changes colours together with their opacity.
  fileprivate mutating func mapComponents(_ change: (_ color: [Double]) -> [Double]) {
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let color = change(bytes[start..<start + 4].map { Double($0) / 255 })
      for channel in 0..<4 { bytes[start + channel] = color[channel].byte }
    }
  }
}
