// Calculations with many numbers, under the module name Accelerate: a compatible interface, not Apple's. Signals are
// calculated here in Swift; pictures (vImage), matrices (BLAS, LAPACK) and neural networks (BNNS) do not exist.
@_exported public import Foundation

/// Numbers beside each other in memory. Mirrors Accelerate's `AccelerateBuffer`.
public protocol AccelerateBuffer<Element> {
  /// The type of the numbers.
  associatedtype Element
  /// How many there are.
  var count: Int { get }
  /// Calls a closure with the memory.
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

/// Numbers beside each other in memory that can change. Mirrors Accelerate's `AccelerateMutableBuffer`.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  /// Calls a closure with the memory.
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  /// Calls a closure with the memory.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  /// Calls a closure with the memory.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeBufferPointer(self)) }
  /// Calls a closure with the memory.
  public func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var memory = self
    return try body(&memory)
  }
}

/// A number of elements. Mirrors Accelerate's.
public typealias vDSP_Length = UInt
/// The distance of elements. Mirrors Accelerate's.
public typealias vDSP_Stride = Int

/// Calculations with signals. Mirrors Accelerate's `vDSP`.
public enum vDSP {}
