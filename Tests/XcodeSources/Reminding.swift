// Modules that Apple's SwiftUI re-exports, without their import.
import SwiftUI

final class Reminding: NSObject, UNUserNotificationCenterDelegate {
  static let content: UNMutableNotificationContent = {
    let content = UNMutableNotificationContent()
    content.title = "Leave for the ferry"
    return content
  }()
}

/// The side of a code in pixels.
public func sizeOfCode(_ text: String) -> CGFloat? {
  guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
  filter.setValue(Data(text.utf8), forKey: "inputMessage")
  return filter.outputImage?.extent.width
}

public func titleOfReminder() -> String { Reminding.content.title }
