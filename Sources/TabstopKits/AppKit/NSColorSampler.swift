internal import GtkBridge
public import Foundation

/// Lets the user take a colour from the screen. Mirrors AppKit's `NSColorSampler`.
///
/// The desktop's portal shows the way to choose; on a desktop without it nothing is shown, and there is no colour.
@preconcurrency @MainActor
open class NSColorSampler: NSObject {
  /// Creates a sampler.
  public override nonisolated init() { super.init() }

  /// Lets the user take a colour.
  ///
  /// - Parameter selectionHandler: Called with the colour; `nil` if the user cancels, or there is no portal.
  open func show(selectionHandler: @escaping @MainActor (NSColor?) -> Void) {
    ScreenColor.pick { color in
      selectionHandler(
        color.map { NSColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
    }
  }

  /// Lets the user take a colour; `nil` if the user cancels, or there is no portal.
  open func sample() async -> NSColor? {
    await withCheckedContinuation { continuation in
      show { continuation.resume(returning: $0) }
    }
  }
}
