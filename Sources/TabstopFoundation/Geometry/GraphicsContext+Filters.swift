public import Foundation
public import Tabstop

extension GraphicsContext {
  /// Options for a clip. Mirrors SwiftUI's.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The clip leaves what is outside of the path instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips what is drawn from here on to the inside of a path; with `.inverse` to the outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    let elements = path.applying(transform).elements
    clips.append(.path(elements, style, isInverse: options.contains(.inverse)))
  }

  /// Clips what is drawn from here on to the places where the closure draws; with `.inverse` to all
  /// others.
  ///
  /// - Parameter opacity: The opacity of the closure's drawing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let steps = try steps(of: content)
    clips.append(.layer(steps, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// The rectangle around the canvas, and around the clips by paths.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { bounds, clip in
      guard case .path(let elements, _, isInverse: false) = clip else { return bounds }
      return bounds.intersection(Path(elements: elements).boundingRect)
    }
  }

  /// Changes everything that is drawn from here on. A filter that is added later is made first, as in SwiftUI:
  /// a threshold followed by a blur joins circles into drops. Costs a pass over the canvas's pixels each time
  /// something is drawn: filter a layer rather than its parts.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    if let change = filter.change { filters.append(change) }
  }

  /// A change of everything that is drawn. Mirrors SwiftUI's.
  public struct Filter {
    /// The change that the filter makes; `nil` for a filter without effect.
    fileprivate var change: DrawingFilter?

    /// A shadow behind what is drawn. The mode and the options have no effect.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      Filter(change: .shadow(color, radius: radius, x: x, y: y))
    }
    /// A blur, by a radius of at most 250 points. The options have no effect.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter(change: .blur(radius))
    }
    /// One colour where the opacity is higher than a limit, nothing elsewhere.
    ///
    /// - Parameter max: No effect: no opacity is too high.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(change: .threshold(min, color)) }
    /// Adds to red, green and blue: from -1, black, to 1, white.
    public static func brightness(_ amount: Double) -> Filter {
      .colorMatrix(ColorMatrix(adding: amount))
    }
    /// Multiplies the distances from grey.
    public static func contrast(_ amount: Double) -> Filter {
      .colorMatrix(ColorMatrix(scaling: amount, adding: (1 - amount) / 2))
    }
    /// Multiplies the distances from the grey of the same lightness.
    public static func saturation(_ amount: Double) -> Filter {
      .colorMatrix(ColorMatrix(saturation: amount))
    }
    /// Takes out the colour: by nothing at 0, completely at 1.
    public static func grayscale(_ amount: Double) -> Filter { .saturation(1 - amount) }
    /// Turns the hues of all colours.
    public static func hueRotation(_ angle: Angle) -> Filter {
      .colorMatrix(ColorMatrix(hueRotation: angle.radians))
    }
    /// Replaces colours by their opposites: by nothing at 0, completely at 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      .colorMatrix(ColorMatrix(scaling: 1 - 2 * amount, adding: amount))
    }
    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(change: .multiply(color)) }
    /// Replaces the opacity by the lightness.
    public static var luminanceToAlpha: Filter {
      var matrix = ColorMatrix(scaling: 0, adding: 0)
      (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2126, 0.7152, 0.0722, 0)
      return .colorMatrix(matrix)
    }
    /// Calculates each pixel's components from its own.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(change: .matrix(matrix.rows))
    }
    /// A filter that transforms pixels. No effect: cairo transforms paths, not pixels. Transform
    /// the context.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    /// A filter that changes colours by a shader. No effect: Metal is Apple's. The function is
    /// reported once.
    public static func colorShader(_ shader: Shader) -> Filter {
      shader.report()
      return Filter()
    }
    /// A filter that moves pixels by a shader. No effect: Metal is Apple's. The function is
    /// reported once.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      shader.report()
      return Filter()
    }
    /// A filter that draws by a shader. No effect: Metal is Apple's. The function is reported once.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      shader.report()
      return Filter()
    }
  }

  /// Options of a shadow. No effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the drawing. No effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow alone. No effect.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow where the drawing is transparent. No effect.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws the shadow of each step by itself. No effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of a blur. No effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Blurs an opaque drawing. No effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result. No effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a filter. No effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in a linear colour space. No effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// Calculates red (`r`), green (`g`), blue (`b`) and opacity (`a`) of a pixel: the sum of its own components
/// times the numbers 1 to 4, and of the number 5. Mirrors SwiftUI's `ColorMatrix`.
public struct ColorMatrix: Equatable, Sendable {
  /// The row of the matrix for red.
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  /// The row of the matrix for green.
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  /// The row of the matrix for blue.
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  /// The row of the matrix for the opacity.
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

  /// Creates the matrix that changes nothing.
  public init() {}

  fileprivate init(scaling scale: Double = 1, adding amount: Double) {
    (r1, g2, b3) = (Float(scale), Float(scale), Float(scale))
    (r5, g5, b5) = (Float(amount), Float(amount), Float(amount))
  }

  /// The usual weights of the components in a colour's lightness.
  private static let weights: (Double, Double, Double) = (0.2126, 0.7152, 0.0722)

  private init(_ entry: (_ row: Int, _ column: Int) -> Double) {
    func row(_ row: Int) -> (Float, Float, Float) {
      (Float(entry(row, 0)), Float(entry(row, 1)), Float(entry(row, 2)))
    }
    (r1, r2, r3) = row(0)
    (g1, g2, g3) = row(1)
    (b1, b2, b3) = row(2)
  }

  fileprivate init(saturation amount: Double) {
    let weights = [Self.weights.0, Self.weights.1, Self.weights.2]
    self.init { row, column in (row == column ? amount : 0) + (1 - amount) * weights[column] }
  }

  fileprivate init(hueRotation radians: Double) {
    // The matrices of the SVG filter `hueRotate`.
    let base = [[0.213, 0.715, 0.072], [0.213, 0.715, 0.072], [0.213, 0.715, 0.072]]
    let cosine = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
    let sine = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]]
    self.init { row, column in
      base[row][column] + cos(radians) * cosine[row][column] + sin(radians) * sine[row][column]
    }
  }

  fileprivate var rows: [[Double]] {
    [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ].map { $0.map(Double.init) }
  }
}
