// Calculations and drawings by the graphics processor, under the module name Metal: a compatible interface, not
// Apple's. Metal is there on Apple's systems alone: there is no device, which every source asks for first. So nothing
// here implements the protocols, whose values all come from a device.
public import Foundation

/// The device of the system: `nil`. Mirrors Metal's.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// The devices: none. Mirrors Metal's.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics processor: there is none. Mirrors the part of Metal's `MTLDevice` that is used most.
public protocol MTLDevice: NSObjectProtocol, Sendable {
  /// The name.
  var name: String { get }
  /// The number of the device.
  var registryID: UInt64 { get }
  /// Whether it saves energy.
  var isLowPower: Bool { get }
  /// Whether it has no screen.
  var isHeadless: Bool { get }
  /// Whether it can be removed.
  var isRemovable: Bool { get }
  /// Whether it shares the memory of the processor.
  var hasUnifiedMemory: Bool { get }
  /// The memory that should be used at most.
  var recommendedMaxWorkingSetSize: UInt64 { get }
  /// The memory in use.
  var currentAllocatedSize: Int { get }
  /// The size of a buffer at most.
  var maxBufferLength: Int { get }
  /// The threads of a group at most.
  var maxThreadsPerThreadgroup: MTLSize { get }
  /// Creates a queue.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// Creates a queue of so many buffers.
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  /// The functions of the program.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  /// The functions of a bundle.
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  /// The functions of a file.
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  /// Compiles functions.
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  /// Creates a buffer.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a buffer with a content.
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  /// Creates a texture.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// Creates a sampler.
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  /// Creates a test of depth.
  func makeDepthStencilState(
    descriptor: MTLDepthStencilDescriptor
  ) -> (any MTLDepthStencilState)?
  /// Prepares drawing.
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  /// Prepares a calculation.
  func makeComputePipelineState(
    function computeFunction: any MTLFunction
  ) throws -> any MTLComputePipelineState
  /// Whether the device belongs to a family.
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  /// Whether so many samples are possible.
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}

extension MTLDevice {
  /// Creates a buffer.
  public func makeBuffer(length: Int) -> (any MTLBuffer)? {
    makeBuffer(length: length, options: [])
  }
  /// Creates a buffer with a content.
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}

/// A family of processors. Mirrors Metal's.
public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, apple10
  case mac1 = 2001, mac2
  case common1 = 3001, common2, common3
  case metal3 = 5001
  case metal4 = 5002
}

/// A size. Mirrors Metal's.
public struct MTLSize: Sendable {
  /// The sides.
  public var (width, height, depth): (Int, Int, Int)
  /// Creates a size.
  public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}

/// Creates a size. Mirrors Metal's.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}

/// A place. Mirrors Metal's.
public struct MTLOrigin: Sendable {
  /// The coordinates.
  public var (x, y, z): (Int, Int, Int)
  /// Creates a place.
  public init(x: Int = 0, y: Int = 0, z: Int = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Creates a place. Mirrors Metal's.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// A part of a texture. Mirrors Metal's.
public struct MTLRegion: Sendable {
  /// The place.
  public var origin: MTLOrigin
  /// The size.
  public var size: MTLSize
  /// Creates a region.
  public init(origin: MTLOrigin = MTLOrigin(), size: MTLSize = MTLSize()) {
    (self.origin, self.size) = (origin, size)
  }
}

/// Creates a region of two dimensions. Mirrors Metal's.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(
    origin: MTLOrigin(x: x, y: y), size: MTLSize(width: width, height: height, depth: 1))
}

/// The part of a target that is drawn on. Mirrors Metal's.
public struct MTLViewport: Sendable {
  /// The place, the size and the depths.
  public var (originX, originY, width, height): (Double, Double, Double, Double)
  /// The depths.
  public var (znear, zfar): (Double, Double)
  /// Creates a part.
  public init(
    originX: Double = 0, originY: Double = 0, width: Double = 0, height: Double = 0,
    znear: Double = 0, zfar: Double = 1
  ) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}

/// A colour that clears a target. Mirrors Metal's.
public struct MTLClearColor: Equatable, Sendable {
  /// The parts.
  public var (red, green, blue, alpha): (Double, Double, Double, Double)
  /// Creates a colour.
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// Creates a colour. Mirrors Metal's.
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
