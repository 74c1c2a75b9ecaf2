public import Foundation
public import Tabstop

/// The functions of a Metal library, by name: `ShaderLibrary.wave(.float(time))`. Mirrors SwiftUI's
/// `ShaderLibrary`. Metal is Apple's: views with a shader are shown without it, which is reported once on standard
/// error.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The library of the program.
  public static let `default` = ShaderLibrary(name: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }
  private init(name: String) { self.name = name }
  /// Creates a library in a file.
  public init(url: URL) { name = url.path }
  /// Creates a library in memory.
  public init(data: Data) { name = "\(data.hashValue)" }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a Metal library, called with its arguments. Mirrors SwiftUI's `ShaderFunction`.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library of the shader.
  public var library: ShaderLibrary
  /// The name of the function in Metal.
  public var name: String

  /// Creates a reference to a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of a Metal library with its arguments. Mirrors SwiftUI's `Shader`; as a style it paints the
/// foreground colour.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]
  /// Whether colours are dithered. No effect.
  public var dithersColor = false

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Compiles the shader. No effect: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// The use of a shader.
  public struct UsageType: Equatable, Sendable {
    private let name: String
    /// The use by `fill` and similar.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// The use by `colorEffect`.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// The use by `distortionEffect`.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// The use by `layerEffect`.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private var values: [Double] = []
    private var color: Color?
    private var image: Image?

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(values: [Double(x)])
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(values: [Double(x), Double(y)])
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z), Double(w)])
    }
    /// An argument of numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(values: array.map(Double.init))
    }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(color: color) }
    /// An argument of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(color: array.first) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(image: image) }
    /// An argument of bytes.
    public static func data(_ data: Data) -> Argument { Argument(values: data.map(Double.init)) }
  }
}

extension Shader: ShapeStyle {
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    report()
    return ForegroundStyle()._paint(context)
  }

  nonisolated func report() {
    guard Thread.isMainThread else { return }
    // Checked.
    MainActor.assumeIsolated {
      UnsupportedAPI.report(
        "The shader \(function.name)", use: "Canvas, whose filters are drawn here")
    }
  }
}

extension View {
  /// Changes the view's colours by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    if isEnabled { shader.report() }
    return self
  }
  /// Moves the view's pixels by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
  /// Draws the view by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
}

extension VisualEffect {
  /// Changes the view's colours by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { shader.report() }
    return self
  }
  /// Moves the view's pixels by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { colorEffect(shader, isEnabled: isEnabled) }
  /// Draws the view by a shader. No effect: Metal's shaders are Apple's. Reported once.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { colorEffect(shader, isEnabled: isEnabled) }
}
