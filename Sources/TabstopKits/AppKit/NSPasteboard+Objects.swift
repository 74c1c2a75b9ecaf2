public import Foundation

extension UIImage {
  /// Creates the picture that this program has put on a clipboard; `nil` if there is none. Mirrors
  /// AppKit's.
  @preconcurrency @MainActor
  public convenience init?(pasteboard: NSPasteboard) {
    guard let picture = pasteboard.pasteboardItems?.lazy.compactMap({ $0.picture }).first else {
      return nil
    }
    self.init(same: picture)
  }
}

extension NSURL {
  /// Creates the address that this program has put on a clipboard; `nil` if there is none. Mirrors AppKit's.
  @preconcurrency @MainActor
  public convenience init?(from pasteBoard: NSPasteboard) {
    let items = pasteBoard.pasteboardItems ?? []
    let url = items.lazy.compactMap(\.url).first { $0.scheme != nil }
    guard let url else { return nil }
    self.init(string: url.absoluteString)
  }

  /// Puts the address on a clipboard. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func write(to pasteBoard: NSPasteboard) { pasteBoard.writeObjects([self]) }
}
