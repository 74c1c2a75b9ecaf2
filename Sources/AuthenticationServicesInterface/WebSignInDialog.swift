internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// What a window shows while the user is in the browser.
struct WebSignInDialog: View {
  let url: URL
  let cancel: () -> Void

  @State private var isBrowserMissing = false
  @FocusState private var isOpenFocused: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text(isBrowserMissing ? "No browser could be opened." : "Go on in your browser.")
        .accessibilityAddTraits(.isHeader)
      Button("Open the Page Again") {
        AccessibilityNotification.Announcement("The page is opened again").post()
        open()
      }
      .focused($isOpenFocused)
      Button("Cancel", role: .cancel, action: cancel)
    }
    .padding(24)
    .navigationTitle("Sign In")
    .onAppear {
      isOpenFocused = true
      AccessibilityNotification.Announcement("Go on in your browser.").post()
    }
  }

  /// Opens the page in the system's browser.
  func open() {
    Desktop.open(url.absoluteString) { isOpen in
      guard !isOpen else { return }
      isBrowserMissing = true
      AccessibilityNotification.Announcement("No browser could be opened.").post()
    }
  }
}
