public import Foundation
public import TabstopFoundation

/// The receiver of a file that is written: bytes in memory, or a file. Mirrors the part of Core Graphics'
/// `CGDataConsumer` that SwiftUI sources use.
public final class CGDataConsumer {
  private enum Place {
    case data(NSMutableData)
    case file(URL)
  }
  private let place: Place

  /// Creates a consumer that appends to bytes.
  public init?(data: CFMutableData) { place = .data(data) }
  /// Creates a consumer that writes a file.
  public init?(url: CFURL) { place = .file(url as URL) }

  package func write(_ bytes: Data) throws {
    switch place {
    case .data(let data): data.append(bytes)
    case .file(let url): try bytes.write(to: url)
    }
  }
}
