internal import Observation
internal import Tabstop

/// The display of a tip in one view: while its status allows it, and the user has not closed it.
@Observable @MainActor
final class TipDisplay {
  /// The tip on screen.
  private(set) var shown: AnyTip?
  /// How often the tip had been closed for testing when the view appeared.
  @ObservationIgnored private var dismissals: [String: Int] = [:]

  /// Whether a tip may be shown in the view. A view that calls this is updated when it changes.
  func allows(_ tip: AnyTip) -> Bool {
    guard tip.shouldDisplay else { return false }
    let count = TipCenter.shared.dismissals(of: tip.id)
    return dismissals[tip.id, default: count] == count
  }

  /// Begins and ends displays, so that `tip` is shown if it may be.
  func show(_ tip: AnyTip?) {
    if let shown, shown.id != tip?.id {
      self.shown = nil
      TipCenter.shared.endDisplay(of: shown)
    }
    guard let tip, shown == nil, TipCenter.shared.beginDisplay(of: tip) else { return }
    shown = tip
  }

  /// Closes the tip for the user.
  func close() {
    shown?.invalidate(reason: .tipClosed)
    show(nil)
  }

  /// Notes that the view is on screen with a tip from now on.
  func appear(with tip: AnyTip?) {
    dismissals = [:]
    if let tip { dismissals[tip.id] = TipCenter.shared.dismissals(of: tip.id) }
  }
}

/// Makes a display follow the status of a tip.
struct TipFollower: ViewModifier {
  let tip: AnyTip?
  let display: TipDisplay
  /// Is true while the tip is on screen; the program closes it by false.
  let isPresented: Binding<Bool>?

  func body(content: Content) -> some View {
    let allowed = tip.flatMap { display.allows($0) ? $0 : nil }
    content
      .onAppear {
        display.appear(with: tip)
        display.show(allowed)
      }
      .onChange(of: allowed?.id) { display.show(allowed) }
      .onChange(of: tip?.id) { display.appear(with: tip) }
      .onChange(of: isPresented?.wrappedValue) { _, isPresented in
        if isPresented == false { display.show(nil) }
      }
      .onChange(of: display.shown != nil) { _, isShown in report(isShown) }
      .onDisappear {
        display.show(nil)
        report(false)
      }
  }

  private func report(_ isShown: Bool) {
    if let isPresented, isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
  }
}
