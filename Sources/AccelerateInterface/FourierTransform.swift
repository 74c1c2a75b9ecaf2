internal import Foundation

/// A discrete Fourier transform of any length; lengths with small factors are fast.
final class FourierTransform: Sendable {
  let count: Int
  private let cosines, sines: [Double]
  /// The most parts into which numbers are divided at once.
  private let mostParts: Int

  init(count: Int) {
    self.count = count
    var (rest, most) = (count, 1)
    while rest > 1 {
      let parts = Self.parts(of: rest)
      (rest, most) = (rest / parts, max(most, parts))
    }
    mostParts = most
    let angles = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    cosines = angles.map { cos($0) }
    sines = angles.map { sin($0) }
  }

  /// The transform without a scale: forward with `direction` 1, back with -1.
  func callAsFunction(
    _ real: [Double], _ imaginary: [Double], direction: Double
  ) -> (real: [Double], imaginary: [Double]) {
    var result = (real: real, imaginary: imaginary)
    guard count > 1 else { return result }
    real.withUnsafeBufferPointer { real in
      imaginary.withUnsafeBufferPointer { imaginary in
        result.real.withUnsafeMutableBufferPointer { outReal in
          result.imaginary.withUnsafeMutableBufferPointer { outImaginary in
            withUnsafeTemporaryAllocation(of: (re: Double, im: Double).self, capacity: mostParts) {
              let memory = Memory(
                real: real, imaginary: imaginary, outReal: outReal, outImaginary: outImaginary,
                turned: $0, direction: direction)
              transform(memory, count: count, from: 0, stride: 1, to: 0)
            }
          }
        }
      }
    }
    return result
  }

  private struct Memory {
    let real, imaginary: UnsafeBufferPointer<Double>
    let outReal, outImaginary: UnsafeMutableBufferPointer<Double>
    /// The numbers of each part at one place, turned. Of one level at a time.
    let turned: UnsafeMutableBufferPointer<(re: Double, im: Double)>
    let direction: Double
  }

  /// The number of parts into which `n` numbers are divided: the smallest factor, or all.
  private static func parts(of n: Int) -> Int { [2, 3, 5, 7].first { n % $0 == 0 } ?? n }

  private func transform(_ memory: Memory, count n: Int, from: Int, stride: Int, to: Int) {
    guard n > 1 else {
      memory.outReal[to] = memory.real[from]
      memory.outImaginary[to] = memory.imaginary[from]
      return
    }
    let parts = Self.parts(of: n)
    let length = n / parts
    for part in 0..<parts {
      transform(
        memory, count: length, from: from + part * stride, stride: stride * parts,
        to: to + part * length)
    }
    let step = count / n
    let (re, im, turned) = (memory.outReal, memory.outImaginary, memory.turned)
    for place in 0..<length {
      for part in 0..<parts {
        let (a, b) = (re[to + part * length + place], im[to + part * length + place])
        let angle = part * place * step
        let (c, s) = (cosines[angle], sines[angle] * memory.direction)
        turned[part] = (a * c + b * s, b * c - a * s)
      }
      for target in 0..<parts {
        var sum = turned[0]
        for part in 1..<parts {
          let angle = part * target * length * step % count
          let (c, s) = (cosines[angle], sines[angle] * memory.direction)
          let (a, b) = turned[part]
          sum = (sum.re + a * c + b * s, sum.im + b * c - a * s)
        }
        re[to + target * length + place] = sum.re
        im[to + target * length + place] = sum.im
      }
    }
  }

  /// The transform of real numbers, of which each even one is in `real` and each odd one in `imaginary`: the first half
  /// of the spectrum, doubled, with the middle in the first imaginary number; or back.
  func packed(
    _ real: [Double], _ imaginary: [Double], direction: Double
  ) -> (real: [Double], imaginary: [Double]) {
    let half = count / 2
    guard half > 0 else { return (real, imaginary) }
    var (re, im) = (
      [Double](repeating: 0, count: count), [Double](repeating: 0, count: count)
    )
    if direction > 0 {
      for place in 0..<half { (re[2 * place], re[2 * place + 1]) = (real[place], imaginary[place]) }
      let spectrum = self(re, im, direction: 1)
      var result = (
        real: spectrum.real.prefix(half).map { 2 * $0 },
        imaginary: spectrum.imaginary.prefix(half).map { 2 * $0 }
      )
      result.imaginary[0] = 2 * spectrum.real[half]
      return result
    }
    (re[0], re[half]) = (real[0], imaginary[0])
    for place in 1..<max(half, 1) {
      (re[place], im[place]) = (real[place], imaginary[place])
      (re[count - place], im[count - place]) = (real[place], -imaginary[place])
    }
    let signal = self(re, im, direction: -1).real
    return (
      (0..<half).map { signal[2 * $0] }, (0..<half).map { signal[2 * $0 + 1] }
    )
  }
}
