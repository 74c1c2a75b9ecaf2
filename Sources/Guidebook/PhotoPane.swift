public import Tabstop
public import Trips

/// A large photo of a destination, its place, and a button below that shows the next.
public struct PhotoPane: View {
  let browser: PhotoBrowser
  let readMore: ((Destination) -> Void)?

  /// Creates a pane.
  /// - Parameter readMore: Opens the destination's page: the action of a second button.
  public init(_ browser: PhotoBrowser, readMore: ((Destination) -> Void)? = nil) {
    self.browser = browser
    self.readMore = readMore
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 16) {
      Image(browser.current.pictureName)
        .resizable()
        .scaledToFill()
        .contentTransition(.opacity)
        .accessibilityLabel(browser.current.pictureDescription)
        .styleClass("photo")
        .overlay(alignment: .bottomLeading) { caption }
      if let readMore {
        // The buttons are equally wide, so that the arrow keys from the form lead to the upper one.
        VStack(spacing: 12) {
          Button(action: showNext) { Text("Browse Photos").frame(minWidth: Self.buttonWidth) }
          Button {
            readMore(browser.current)
          } label: {
            Text("More About \(browser.current.name)").frame(minWidth: Self.buttonWidth)
          }
        }
      } else {
        Button("Browse Photos", action: showNext)
      }
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .padding(20)
  }

  private static let buttonWidth = 240.0

  private var caption: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(browser.current.place)
        .font(.title2)
      Text("\(browser.position) · \(browser.current.summary)")
        .fixedSize(horizontal: false, vertical: true)
    }
    .styleClass("photo-caption")
    .padding(16)
  }

  private func showNext() {
    withAnimation { browser.showNext() }
    AccessibilityNotification.Announcement(
      "\(browser.current.place). \(browser.position)"
    ).post()
  }
}
