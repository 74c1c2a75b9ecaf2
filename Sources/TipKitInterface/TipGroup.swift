public import Observation

/// Tips of which one is shown at a time. Mirrors TipKit's `TipGroup`.
public final class TipGroup: Observable, Sendable {
  /// The choice of the tip. Mirrors TipKit's.
  public enum Priority: Hashable, Sendable {
    /// The first tip that is available.
    case firstAvailable
    /// The first tip that is not closed, when it is available: each follows when those before it are
    /// closed.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: () -> [any Tip]
  ) {
    (self.priority, self.tips) = (priority, tips())
  }

  /// The tip to show now. A view that reads it is updated when it changes.
  public var currentTip: (any Tip)? {
    switch priority {
    case .ordered:
      let next = tips.first {
        if case .invalidated = $0.status { false } else { true }
      }
      return next?.shouldDisplay == true ? next : nil
    case .firstAvailable:
      let available = tips.filter(\.shouldDisplay)
      // One on screen stays, whatever becomes available before it.
      return available.first { TipCenter.shared.isDisplayed($0.id) } ?? available.first
    }
  }

  /// The tips that become the current one, beginning with that of now.
  public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
    TipUpdates.stream { [self] in
      let tip = currentTip
      return (tip.map(\.id), tip)
    }
    .compactMap { $0 }
  }
}

extension Tips {
  /// A result builder of groups. Mirrors TipKit's.
  @resultBuilder public enum GroupBuilder {
    /// A result-builder hook.
    public static func buildBlock() -> [any Tip] { [] }
    /// A result-builder hook.
    public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }
    /// A result-builder hook.
    public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }
    /// A result-builder hook.
    public static func buildPartialBlock(first: Void) -> [any Tip] { [] }
    /// A result-builder hook.
    public static func buildPartialBlock(first: Never) -> [any Tip] {}
    /// A result-builder hook.
    public static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip] {
      accumulated + [next]
    }
    /// A result-builder hook.
    public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] {
      accumulated + next
    }
    /// A result-builder hook.
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    /// A result-builder hook.
    public static func buildEither(first: [any Tip]) -> [any Tip] { first }
    /// A result-builder hook.
    public static func buildEither(second: [any Tip]) -> [any Tip] { second }
    /// A result-builder hook.
    public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { tips.flatMap { $0 } }
    /// A result-builder hook.
    public static func buildLimitedAvailability(_ tips: [any Tip]) -> [any Tip] { tips }
  }
}
