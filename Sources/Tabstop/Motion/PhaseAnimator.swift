internal import GtkBridge

/// A view that shows its content in one phase after the other, each with an animation. Mirrors
/// SwiftUI's `PhaseAnimator`.
///
/// Without a trigger the phases run once when the view appears, and the last one stays: what moves
/// without end distracts (WCAG 2.2.2). With a trigger they run once for each of its changes, and
/// end at the first one, as in SwiftUI. Without motion the final phase is shown at once.
public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  fileprivate let phases: [Phase]
  /// The value that starts a run when it changes; `nil` without a trigger.
  fileprivate let trigger: AnyEquatable?
  fileprivate private(set) var runsAtStart: Bool
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?

  /// Creates a view that runs through phases when it appears.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Creates a view that runs through phases when `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyEquatable(trigger), content: content,
      animation: animation)
  }

  /// Creates a view that runs through phases when `trigger` changes, and perhaps when it appears.
  init(
    _ phases: [Phase], trigger: some Equatable, runsAtStart: Bool,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.init(
      phases: phases, trigger: AnyEquatable(trigger), content: content, animation: animation)
    self.runsAtStart = runsAtStart
  }

  private init(
    phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "A PhaseAnimator needs a phase.")
    (self.phases, self.trigger, self.content) = (phases, trigger, content)
    self.animation = animation
    runsAtStart = trigger == nil
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PhaseNode(view, context)
  }
}

extension View {
  /// Shows this view in one phase after the other when it appears; see `PhaseAnimator`. Mirrors
  /// SwiftUI.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(AnyView(self), $0) }, animation: animation)
  }

  /// Shows this view in one phase after the other when `trigger` changes; see `PhaseAnimator`.
  /// Mirrors SwiftUI.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
  }
}

private final class PhaseNode<Phase: Equatable, Content: View>:
  _ViewNode<PhaseAnimator<Phase, Content>>
{
  private var index = 0
  /// The remaining phases of the current run.
  private var coming: [Int] = []
  /// The number of the current run, which distinguishes the end of its phases from that of earlier
  /// ones.
  private var run = 0
  private var child: _ViewNode<Content>!

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(makeBody(), childContext)
    if view.runsAtStart {
      Updater.shared.afterUpdate { [weak self] in self?.runWhenVisible() }
    }
  }

  private func makeBody() -> Content {
    let phase = view.phases[min(index, view.phases.count - 1)]
    return track { view.content(phase) }
  }

  override func didUpdate(from old: PhaseAnimator<Phase, Content>, environmentChanged: Bool) {
    evaluate()
    if old.trigger != view.trigger {
      Updater.shared.afterUpdate { [weak self] in
        guard let self else { return }
        go(to: 0)
        start(wholeRun)
      }
    }
  }

  override func evaluate() { child.update(makeBody(), in: environment) }

  /// Starts the phases after the first frame: nothing can be animated before it.
  private func runWhenVisible() {
    guard isMounted else { return }
    if !Motions.areAllowed { return go(to: wholeRun.last ?? 0) }
    window.afterLayout { [weak self] in
      // In an update, which passes new styles to GTK.
      Updater.shared.afterUpdate {
        guard let self else { return }
        self.start(self.wholeRun)
      }
    }
  }

  /// The phases after the first; those of a trigger end at it.
  private var wholeRun: [Int] {
    view.phases.indices.dropFirst() + (view.trigger == nil ? [] : [0])
  }

  private func start(_ phases: [Int]) {
    run += 1
    coming = phases
    showNextPhases()
  }

  /// Shows the next phase, and the following ones when its animation is over.
  private func showNextPhases() {
    while isMounted, !coming.isEmpty {
      let next = coming.removeFirst()
      guard view.phases.indices.contains(next) else { continue }
      let phase = view.phases[next]
      var widget: Widget?
      forEachWidget { widget = widget ?? $0 }
      let transaction = Transaction(animation: view.animation(phase))
      guard let widget, let animation = Motions.animation(transaction, for: widget.pointer) else {
        go(to: next)
        continue
      }
      // The phase lasts as long as its animation, whatever moves in it.
      var clock = transaction
      clock.addAnimationCompletion { [weak self, run] in
        guard let self, self.run == run else { return }
        showNextPhases()
      }
      Motions.start(
        MotionKey(self, .phase), in: widget.pointer, by: animation, of: clock, from: 0.0, to: 1,
        show: { _ in })
      index = next
      return update(by: transaction) { evaluate() }
    }
  }

  private func go(to index: Int) {
    guard isMounted, index != self.index else { return }
    self.index = index
    evaluate()
  }

  override func unmount() {
    super.unmount()
    Motions.current?.cancel(MotionKey(self, .phase))
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
