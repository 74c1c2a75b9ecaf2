// The functions of C for values of a whole signal, for each of both precisions. Strides are distances of elements.

@inline(__always)
private func reduce<T: BinaryFloatingPoint>(
  _ a: UnsafePointer<T>, _ stride: Int, _ n: vDSP_Length, _ initial: T, _ next: (T, T) -> T
) -> T {
  var result = initial
  for place in 0..<Int(n) { result = next(result, a[place * stride]) }
  return result
}

/// Writes the sum. Mirrors Accelerate's.
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 } }
/// Writes the sum. Mirrors Accelerate's.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 } }
/// Writes the sum of the squares. Mirrors Accelerate's.
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } }
/// Writes the sum of the squares. Mirrors Accelerate's.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } }
/// Writes the sum of the absolute values. Mirrors Accelerate's.
public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } }
/// Writes the sum of the absolute values. Mirrors Accelerate's.
public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } }
/// Writes the average. Mirrors Accelerate's.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 } / Float(n) }
/// Writes the average. Mirrors Accelerate's.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 } / Double(n) }
/// Writes the average of the absolute values. Mirrors Accelerate's.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } / Float(n) }
/// Writes the average of the absolute values. Mirrors Accelerate's.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + abs($1) } / Double(n) }
/// Writes the average of the squares. Mirrors Accelerate's.
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n) }
/// Writes the average of the squares. Mirrors Accelerate's.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { $0 + $1 * $1 } / Double(n) }
/// Writes the root of the average of the squares. Mirrors Accelerate's.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (reduce(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)).squareRoot() }
/// Writes the root of the average of the squares. Mirrors Accelerate's.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (reduce(a, ia, n, 0) { $0 + $1 * $1 } / Double(n)).squareRoot() }
/// Writes the greatest number. Mirrors Accelerate's.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, -.infinity) { max($0, $1) } }
/// Writes the greatest number. Mirrors Accelerate's.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, -.infinity) { max($0, $1) } }
/// Writes the least number. Mirrors Accelerate's.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, .infinity) { min($0, $1) } }
/// Writes the least number. Mirrors Accelerate's.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, .infinity) { min($0, $1) } }
/// Writes the greatest absolute value. Mirrors Accelerate's.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { max($0, abs($1)) } }
/// Writes the greatest absolute value. Mirrors Accelerate's.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, 0) { max($0, abs($1)) } }
/// Writes the least absolute value. Mirrors Accelerate's.
public func vDSP_minmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, .infinity) { min($0, abs($1)) } }
/// Writes the least absolute value. Mirrors Accelerate's.
public func vDSP_minmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = reduce(a, ia, n, .infinity) { min($0, abs($1)) } }
/// Writes the greatest number and its place. Mirrors Accelerate's.
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) { (c.pointee, i.pointee) = extreme(a, ia, n, none: -.infinity) { $0 > $1 } }
/// Writes the greatest number and its place. Mirrors Accelerate's.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) { (c.pointee, i.pointee) = extreme(a, ia, n, none: -.infinity) { $0 > $1 } }
/// Writes the least number and its place. Mirrors Accelerate's.
public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) { (c.pointee, i.pointee) = extreme(a, ia, n, none: .infinity) { $0 < $1 } }
/// Writes the least number and its place. Mirrors Accelerate's.
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) { (c.pointee, i.pointee) = extreme(a, ia, n, none: .infinity) { $0 < $1 } }

/// The extreme number, or `none`, and its place, which is counted in elements of memory, as by Accelerate.
private func extreme<T: BinaryFloatingPoint>(
  _ a: UnsafePointer<T>, _ stride: Int, _ n: vDSP_Length, none: T, _ isBetter: (T, T) -> Bool
) -> (T, vDSP_Length) {
  guard n > 0 else { return (none, 0) }
  var best = 0
  for place in 0..<Int(n) where isBetter(a[place * stride], a[best * stride]) { best = place }
  return (a[best * stride], vDSP_Length(best * stride))
}

/// Writes the sum of the products. Mirrors Accelerate's.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }
/// Writes the sum of the products. Mirrors Accelerate's.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }
