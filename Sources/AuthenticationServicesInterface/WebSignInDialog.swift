internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The dialog that a window shows while the user signs in in the browser.
struct WebSignInDialog: View {
  let url: URL
  let cancel: () -> Void

  @State private var isBrowserMissing = false
  @FocusState private var isOpenFocused: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text(
        isBrowserMissing
          ? String(own: "No browser could be opened.") : String(own: "Go on in your browser.")
      )
      .accessibilityAddTraits(.isHeader)
      Button(String(own: "Open the Page Again")) {
        AccessibilityNotification.Announcement(String(own: "The page is opened again")).post()
        open()
      }
      .focused($isOpenFocused)
      Button(String(own: "Cancel"), role: .cancel, action: cancel)
    }
    .padding(24)
    .navigationTitle(String(own: "Sign In"))
    .onAppear {
      isOpenFocused = true
      AccessibilityNotification.Announcement(String(own: "Go on in your browser.")).post()
    }
  }

  /// Opens the page in the system's browser.
  func open() {
    Desktop.open(url.absoluteString) { isOpen in
      guard !isOpen else { return }
      isBrowserMissing = true
      AccessibilityNotification.Announcement(String(own: "No browser could be opened.")).post()
    }
  }
}
