import SwiftUI

// As programs for phones have them: outside of views, on no actor.

let screenWidth = UIScreen.main.bounds.width

enum Metrics {
  static let side = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
  static var spacing: CGFloat { UIDevice.current.userInterfaceIdiom == .pad ? 24 : 16 }
}

final class Haptics {
  static let shared = Haptics()

  func success() {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
  }

  func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

class InviteViewModel: ObservableObject {
  @Published var link = "https://example.org/invite"

  func copy() {
    UIPasteboard.general.string = link
    Haptics.shared.success()
  }

  func share() {
    guard let url = URL(string: link), UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url)
  }
}

struct InviteView: View {
  @StateObject private var model = InviteViewModel()
  @State private var isCopied = false

  var body: some View {
    VStack(spacing: Metrics.spacing) {
      Text(isCopied ? "Copied" : "Not copied")
      Button("Copy") {
        model.copy()
        isCopied = UIPasteboard.general.string == model.link
      }
    }
    .frame(width: screenWidth * 0.8)
  }
}
