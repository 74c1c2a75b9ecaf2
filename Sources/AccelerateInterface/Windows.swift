internal import Foundation

extension vDSP {
  /// The shape of a window over a part of a signal. Mirrors Accelerate's.
  public enum WindowSequence: Sendable {
    case hanningNormalized, hanningDenormalized, hamming, blackman

    func value(at place: Int, of count: Int) -> Double {
      let angle = 2 * Double.pi * Double(place) / Double(count)
      return switch self {
      case .hanningNormalized: 0.8165 * (1 - cos(angle))
      case .hanningDenormalized: 0.5 * (1 - cos(angle))
      case .hamming: 0.54 - 0.46 * cos(angle)
      case .blackman: 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)
      }
    }

    func write<T: BinaryFloatingPoint>(
      _ memory: UnsafeMutablePointer<T>, _ count: vDSP_Length, flag: Int32
    ) {
      let isHalf = flag & Int32(vDSP_HALF_WINDOW) != 0
      for place in 0..<Int(isHalf ? (count + 1) / 2 : count) {
        memory[place] = T(value(at: place, of: Int(count)))
      }
    }
  }

  /// A window over a part of a signal.
  public static func window<T: BinaryFloatingPoint>(
    ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [T] {
    (0..<(isHalfWindow ? (count + 1) / 2 : count)).map { T(sequence.value(at: $0, of: count)) }
  }

  /// Writes a window over a part of a signal.
  public static func formWindow<T: BinaryFloatingPoint, V: AccelerateMutableBuffer<T>>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) {
    let count = result.count
    let numbers = window(
      ofType: T.self, usingSequence: sequence, count: count, isHalfWindow: isHalfWindow)
    write(numbers, &result)
  }
}

/// The flag for the first half of a window. Mirrors Accelerate's.
public let vDSP_HALF_WINDOW = 1
/// The flag for a window up to 1. Mirrors Accelerate's.
public let vDSP_HANN_DENORM = 0
/// The flag for a window with the energy of the signal. Mirrors Accelerate's.
public let vDSP_HANN_NORM = 2

/// Writes a Hann window. Mirrors Accelerate's.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  hann(flag).write(c, n, flag: flag)
}

/// Writes a Hann window. Mirrors Accelerate's.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  hann(flag).write(c, n, flag: flag)
}

private func hann(_ flag: Int32) -> vDSP.WindowSequence {
  flag & Int32(vDSP_HANN_NORM) != 0 ? .hanningNormalized : .hanningDenormalized
}

/// Writes a Hamming window. Mirrors Accelerate's.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  vDSP.WindowSequence.hamming.write(c, n, flag: flag)
}

/// Writes a Hamming window. Mirrors Accelerate's.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  vDSP.WindowSequence.hamming.write(c, n, flag: flag)
}

/// Writes a Blackman window. Mirrors Accelerate's.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  vDSP.WindowSequence.blackman.write(c, n, flag: flag)
}

/// Writes a Blackman window. Mirrors Accelerate's.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32)
{ vDSP.WindowSequence.blackman.write(c, n, flag: flag) }
