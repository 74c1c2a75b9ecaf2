internal import Foundation

// The functions of C for each number of a signal, for each of both precisions. Strides are distances of elements.

@inline(__always)
private func each(_ n: vDSP_Length, _ write: (Int) -> Void) {
  for place in 0..<Int(n) { write(place) }
}

/// Writes sums. Mirrors Accelerate's.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b[$0 * ib] } }
/// Writes sums. Mirrors Accelerate's.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b[$0 * ib] } }
/// Writes `a - b`; `b` comes first. Mirrors Accelerate's.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] - b[$0 * ib] } }
/// Writes `a - b`; `b` comes first. Mirrors Accelerate's.
public func vDSP_vsubD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] - b[$0 * ib] } }
/// Writes products. Mirrors Accelerate's.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] } }
/// Writes products. Mirrors Accelerate's.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] } }
/// Writes `a / b`; `b` comes first. Mirrors Accelerate's.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] / b[$0 * ib] } }
/// Writes `a / b`; `b` comes first. Mirrors Accelerate's.
public func vDSP_vdivD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] / b[$0 * ib] } }
/// Writes the greater numbers. Mirrors Accelerate's.
public func vDSP_vmax(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = max(a[$0 * ia], b[$0 * ib]) } }
/// Writes the greater numbers. Mirrors Accelerate's.
public func vDSP_vmaxD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = max(a[$0 * ia], b[$0 * ib]) } }
/// Writes the lesser numbers. Mirrors Accelerate's.
public func vDSP_vmin(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = min(a[$0 * ia], b[$0 * ib]) } }
/// Writes the lesser numbers. Mirrors Accelerate's.
public func vDSP_vminD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = min(a[$0 * ia], b[$0 * ib]) } }
/// Writes the numbers with another one added to each. Mirrors Accelerate's.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b.pointee } }
/// Writes the numbers with another one added to each. Mirrors Accelerate's.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + b.pointee } }
/// Writes the numbers multiplied by one. Mirrors Accelerate's.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee } }
/// Writes the numbers multiplied by one. Mirrors Accelerate's.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee } }
/// Writes the numbers divided by one. Mirrors Accelerate's.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] / b.pointee } }
/// Writes the numbers divided by one. Mirrors Accelerate's.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] / b.pointee } }
/// Writes one divided by the numbers. Mirrors Accelerate's.
public func vDSP_svdiv(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee / b[$0 * ib] } }
/// Writes one divided by the numbers. Mirrors Accelerate's.
public func vDSP_svdivD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee / b[$0 * ib] } }
/// Writes squares. Mirrors Accelerate's.
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * a[$0 * ia] } }
/// Writes squares. Mirrors Accelerate's.
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * a[$0 * ia] } }
/// Writes absolute values. Mirrors Accelerate's.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = abs(a[$0 * ia]) } }
/// Writes absolute values. Mirrors Accelerate's.
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = abs(a[$0 * ia]) } }
/// Writes negative numbers. Mirrors Accelerate's.
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = -a[$0 * ia] } }
/// Writes negative numbers. Mirrors Accelerate's.
public func vDSP_vnegD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = -a[$0 * ia] } }
/// Writes the numbers multiplied by one, plus another. Mirrors Accelerate's.
public func vDSP_vsmsa(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ d: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee + d.pointee } }
/// Writes the numbers multiplied by one, plus another. Mirrors Accelerate's.
public func vDSP_vsmsaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ d: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee + d.pointee } }
/// Writes products plus numbers. Mirrors Accelerate's.
public func vDSP_vma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] + d[$0 * id] } }
/// Writes products plus numbers. Mirrors Accelerate's.
public func vDSP_vmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ d: UnsafePointer<Double>, _ id: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] + d[$0 * id] } }
/// Writes the numbers within bounds. Mirrors Accelerate's.
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ d: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = min(max(a[$0 * ia], b.pointee), d.pointee) } }
/// Writes the numbers within bounds. Mirrors Accelerate's.
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ d: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = min(max(a[$0 * ia], b.pointee), d.pointee) } }
/// Writes the numbers, or 0 for those below one. Mirrors Accelerate's.
public func vDSP_vthres(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] < b.pointee ? 0 : a[$0 * ia] } }
/// Writes the numbers, or 0 for those below one. Mirrors Accelerate's.
public func vDSP_vthresD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] < b.pointee ? 0 : a[$0 * ia] } }
/// Writes the numbers, or one for those below it. Mirrors Accelerate's.
public func vDSP_vthr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = max(a[$0 * ia], b.pointee) } }
/// Writes the numbers, or one for those below it. Mirrors Accelerate's.
public func vDSP_vthrD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = max(a[$0 * ia], b.pointee) } }
/// Writes numbers between those of two signals. Mirrors Accelerate's.
public func vDSP_vintb(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ d: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + d.pointee * (b[$0 * ib] - a[$0 * ia]) } }
/// Writes numbers between those of two signals. Mirrors Accelerate's.
public func vDSP_vintbD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ d: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a[$0 * ia] + d.pointee * (b[$0 * ib] - a[$0 * ia]) } }
/// Writes one number. Mirrors Accelerate's.
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee } }
/// Writes one number. Mirrors Accelerate's.
public func vDSP_vfillD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee } }
/// Writes 0. Mirrors Accelerate's.
public func vDSP_vclr(
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = 0 } }
/// Writes 0. Mirrors Accelerate's.
public func vDSP_vclrD(
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = 0 } }
/// Writes equally distant numbers. Mirrors Accelerate's.
public func vDSP_vramp(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee + Float($0) * b.pointee } }
/// Writes equally distant numbers. Mirrors Accelerate's.
public func vDSP_vrampD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = a.pointee + Double($0) * b.pointee } }
/// Writes decibels of powers, or of amplitudes if the flag is 1. Mirrors Accelerate's.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ flag: UInt32
) { each(n) { c[$0 * ic] = (flag == 1 ? 20 : 10) * log10(a[$0 * ia] / b.pointee) } }
/// Writes decibels of powers, or of amplitudes if the flag is 1. Mirrors Accelerate's.
public func vDSP_vdbconD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ flag: UInt32
) { each(n) { c[$0 * ic] = (flag == 1 ? 20 : 10) * log10(a[$0 * ia] / b.pointee) } }
/// Writes the sums of neighbours, weighted by a filter, of each n-th number. Mirrors Accelerate's.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ p: vDSP_Length
) { each(n) { place in c[place] = (0..<Int(p)).reduce(0) { $0 + a[place * df + $1] * f[$1] } } }
/// Writes the sums of neighbours, weighted by a filter, of each n-th number. Mirrors Accelerate's.
public func vDSP_desampD(
  _ a: UnsafePointer<Double>, _ df: vDSP_Stride, _ f: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ p: vDSP_Length
) { each(n) { place in c[place] = (0..<Int(p)).reduce(0) { $0 + a[place * df + $1] * f[$1] } } }
/// Writes the sums of neighbours, weighted by a filter. Mirrors Accelerate's.
public func vDSP_conv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ jf: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  each(n) { place in
    c[place * ic] = (0..<Int(p)).reduce(0) { $0 + a[(place + $1) * ia] * f[$1 * jf] }
  }
}

