public import Foundation

/// The type of the elements of an array. Mirrors Core ML's `MLMultiArrayDataType`.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case int32 = 131104

  /// The same as `float32`.
  public static var float: Self { .float32 }
  var size: Int { self == .double ? 8 : 4 }
}

/// Numbers in several dimensions. Mirrors Core ML's `MLMultiArray`.
// Sendable: one thread at a time.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// The type of the elements.
  public let dataType: MLMultiArrayDataType
  /// The number of elements in each dimension.
  public let shape: [NSNumber]
  /// The distance of elements in each dimension.
  public let strides: [NSNumber]
  /// The elements, which belong to the array.
  public let dataPointer: UnsafeMutableRawPointer
  /// The number of elements.
  public let count: Int
  private let lengths: [Int]
  private let distances: [Int]
  private let release: () -> Void

  private init(
    _ lengths: [Int], _ distances: [Int], _ dataType: MLMultiArrayDataType,
    _ pointer: UnsafeMutableRawPointer, release: @escaping () -> Void
  ) {
    (self.lengths, self.distances, self.dataType) = (lengths, distances, dataType)
    shape = lengths.map(NSNumber.init(value:))
    strides = distances.map(NSNumber.init(value:))
    count = lengths.reduce(1, *)
    dataPointer = pointer
    self.release = release
    super.init()
  }

  /// Creates an array of zeros.
  public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let lengths = shape.map(\.intValue)
    var count = dataType.size
    for length in lengths {
      let (product, overflow) = count.multipliedReportingOverflow(by: length)
      guard length >= 0, !overflow else { throw MLModelError(.parameters) }
      count = product
    }
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 16)
    pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.init(lengths, Self.distances(lengths), dataType, pointer) { pointer.deallocate() }
  }

  /// Creates an array of one dimension with the values.
  public convenience init<Values: Collection<Double>>(_ values: Values) throws {
    try self.init(shape: [NSNumber(value: values.count)], dataType: .double)
    for (index, value) in values.enumerated() { write(value, at: index) }
  }

  /// Creates an array of one dimension with the values.
  public convenience init<Values: Collection<Float>>(_ values: Values) throws {
    try self.init(shape: [NSNumber(value: values.count)], dataType: .float32)
    for (index, value) in values.enumerated() { write(Double(value), at: index) }
  }

  /// Creates an array with elements that belong to the program.
  public convenience init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType,
    strides: [NSNumber], deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    guard shape.count == strides.count else { throw MLModelError(.parameters) }
    self.init(shape.map(\.intValue), strides.map(\.intValue), dataType, dataPointer) {
      deallocator?(dataPointer)
    }
  }

  deinit { release() }

  private static func distances(_ lengths: [Int]) -> [Int] {
    var distances = lengths.map { _ in 1 }
    for index in lengths.indices.dropLast().reversed() {
      distances[index] = distances[index + 1] * lengths[index + 1]
    }
    return distances
  }

  /// The element at a place, counted from the first.
  public subscript(index: Int) -> NSNumber {
    get { read(at: place(index)) }
    set { write(newValue.doubleValue, at: place(index)) }
  }

  /// The element at a place, with a number for each dimension.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { read(at: place(key)) }
    set { write(newValue.doubleValue, at: place(key)) }
  }

  /// Calls the closure with the elements.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: dataPointer, count: extent * dataType.size))
  }

  /// Calls the closure with the elements, which it may change.
  public func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R
  ) rethrows -> R {
    try body(
      UnsafeMutableRawBufferPointer(start: dataPointer, count: extent * dataType.size), distances)
  }

  private var extent: Int {
    lengths.contains(0) ? 0 : zip(lengths, distances).reduce(1) { $0 + ($1.0 - 1) * $1.1 }
  }

  private func place(_ index: Int) -> Int {
    precondition((0..<count).contains(index), "An index of MLMultiArray is out of range.")
    var rest = index
    var place = 0
    for dimension in lengths.indices.reversed() {
      place += rest % lengths[dimension] * distances[dimension]
      rest /= lengths[dimension]
    }
    return place
  }

  private func place(_ key: [NSNumber]) -> Int {
    let key = key.map(\.intValue)
    precondition(
      key.count == lengths.count && zip(key, lengths).allSatisfy { (0..<$1).contains($0) },
      "An index of MLMultiArray is out of range.")
    return zip(key, distances).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private func read(at place: Int) -> NSNumber {
    switch dataType {
    case .double:
      NSNumber(value: dataPointer.loadUnaligned(fromByteOffset: place * 8, as: Double.self))
    case .float32:
      NSNumber(value: dataPointer.loadUnaligned(fromByteOffset: place * 4, as: Float.self))
    case .int32:
      NSNumber(value: dataPointer.loadUnaligned(fromByteOffset: place * 4, as: Int32.self))
    }
  }

  private func write(_ value: Double, at place: Int) {
    switch dataType {
    case .double: dataPointer.storeBytes(of: value, toByteOffset: place * 8, as: Double.self)
    case .float32: dataPointer.storeBytes(of: Float(value), toByteOffset: place * 4, as: Float.self)
    case .int32:
      dataPointer.storeBytes(
        of: Int32(exactly: value.rounded(.towardZero)) ?? 0, toByteOffset: place * 4,
        as: Int32.self)
    }
  }
}
