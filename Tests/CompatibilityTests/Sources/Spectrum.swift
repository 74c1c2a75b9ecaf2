// The loudness and the spectrum of sounds, as applications calculate them.
import Accelerate
import Foundation

final class Spectrum {
  private let count: Int
  private let setup: FFTSetup
  private var window: [Float]

  init(count: Int) {
    self.count = count
    setup = vDSP_create_fftsetup(vDSP_Length(log2(Float(count))), FFTRadix(kFFTRadix2))!
    window = [Float](repeating: 0, count: count)
    vDSP_hann_window(&window, vDSP_Length(count), Int32(vDSP_HANN_DENORM))
  }

  deinit { vDSP_destroy_fftsetup(setup) }

  func loudness(_ samples: [Float]) -> Float {
    var power: Float = 0
    vDSP_rmsqv(samples, 1, &power, vDSP_Length(samples.count))
    return vDSP.amplitudeToDecibels([power], zeroReference: 1)[0]
  }

  func magnitudes(_ samples: [Float], isWindowed: Bool = true) -> [Float] {
    var windowed = samples
    if isWindowed { vDSP_vmul(samples, 1, window, 1, &windowed, 1, vDSP_Length(count)) }
    let half = count / 2
    var (real, imaginary) = (
      [Float](repeating: 0, count: half), [Float](repeating: 0, count: half)
    )
    var squares = [Float](repeating: 0, count: half)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        windowed.withUnsafeBufferPointer { memory in
          memory.baseAddress!.withMemoryRebound(to: DSPComplex.self, capacity: half) {
            vDSP_ctoz($0, 2, &split, 1, vDSP_Length(half))
          }
        }
        vDSP_fft_zrip(
          setup, &split, 1, vDSP_Length(log2(Float(count))), FFTDirection(FFT_FORWARD))
        vDSP_zvmags(&split, 1, &squares, 1, vDSP_Length(half))
      }
    }
    return vDSP.multiply(1 / Float(count), vForce.sqrt(squares))
  }
}
