import Accelerate
import XCTest

/// Accelerate's calculations.
final class SpectrumTests: XCTestCase {
  func testAToneIsAPeakOfTheSpectrum() {
    let spectrum = Spectrum(count: 64)
    let tone = (0..<64).map { Float(sin(2 * Double.pi * 8 * Double($0) / 64)) }
    let magnitudes = spectrum.magnitudes(tone, isWindowed: false)
    XCTAssertEqual(vDSP.indexOfMaximum(magnitudes).0, 8)
    XCTAssertEqual(magnitudes[8], 1, accuracy: 1e-5)
    XCTAssertEqual(magnitudes[9], 0, accuracy: 1e-5)
    XCTAssertEqual(vDSP.indexOfMaximum(spectrum.magnitudes(tone)).0, 8)
    XCTAssertEqual(spectrum.loudness(tone), -3.01, accuracy: 0.01)
    XCTAssertEqual(spectrum.loudness([1, -1]), 0, accuracy: 1e-6)
  }

  func testAnOddNumberOfRealNumbersIsNotTransformed() {
    XCTAssertNil(vDSP_DFT_zrop_CreateSetup(nil, 15, .FORWARD))
    let setup = vDSP_DFT_zop_CreateSetup(nil, 15, .FORWARD)
    XCTAssertNotNil(setup)
    vDSP_DFT_DestroySetup(setup)
    XCTAssertThrowsError(
      try vDSP.DiscreteFourierTransform(
        count: 15, direction: .forward, transformType: .complexReal, ofType: Float.self))
  }

  func testTransformsOfEachLengthAreTheSums() throws {
    for count in [2, 3, 8, 12, 15, 22, 60, 64] {
      let real = (0..<count).map { Double(($0 * 7) % 5) }
      let imaginary = (0..<count).map { Double(($0 * 3) % 4) }
      let transform = try vDSP.DiscreteFourierTransform(
        count: count, direction: .forward, transformType: .complexComplex, ofType: Double.self)
      let spectrum = transform.transform(real: real, imaginary: imaginary)
      for place in 0..<count {
        var (re, im) = (0.0, 0.0)
        for index in 0..<count {
          let angle = -2 * Double.pi * Double(index * place % count) / Double(count)
          re += real[index] * cos(angle) - imaginary[index] * sin(angle)
          im += real[index] * sin(angle) + imaginary[index] * cos(angle)
        }
        XCTAssertEqual(spectrum.real[place], re, accuracy: 1e-9, "\(count): \(place)")
        XCTAssertEqual(spectrum.imaginary[place], im, accuracy: 1e-9, "\(count): \(place)")
      }
      let back = try vDSP.DiscreteFourierTransform(
        count: count, direction: .inverse, transformType: .complexComplex, ofType: Double.self)
      let signal = back.transform(real: spectrum.real, imaginary: spectrum.imaginary)
      for place in 0..<count {
        XCTAssertEqual(signal.real[place], Double(count) * real[place], accuracy: 1e-9)
      }
    }
  }

  func testRealNumbersComeBackAsTwiceTheirLength() throws {
    let transform = try XCTUnwrap(
      vDSP.FFT(log2n: 4, radix: .radix2, ofType: DSPSplitComplex.self))
    var even: [Float] = [1, 2, 3, 4, 5, 6, 7, 8]
    var odd: [Float] = [8, 7, 6, 5, 4, 3, 2, 1]
    even.withUnsafeMutableBufferPointer { even in
      odd.withUnsafeMutableBufferPointer { odd in
        let numbers = DSPSplitComplex(realp: even.baseAddress!, imagp: odd.baseAddress!)
        var result = numbers
        transform.forward(input: numbers, output: &result)
        // The sum and the alternating sum, doubled.
        XCTAssertEqual(result.realp[0], 144, accuracy: 1e-4)
        XCTAssertEqual(result.imagp[0], 0, accuracy: 1e-4)
        transform.inverse(input: result, output: &result)
      }
    }
    XCTAssertEqual(even[2], 32 * 3, accuracy: 1e-3)
    XCTAssertEqual(odd[0], 32 * 8, accuracy: 1e-3)
  }

  func testValuesOfAVector() {
    let numbers: [Float] = [3, -4, 1, 0]
    XCTAssertEqual(vDSP.sum(numbers), 0)
    XCTAssertEqual(vDSP.mean(numbers[0..<3]), 0)
    XCTAssertEqual(vDSP.maximum(numbers), 3)
    XCTAssertEqual(vDSP.minimum(numbers), -4)
    XCTAssertEqual(vDSP.maximumMagnitude(numbers), 4)
    XCTAssertEqual(vDSP.sumOfSquares(numbers), 26)
    XCTAssertEqual(vDSP.rootMeanSquare([3.0, 4.0]), 12.5.squareRoot())
    XCTAssertEqual(vDSP.dot(numbers, numbers), 26)
    XCTAssertEqual(vDSP.add(1, numbers), [4, -3, 2, 1])
    XCTAssertEqual(vDSP.subtract(numbers, [1, 1, 1, 1]), [2, -5, 0, -1])
    XCTAssertEqual(vDSP.clip(numbers, to: -1...2), [2, -1, 1, 0])
    XCTAssertEqual(vDSP.ramp(in: 0.0...1.0, count: 3), [0, 0.5, 1])
    XCTAssertEqual(
      vDSP.downsample([1.0, 3, 5, 7], decimationFactor: 2, filter: [0.5, 0.5]), [2, 6])
    XCTAssertEqual(
      vDSP.downsample([1.0, 3], decimationFactor: 4, filter: [1, 1, 1]), [])
    XCTAssertEqual(vForce.sqrt([4.0, 9.0]), [2, 3])
  }

  func testTheFunctionsOfCHaveTheirOrderAndStrides() {
    let (a, b): ([Float], [Float]) = ([10, 20, 30, 40], [1, 2, 3, 4])
    var c = [Float](repeating: 0, count: 4)
    vDSP_vsub(b, 1, a, 1, &c, 1, 4)
    XCTAssertEqual(c, [9, 18, 27, 36])
    vDSP_vdiv(b, 1, a, 1, &c, 1, 4)
    XCTAssertEqual(c, [10, 10, 10, 10])
    var value: Float = 0
    vDSP_sve(a, 2, &value, 2)
    XCTAssertEqual(value, 40)
    var place: vDSP_Length = 0
    vDSP_maxvi(a, 1, &value, &place, 4)
    XCTAssertEqual(place, 3)
    vDSP_maxvi(a, 1, &value, &place, 0)
    XCTAssertEqual(value, -.infinity)
    var integers = [Int16](repeating: 0, count: 3)
    vDSP_vfix16([1.9, -1.9, 40_000], 1, &integers, 1, 3)
    XCTAssertEqual(integers, [1, -1, .max])
    vDSP_vflt16(integers, 1, &c, 1, 3)
    XCTAssertEqual(c, [1, -1, 32_767, 10])
    var product = [Float](repeating: 0, count: 4)
    vDSP_mmul([1, 2, 3, 4], 1, [0, 1, 1, 0], 1, &product, 1, 2, 2, 2)
    XCTAssertEqual(product, [2, 1, 4, 3])
    vDSP_vrvrs(&product, 1, 4)
    XCTAssertEqual(product, [3, 4, 1, 2])
  }
}
