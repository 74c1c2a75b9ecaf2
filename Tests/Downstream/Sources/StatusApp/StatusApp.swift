import SwiftUI

@main
struct StatusApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  var body: some Scene {
    Settings { EmptyView() }
  }
}
