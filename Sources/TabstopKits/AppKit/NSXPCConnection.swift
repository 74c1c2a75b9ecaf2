public import Foundation

/// A connection to another process: none. Mirrors Foundation's, for programs that leave the screen by
/// `UIApplication.shared.perform(#selector(NSXPCConnection.suspend))`, which minimizes the active window.
open class NSXPCConnection: NSObject {
  /// Pauses the connection. Does nothing.
  open func suspend() {}
}
