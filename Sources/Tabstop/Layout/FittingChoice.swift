internal import FocusModel
internal import GtkBridge

/// The views among which a `ViewThatFits` chooses. Each has a part of the focus order of its own, which
/// is hidden while another view is shown.
struct FittingCandidates: View {
  private let views: [AnyView]
  private let choice: FittingChoice

  init(of content: some View, _ choice: FittingChoice) {
    views = (content as? any SeveralViews)?.views ?? [AnyView(content)]
    self.choice = choice
  }

  var body: some View {
    ForEach(views.indices, id: \.self) { index in
      views[index].modifier(FittingCandidate(choice: choice))
    }
  }
}

/// The choice of the view that is shown; none before the first layout.
@MainActor
final class FittingChoice {
  private var shown: WidgetPointer?
  private weak var chosen: (any Candidate)?
  private var candidates: [Place] = []
  private weak var window: WindowContext?
  /// The node that had the focus in the view that was shown before.
  private weak var lostFocus: FocusNode?
  private lazy var change = TurnRequest { [weak self] in self?.apply() }

  @MainActor
  protocol Candidate: _Node {
    var scope: FocusScope { get }
    func show(_ isShown: Bool)
  }

  private struct Place {
    unowned let candidate: any Candidate
  }

  func add(_ candidate: any Candidate) { candidates.append(Place(candidate: candidate)) }

  /// Whether the texts of a candidate are those of the view: it is shown, or will perhaps be.
  func speaks(_ candidate: any Candidate) -> Bool {
    (chosen ?? candidates.first?.candidate) === candidate
  }

  func remove(_ candidate: any Candidate) { candidates.removeAll { $0.candidate === candidate } }

  /// Called in each layout with the widget that is shown. The focus follows after the layout.
  func choose(_ widget: WidgetPointer, in window: WindowContext) {
    guard widget != shown else { return }
    shown = widget
    self.window = window
    let focus = window.coordinator.focusedNode
    if let focus, candidates.contains(where: { $0.candidate.scope.contains(focus) }) {
      lostFocus = focus
    }
    change.schedule()
  }

  private func apply() {
    guard let shown, let new = candidates.first(where: { $0.candidate.holds(shown) })?.candidate
    else { return }
    chosen = new
    for place in candidates where place.candidate !== new { place.candidate.show(false) }
    new.show(true)
    defer { lostFocus = nil }
    guard let lostFocus, !new.scope.contains(lostFocus), let window else { return }
    // The same control in the other arrangement, else the first.
    if let counterpart = lostFocus.counterpart(in: new.scope) {
      window.coordinator.returnFocus(to: counterpart)
    } else {
      window.coordinator.enter(new.scope, orFirst: true)
    }
  }
}

extension FittingChoice.Candidate {
  fileprivate func holds(_ widget: WidgetPointer) -> Bool {
    var holds = false
    forEachWidget { if $0.pointer == widget { holds = true } }
    return holds
  }
}

package struct FittingCandidate: _PrimitiveModifier {
  let choice: FittingChoice

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    CandidateNode(view, context)
  }
}

private final class CandidateNode<Content: View>: ModifierNode<Content, FittingCandidate>,
  FittingChoice.Candidate
{
  let scope = FocusScope(name: "fitting view")
  private let outerScope: FocusScope
  private let appearance: PageAppearance

  override init(_ view: ModifiedContent<Content, FittingCandidate>, _ context: _Context) {
    appearance = PageAppearance(outer: context.environment.pageAppearance, isOnTop: false)
    outerScope = context.environment.inherited.focusScope
    super.init(view, context)
    outerScope.insert(scope, after: focusItemBeforeSelf)
    scope.isHidden = true
    makeContent()
    view.modifier.choice.add(self)
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusScope = scope
    environment.pageAppearance = appearance
  }

  func show(_ isShown: Bool) {
    guard isShown != appearance.isOnTop else { return }
    if !isShown { forEachWidget { window.willRemove($0) } }
    scope.isHidden = !isShown
    appearance.isOnTop = isShown
    textChangedInside()
  }

  // MARK: Texts

  private var speaks: Bool { view.modifier.choice.speaks(self) }

  override var replacesText: Bool { !speaks }
  override func text(withButtons: Bool) -> String {
    speaks ? super.text(withButtons: withButtons) : ""
  }
  override var spokenValue: String? { speaks ? super.spokenValue : nil }
  override var spokenHint: String? { speaks ? super.spokenHint : nil }
  override var hiddenLabel: String? { speaks ? super.hiddenLabel : nil }
  override func collect(_ states: inout ControlStates) { if speaks { super.collect(&states) } }

  // MARK: Structure

  override var lastFocusItem: FocusItem? { scope }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(scope) }
  override func focusItem(before child: _Node) -> FocusItem? { nil }

  override func unmount() {
    super.unmount()
    view.modifier.choice.remove(self)
    appearance.end()
    outerScope.remove(scope)
  }
}
