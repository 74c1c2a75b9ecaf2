extension Tips {
  /// A button of a tip. Mirrors TipKit's.
  public struct Action: Identifiable, Sendable {
    /// Its name.
    public let id: String
    /// The place of the button in its tip; `nil` before it is shown.
    public let index: Int?
    /// The text of the button.
    public let label: @Sendable () -> Text
    /// The action.
    public let handler: @MainActor () -> Void

    private let ownID: String?

    private init(
      id: String?, index: Int?, label: @escaping @Sendable () -> Text,
      handler: @escaping @MainActor () -> Void
    ) {
      ownID = id
      self.id = id ?? String(index ?? 0)
      (self.index, self.label, self.handler) = (index, label, handler)
    }

    /// Creates a button. Without an `id` its place in the tip is its name.
    @preconcurrency
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, index: nil, label: { Text(verbatim: title) }, handler: handler)
    }

    /// Creates a button with a text of its own style. Without an `id` its place in the tip is its name.
    @preconcurrency
    public init(
      id: String? = nil, perform handler: @escaping @MainActor () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.init(id: id, index: nil, label: label, handler: handler)
    }

    /// The button at a place of its tip.
    func placed(at index: Int) -> Action {
      Action(id: ownID, index: index, label: label, handler: handler)
    }

    /// The button in a view with an action of its own.
    func performing(_ also: @escaping @MainActor (Action) -> Void) -> Action {
      Action(id: ownID, index: index, label: label) {
        handler()
        also(self)
      }
    }
  }

  /// A result builder of buttons. Mirrors TipKit's.
  @resultBuilder public enum ActionBuilder {
    /// A result-builder hook.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// A result-builder hook.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// A result-builder hook.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// A result-builder hook.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// A result-builder hook.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// A result-builder hook.
    public static func buildEither(second: [Action]) -> [Action] { second }
    /// A result-builder hook.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    /// A result-builder hook.
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
    /// A result-builder hook: each button gets its place.
    public static func buildFinalResult(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { $1.placed(at: $0) }
    }
  }
}
