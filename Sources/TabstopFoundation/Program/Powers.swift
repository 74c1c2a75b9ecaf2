internal import Foundation

// Foundation on Linux has `pow` for two `Double`s and for a `Decimal` with an `Int`. A call with
// literals alone, such as `pow(2.0, 3)`, is ambiguous (Swift 6.3). The compiler prefers these
// functions for it.

/// Returns a power of a number. `pow(2.0, 3)` is ambiguous without it.
public func pow(_ x: Double, _ y: Int) -> Double { Foundation.pow(x, Double(y)) }

/// Returns a power of a whole number. `pow(10, 2)` is ambiguous without it.
public func pow(_ x: Int, _ y: Int) -> Double { Foundation.pow(Double(x), Double(y)) }
