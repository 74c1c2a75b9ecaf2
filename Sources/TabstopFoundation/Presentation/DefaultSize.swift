public import Foundation
public import Tabstop

extension Scene {
  /// Sets the size of a new window, in points; 640 by 720 by default. Mirrors SwiftUI.
  public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }
}
