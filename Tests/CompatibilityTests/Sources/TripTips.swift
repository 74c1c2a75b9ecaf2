import SwiftUI
import TipKit

// As applications define tips for Apple's TipKit.

struct PackingTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient) static var itemCount: Int = 0
  @Parameter static var lastPacked: Date? = nil
  @Parameter static var hasSeenList = false

  static let opened = Event(id: "opened")

  var title: Text { Text("Pack early") }
  var message: Text? { Text("Your list is in the menu.") }
  var image: Image? { Image(systemName: "bag") }

  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.$itemCount) { $0 >= 2 }
    #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 3 }
  }

  var actions: [Action] {
    Action(id: "learn-more", title: "Learn More")
    Action(id: "reset") { Text("Reset") }
  }
}

struct PhotoTip: Tip {
  static let viewed: Tips.Event<Viewed> = Tips.Event(id: "viewed-photo")
  static let few = Tips.Event<Viewed>(
    id: "few", donationLimit: .init(maximumCount: 2, maximumAge: .day))

  struct Viewed: Codable, Sendable {
    let place: String
    var isFavorite = false
  }

  var title: Text { Text("Keep a photo") }
  var rules: [Rule] {
    [
      #Rule(Self.viewed) { $0.donations.filter({ $0.place != "Home" }).count > 1 }
    ]
  }
}

/// Steps of which each has an identifier, as tutorials are.
enum TourTip: String, Tip {
  case welcome, add, remove
  @Parameter static var isPaused: Bool = false

  var id: String { "tour.\(rawValue)" }
  var title: Text { Text(verbatim: rawValue) }
  var rules: [Rule] { #Rule(Self.$isPaused) { isPaused in isPaused == false } }
}

struct RareTip: Tip {
  var title = Text("Rarely needed")
  var options: [Option] {
    [MaxDisplayCount(2), Tip.IgnoresDisplayFrequency(true)]
  }
}

struct ShortTip: Tip {
  var isShort = true
  var title: Text { Text("Shown for a while") }
  var options: [any TipOption] {
    if isShort {
      MaxDisplayDuration(90)
    } else {
      MaxDisplayDuration(9000)
    }
  }
}

struct HeadlineTipViewStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyle.Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("TIP").font(.system(.headline).smallCaps())
        Button(action: { configuration.tip.invalidate(reason: .tipClosed) }) { Text("Dismiss") }
      }
      configuration.title?.font(.headline)
      configuration.message?.font(.subheadline)
      ForEach(configuration.actions) { action in
        Button(action: action.handler) { action.label().foregroundStyle(.blue) }
      }
    }
  }
}

struct PackingScreen: View {
  @State private var pressed = ""
  @State private var item = ""

  var body: some View {
    VStack {
      TextField("Item", text: $item)
      TipView(PackingTip(), arrowEdge: .bottom) { action in
        pressed = "\(action.id) \(action.index ?? -1)"
      }
      .tipViewStyle(HeadlineTipViewStyle())
      Text(pressed)
    }
  }
}

struct TourScreen: View {
  @State var tour = TipGroup(.ordered) {
    [
      TourTip.welcome,
      .add,
      .remove,
    ]
  }

  var body: some View {
    VStack {
      TipView(tour.currentTip)
      Button("Add") { TourTip.add.invalidate(reason: .actionPerformed) }
    }
  }
}

struct PhotoScreen: View {
  @State private var isPresented = false
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Photo") { PhotoTip().invalidate(reason: .actionPerformed) }
        .popoverTip(PhotoTip(), isPresented: $isPresented, arrowEdge: .bottom)
      Text(isPresented ? "presented" : "not presented")
      Button("Hide") { isPresented = false }
    }
  }
}

struct TipOfUIKit: UIViewRepresentable {
  func makeUIView(context: Context) -> TipUIView {
    let view = TipUIView(PackingTip(), arrowEdge: .bottom)
    view.viewStyle = HeadlineTipViewStyle()
    view.backgroundColor = .systemYellow
    return view
  }
  func updateUIView(_ view: TipUIView, context: Context) {}
}

final class TipController: UIViewController {
  private let tip = RareTip()
  private var observation: Task<Void, Never>?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observation =
      observation
      ?? Task { @MainActor in
        for await shouldDisplay in tip.shouldDisplayUpdates {
          if shouldDisplay {
            present(TipUIPopoverViewController(tip, sourceItem: view), animated: true)
          } else if presentedViewController is TipUIPopoverViewController {
            dismiss(animated: true)
          }
        }
      }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observation?.cancel()
  }
}

struct TipControllerScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> TipController { TipController() }
  func updateUIViewController(_ controller: TipController, context: Context) {}
}