/// Writes the sums of neighbours, weighted by a filter. Mirrors Accelerate's.
public func vDSP_convD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ jf: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  each(n) { place in
    c[place * ic] = (0..<Int(p)).reduce(0) { $0 + a[(place + $1) * ia] * f[$1 * jf] }
  }
}

private func normalize<T: BinaryFloatingPoint>(
  _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>?, _ ic: Int,
  _ mean: UnsafeMutablePointer<T>, _ deviation: UnsafeMutablePointer<T>, _ n: vDSP_Length
) {
  let numbers = (0..<Int(n)).map { a[$0 * ia] }
  mean.pointee = vDSP.mean(numbers)
  deviation.pointee = vDSP.standardDeviation(numbers)
  guard let c else { return }
  each(n) { c[$0 * ic] = (numbers[$0] - mean.pointee) / deviation.pointee }
}

/// Writes the average, the standard deviation and the normalized numbers. Mirrors Accelerate's.
public func vDSP_normalize(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?,
  _ ic: vDSP_Stride, _ m: UnsafeMutablePointer<Float>, _ sd: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { normalize(a, ia, c, ic, m, sd, n) }
/// Writes the average, the standard deviation and the normalized numbers. Mirrors Accelerate's.
public func vDSP_normalizeD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?,
  _ ic: vDSP_Stride, _ m: UnsafeMutablePointer<Double>, _ sd: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { normalize(a, ia, c, ic, m, sd, n) }

private func reverse<T>(_ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: vDSP_Length) {
  for place in 0..<Int(n) / 2 {
    let other = (Int(n) - 1 - place) * ic
    (c[place * ic], c[other]) = (c[other], c[place * ic])
  }
}

/// Reverses the order of the numbers. Mirrors Accelerate's.
public func vDSP_vrvrs(
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { reverse(c, ic, n) }
/// Reverses the order of the numbers. Mirrors Accelerate's.
public func vDSP_vrvrsD(
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { reverse(c, ic, n) }

private func multiply<T: BinaryFloatingPoint>(
  _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>,
  _ ic: Int, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      c[(row * Int(n) + column) * ic] = (0..<Int(p)).reduce(0) {
        $0 + a[(row * Int(p) + $1) * ia] * b[($1 * Int(n) + column) * ib]
      }
    }
  }
}

/// Writes the product of a matrix of `m` rows and one of `n` columns. Mirrors Accelerate's.
public func vDSP_mmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length,
  _ p: vDSP_Length
) { multiply(a, ia, b, ib, c, ic, m, n, p) }
/// Writes the product of a matrix of `m` rows and one of `n` columns. Mirrors Accelerate's.
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length,
  _ p: vDSP_Length
) { multiply(a, ia, b, ib, c, ic, m, n, p) }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt8(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int8(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt8D(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int8(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu8(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt8(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu8D(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt8(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int16(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt16D(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int16(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu16(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt16(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu16D(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt16(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt32(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int32(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vflt32D(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfix32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Int32(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu32(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt32(clamping: a[$0 * ia]) } }
/// Writes integers as floating-point numbers. Mirrors Accelerate's.
public func vDSP_vfltu32D(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers as integers, without the part after the point. Mirrors Accelerate's.
public func vDSP_vfixu32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = UInt32(clamping: a[$0 * ia]) } }

extension FixedWidthInteger {
  /// The nearest integer to 0 within the type's bounds.
  fileprivate init<T: BinaryFloatingPoint>(clamping number: T) {
    self =
      number.isNaN ? 0 : number >= T(Self.max) ? .max : number <= T(Self.min) ? .min : Self(number)
  }
}

/// Writes numbers of double precision. Mirrors Accelerate's.
public func vDSP_vspdp(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Double(a[$0 * ia]) } }
/// Writes numbers of single precision. Mirrors Accelerate's.
public func vDSP_vdpsp(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
