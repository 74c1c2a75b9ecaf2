public import Foundation

/// Functions for a device: there are none. Mirrors Metal's.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
  /// A name for tools.
  var label: String? { get set }
  /// The names.
  var functionNames: [String] { get }
  /// A function.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function: there is none. Mirrors Metal's.
public protocol MTLFunction: NSObjectProtocol, Sendable {
  /// The name.
  var name: String { get }
}

/// How functions are compiled. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLCompileOptions: NSObject, @unchecked Sendable {
  /// Whether calculations may be less exact.
  open var fastMathEnabled = true
}

/// A prepared way of drawing: there is none. Mirrors Metal's.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {}

/// A prepared calculation: there is none. Mirrors Metal's.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  /// The threads of a group at most.
  var maxTotalThreadsPerThreadgroup: Int { get }
  /// The threads that run together.
  var threadExecutionWidth: Int { get }
}

/// A prepared test of depth: there is none. Mirrors Metal's.
public protocol MTLDepthStencilState: NSObjectProtocol, Sendable {}

/// How colours are mixed. Mirrors Metal's.
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
  case destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
  case sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}

/// How mixed colours are added. Mirrors Metal's.
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
/// When a depth passes. Mirrors Metal's.
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

/// How a prepared way of drawing uses a target. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
  /// How pixels are stored.
  open var pixelFormat = MTLPixelFormat.invalid
  /// Whether colours are mixed.
  open var isBlendingEnabled = false
  /// The share of the new colour.
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  /// The share of the old colour.
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  /// How they are added.
  open var rgbBlendOperation = MTLBlendOperation.add
  /// The share of the new opacity.
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  /// The share of the old opacity.
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  /// How they are added.
  open var alphaBlendOperation = MTLBlendOperation.add
}

/// Descriptions by their numbers, which are created when they are asked for. Mirrors Metal's arrays of descriptors.
// Sendable: one thread at a time.
public final class MTLDescriptorArray<Descriptor: NSObject>: NSObject, @unchecked Sendable {
  private var descriptors: [Int: Descriptor] = [:]
  private let create: () -> Descriptor
  init(_ create: @escaping () -> Descriptor) {
    self.create = create
    super.init()
  }

  /// The description of this number.
  public subscript(index: Int) -> Descriptor! {
    get {
      if let descriptor = descriptors[index] { return descriptor }
      let descriptor = create()
      descriptors[index] = descriptor
      return descriptor
    }
    set { descriptors[index] = newValue }
  }
}

/// How vertices are stored. Mirrors Metal's.
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case float = 28
  case float2 = 29
  case float3 = 30
  case float4 = 31
  case uchar4Normalized = 9
}

/// A value of a vertex. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
  /// How it is stored.
  open var format = MTLVertexFormat.invalid
  /// Where it begins.
  open var offset = 0
  /// The number of its buffer.
  open var bufferIndex = 0
}

/// A buffer of vertices. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
  /// The bytes from one to the next.
  open var stride = 0
}

/// How vertices are stored. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
  /// The values.
  public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
  /// The buffers.
  public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}

/// How something is drawn. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
  /// A name for tools.
  open var label: String?
  /// The function for vertices.
  open var vertexFunction: (any MTLFunction)?
  /// The function for pixels.
  open var fragmentFunction: (any MTLFunction)?
  /// How vertices are stored.
  open var vertexDescriptor: MTLVertexDescriptor?
  /// The targets.
  public let colorAttachments = MTLDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
  /// How depths are stored.
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  /// How stencils are stored.
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  /// The samples of a pixel.
  open var rasterSampleCount = 1
  /// The samples of a pixel, by its older name.
  open var sampleCount: Int {
    get { rasterSampleCount }
    set { rasterSampleCount = newValue }
  }
}

/// How depths are tested. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
  /// When a depth passes.
  open var depthCompareFunction = MTLCompareFunction.always
  /// Whether depths are written.
  open var isDepthWriteEnabled = false
}
