// Views that Metal draws, under the module name MetalKit: a compatible interface, not Apple's. There is no device: a
// view shows a sentence that says so, and its delegate is not asked to draw.
public import Foundation
@_exported public import MetalInterface
internal import Tabstop
public import TabstopKits

/// A view that Metal draws: a sentence that says that there is none. Mirrors MetalKit's `MTKView`.
@preconcurrency @MainActor
open class MTKView: UIView {
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any MTKViewDelegate)?
  /// The device.
  open var device: (any MTLDevice)?
  /// How pixels are stored. Stored, without effect.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// How depths are stored. Stored, without effect.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// The samples of a pixel. Stored, without effect.
  open var sampleCount = 1
  /// The colour that clears the view. Stored, without effect.
  open var clearColor = MTLClearColor()
  /// The depth that clears the view. Stored, without effect.
  open var clearDepth = 1.0
  /// The pictures in a second. Stored, without effect.
  open var preferredFramesPerSecond = 60
  /// Whether it is drawn only when it is asked for. Stored, without effect.
  open var enableSetNeedsDisplay = false
  /// Whether it is not drawn again. Stored, without effect.
  open var isPaused = false
  /// Whether its textures are drawn on alone. Stored, without effect.
  open var framebufferOnly = true
  /// Whether its size follows that of the view. Stored, without effect.
  open var autoResizeDrawable = true
  /// Whether it waits for the rest of the view. Stored, without effect.
  open var presentsWithTransaction = false
  /// The size in pixels. Stored, without effect.
  open var drawableSize = CGSize.zero
  /// The picture that is drawn: `nil`.
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  /// The targets: `nil`.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// The size that fits the device: zero.
  open var preferredDrawableSize: CGSize { .zero }

  /// Creates a view.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    say()
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    say()
  }

  /// Creates a view. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    say()
  }

  private func say() {
    let label = UILabel()
    label.text = String(own: "Metal is not available on this computer.")
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  /// Draws a picture. No effect.
  open func draw() {}
  /// Forgets the textures. No effect.
  open func releaseDrawables() {}
}

/// Draws a view. Nothing is called here. Mirrors MetalKit's `MTKViewDelegate`.
@preconcurrency @MainActor
public protocol MTKViewDelegate: AnyObject {
  /// The size has changed.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// A picture is to be drawn.
  func draw(in view: MTKView)
}

/// Reads textures: there is no device, so none can be created. Mirrors MetalKit's `MTKTextureLoader`.
// Sendable: immutable.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
  /// How a texture is read. Mirrors MetalKit's.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether colours are those of the screen.
    public static let SRGB = Option(rawValue: "SRGB")
    /// Whether smaller sizes are made.
    public static let generateMipmaps = Option(rawValue: "generateMipmaps")
    /// What it is used for.
    public static let textureUsage = Option(rawValue: "textureUsage")
    /// Where the memory is.
    public static let textureStorageMode = Option(rawValue: "textureStorageMode")
    /// Which corner is first.
    public static let origin = Option(rawValue: "origin")
  }

  /// The device.
  public let device: any MTLDevice
  /// Creates a loader.
  public init(device: any MTLDevice) {
    self.device = device
    super.init()
  }

  /// Reads a texture. Always throws.
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw MTKTextureLoaderError.unavailable
  }
  /// Makes a texture of a picture. Always throws.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw MTKTextureLoaderError.unavailable
  }
}

private struct MTKTextureLoaderError: LocalizedError {
  static let unavailable = MTKTextureLoaderError()
  var errorDescription: String? { String(own: "Metal is not available on this computer.") }
}
