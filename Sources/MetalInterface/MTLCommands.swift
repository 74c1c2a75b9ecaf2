public import Foundation

/// The state of commands. Mirrors Metal's.
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}

/// A queue of commands: there is none. Mirrors Metal's.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  /// A name for tools.
  var label: String? { get set }
  /// The device.
  var device: any MTLDevice { get }
  /// Creates commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands: there are none. Mirrors Metal's.
public protocol MTLCommandBuffer: NSObjectProtocol, Sendable {
  /// A name for tools.
  var label: String? { get set }
  /// The device.
  var device: any MTLDevice { get }
  /// The state.
  var status: MTLCommandBufferStatus { get }
  /// Why they failed.
  var error: (any Error)? { get }
  /// When they began.
  var gpuStartTime: Double { get }
  /// When they ended.
  var gpuEndTime: Double { get }
  /// Draws.
  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  /// Calculates.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// Copies.
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  /// Shows a target.
  func present(_ drawable: any MTLDrawable)
  /// Runs the commands.
  func commit()
  /// Calls the closure when the commands have run.
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  /// Calls the closure when the commands are about to run.
  func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  /// Waits until the commands have run.
  func waitUntilCompleted()
  /// Waits until the commands are about to run.
  func waitUntilScheduled()
}

/// What is shown on the screen: there is none. Mirrors Metal's.
public protocol MTLDrawable: NSObjectProtocol {
  /// Shows it.
  func present()
}

/// Writes commands: there is none. Mirrors Metal's.
public protocol MTLCommandEncoder: NSObjectProtocol {
  /// A name for tools.
  var label: String? { get set }
  /// Ends the commands.
  func endEncoding()
  /// Begins a group for tools.
  func pushDebugGroup(_ string: String)
  /// Ends a group for tools.
  func popDebugGroup()
}

/// What vertices form. Mirrors Metal's.
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
/// How numbers of vertices are stored. Mirrors Metal's.
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
/// Which sides are not drawn. Mirrors Metal's.
public enum MTLCullMode: UInt, Sendable { case none, front, back }
/// Which side is in front. Mirrors Metal's.
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
/// Whether triangles are filled. Mirrors Metal's.
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }

/// Writes commands that draw: there is none. Mirrors Metal's.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// Chooses how to draw.
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  /// Chooses a test of depth.
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  /// Passes a buffer to the function for vertices.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Passes bytes to the function for vertices.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Passes a texture to the function for vertices.
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Passes a buffer to the function for pixels.
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Passes bytes to the function for pixels.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Passes a texture to the function for pixels.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Passes a sampler to the function for pixels.
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Sets the part that is drawn on.
  func setViewport(_ viewport: MTLViewport)
  /// Sets which sides are not drawn.
  func setCullMode(_ cullMode: MTLCullMode)
  /// Sets which side is in front.
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  /// Sets whether triangles are filled.
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  /// Draws vertices.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  /// Draws vertices several times.
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  /// Draws vertices by their numbers.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer, indexBufferOffset: Int)
}

/// Writes commands that calculate: there is none. Mirrors Metal's.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// Chooses the calculation.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// Passes a buffer.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Passes bytes.
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Passes a texture.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Runs so many threads.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Runs so many groups.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Writes commands that copy: there is none. Mirrors Metal's.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  /// Makes the smaller sizes of a texture.
  func generateMipmaps(for texture: any MTLTexture)
  /// Copies bytes.
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
  /// Copies a texture.
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
}

/// What happens to a target before drawing. Mirrors Metal's.
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
/// What happens to a target after drawing. Mirrors Metal's.
public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown
}

/// A target. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
  /// The texture.
  open var texture: (any MTLTexture)?
  /// The texture into which samples are resolved.
  open var resolveTexture: (any MTLTexture)?
  /// What happens before.
  open var loadAction = MTLLoadAction.dontCare
  /// What happens after.
  open var storeAction = MTLStoreAction.dontCare
}

/// A target for colours. Mirrors Metal's.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor,
  @unchecked Sendable
{
  /// The colour that clears it.
  open var clearColor = MTLClearColor()
}

/// A target for depths. Mirrors Metal's.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor,
  @unchecked Sendable
{
  /// The depth that clears it.
  open var clearDepth = 1.0
}

/// Targets. Mirrors Metal's.
// Sendable: one thread at a time.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
  /// For colours.
  public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
  /// For depths.
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
    MTLRenderPassDepthAttachmentDescriptor()
}

/// What is shown in a layer: there is none. Mirrors Core Animation's.
public protocol CAMetalDrawable: MTLDrawable {
  /// The texture.
  var texture: any MTLTexture { get }
}
