public import Foundation

/// Where the memory of a resource is. Mirrors Metal's.
public struct MTLResourceOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The processor writes it alone.
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  /// In shared memory.
  public static let storageModeShared: MTLResourceOptions = []
  /// In two places.
  public static let storageModeManaged = MTLResourceOptions(rawValue: 1 << 4)
  /// In the memory of the device.
  public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
}

/// Where the memory of a resource is. Mirrors Metal's.
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }

/// A buffer or a texture: there is none. Mirrors Metal's.
public protocol MTLResource: NSObjectProtocol {
  /// A name for tools.
  var label: String? { get set }
  /// The device.
  var device: any MTLDevice { get }
  /// Where the memory is.
  var storageMode: MTLStorageMode { get }
}

/// A piece of memory: there is none. Mirrors Metal's.
public protocol MTLBuffer: MTLResource {
  /// The number of bytes.
  var length: Int { get }
  /// The bytes.
  func contents() -> UnsafeMutableRawPointer
  /// Reports that bytes were changed.
  func didModifyRange(_ range: Range<Int>)
}

/// How the pixels of a texture are stored. Mirrors Metal's.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r16Float = 25
  case rg8Unorm = 30
  case r32Uint = 53
  case r32Float = 55
  case rg16Float = 65
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90
  case rg32Float = 105
  case rgba16Float = 115
  case rgba32Float = 125
  case depth16Unorm = 250
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
  case bgr10_xr = 554
}

/// The kind of a texture. Mirrors Metal's.
public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}

/// What a texture is used for. Mirrors Metal's.
public struct MTLTextureUsage: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not known.
  public static let unknown: MTLTextureUsage = []
  /// It is read.
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  /// It is written.
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  /// It is drawn on.
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

/// How a texture is to be. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
  /// The kind.
  open var textureType = MTLTextureType.type2D
  /// How pixels are stored.
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  /// The width in pixels.
  open var width = 1
  /// The height in pixels.
  open var height = 1
  /// The depth in pixels.
  open var depth = 1
  /// The number of sizes.
  open var mipmapLevelCount = 1
  /// The samples of a pixel.
  open var sampleCount = 1
  /// The number of pictures.
  open var arrayLength = 1
  /// What it is used for.
  open var usage = MTLTextureUsage.shaderRead
  /// Where the memory is.
  open var storageMode = MTLStorageMode.shared

  /// Describes a texture of two dimensions.
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    if mipmapped {
      let size = max(width, height, 1)
      descriptor.mipmapLevelCount = Int.bitWidth - size.leadingZeroBitCount
    }
    return descriptor
  }
}

/// A picture in the memory of a device: there is none. Mirrors Metal's.
public protocol MTLTexture: MTLResource {
  /// The kind.
  var textureType: MTLTextureType { get }
  /// How pixels are stored.
  var pixelFormat: MTLPixelFormat { get }
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
  /// The depth in pixels.
  var depth: Int { get }
  /// The number of sizes.
  var mipmapLevelCount: Int { get }
  /// What it is used for.
  var usage: MTLTextureUsage { get }
  /// Reads pixels.
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
    mipmapLevel level: Int)
  /// Writes pixels.
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int)
}

/// How textures are read between pixels. Mirrors Metal's.
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
/// How sizes of textures are chosen. Mirrors Metal's.
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
/// What is beyond a texture. Mirrors Metal's.
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}

/// How a texture is read. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
  /// How it is made smaller.
  open var minFilter = MTLSamplerMinMagFilter.nearest
  /// How it is made larger.
  open var magFilter = MTLSamplerMinMagFilter.nearest
  /// How sizes are chosen.
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  /// What is beyond its sides.
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  /// What is above and below it.
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

/// A prepared way of reading textures: there is none. Mirrors Metal's.
public protocol MTLSamplerState: NSObjectProtocol {}
