/// A program's menu bar extras in the desktop's panel, for as long as there is one. A program without
/// an extra has no such object, and does not ask for a panel.
@MainActor
final class PanelExtras {
  private unowned let application: ApplicationContext
  private var kinds: [WindowKind] = []
  private var shown: [StatusExtra] = []
  /// Whether there is a panel; `nil` before it is known.
  private(set) var isThere: Bool?
  /// Waits for a panel that has gone: it may only start again.
  private var waiting: Task<Void, Never>?
  /// How long a program waits for a panel that has gone.
  static var patience = Duration.seconds(10)

  init(of application: ApplicationContext) {
    self.application = application
    Panel.follow { [weak self] in self?.panelChanged($0) }
  }

  private func panelChanged(_ isThere: Bool) {
    guard isThere != self.isThere else { return }
    let isFirstAnswer = self.isThere == nil
    self.isThere = isThere
    waiting?.cancel()
    waiting = isThere || isFirstAnswer ? nil : awaitPanel()
    Updater.shared.event {
      if isThere {
        // What was in a panel that has gone is there again, with its state.
        for extra in shown { extra.register() }
        show(kinds)
        application.holdForPanel()
      } else if isFirstAnswer {
        application.panelIsMissing()
      }
    }
  }

  /// A program that is only in the panel could not be reached any more.
  private func awaitPanel() -> Task<Void, Never> {
    Task { [weak self] in
      guard (try? await Task.sleep(for: Self.patience)) != nil, let self, isThere == false else {
        return
      }
      Updater.shared.event { application.panelIsMissing() }
    }
  }

  /// Shows the name of an extra again, and its menu.
  func refresh(_ place: [Int]) { shown.first { $0.place == place }?.refresh.schedule() }

  /// Shows the extras of the program's scenes.
  func show(_ kinds: [WindowKind]) {
    self.kinds = kinds
    for extra in shown where !kinds.contains(where: { $0.place == extra.place }) {
      extra.unmount()
    }
    shown.removeAll { extra in !kinds.contains { $0.place == extra.place } }
    for kind in kinds {
      guard let views = kind.extra else { continue }
      if let extra = shown.first(where: { $0.place == kind.place }) {
        extra.update(kind, views, in: application)
      } else if isThere == true {
        shown.append(
          StatusExtra(kind, views, in: application) { [weak application] isSecondary in
            application?.toggle(extraAt: kind.place, isSecondary: isSecondary)
          })
      }
    }
  }
}
