// The contents of the module TipKit, tips for users: a compatible interface, not Apple's.
internal import Observation
@_exported public import SwiftUIInterface

/// A tip, which is shown until the user closes it. Mirrors TipKit's `Tip`; rules and events have no effect.
public protocol Tip: Identifiable, Sendable {
  /// A button of a tip.
  typealias Action = Tips.Action
  /// A rule for showing a tip.
  typealias Rule = Tips.Rule
  /// An event of the program, such as a use of a feature.
  typealias Event = Tips.Event
  /// An option of a tip.
  typealias Option = TipOption
  /// The title of the tip.
  var title: Text { get }
  /// The text below the title.
  var message: Text? { get }
  /// The picture beside the title.
  var image: Image? { get }
  /// The buttons of the tip.
  @Tips.ActionsBuilder var actions: [Tips.Action] { get }
  /// The conditions of the tip. Stored, without effect.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The options of the tip. Stored, without effect.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  /// The identifier, under which the program stores whether the user has closed the tip.
  var id: String { get }
}
extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A rule for showing a tip.
  public typealias Rule = Tips.Rule
  /// An event of the program, such as a use of a feature.
  public typealias Event = Tips.Event
  /// An option of a tip.
  public typealias Option = any TipOption

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// Always `nil`.
  public var message: Text? { nil }
  /// Always `nil`.
  public var image: Image? { nil }
  /// Always empty.
  public var actions: [Tips.Action] { [] }
  /// Always empty.
  public var rules: [Tips.Rule] { [] }
  /// Always empty.
  public var options: [any TipOption] { [] }
  /// Whether it is shown.
  @MainActor public var shouldDisplay: Bool { TipStore.shared.isShown(id) }
  /// Whether the tip is available or was closed.
  @MainActor public var status: Tips.Status {
    shouldDisplay ? .available : .invalidated(.tipClosed)
  }
  /// Closes the tip for good.
  @MainActor public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.close(id) }
}

/// An option of a tip. No effect. Mirrors TipKit's.
public protocol TipOption: Sendable {}

/// The tips of a program. Mirrors TipKit's.
public enum Tips {
  /// No effect: tips are shown from the start.
  @MainActor public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Shows all tips again.
  @MainActor public static func resetDatastore() throws { TipStore.shared.reset() }
  /// Shows all tips again.
  @MainActor public static func showAllTipsForTesting() { TipStore.shared.reset() }
  /// Shows no tips in this run.
  @MainActor public static func hideAllTipsForTesting() { TipStore.shared.hidesAll = true }

  /// An option for all tips. No effect. Mirrors TipKit's.
  public struct ConfigurationOption: Sendable {
    /// The frequency with which tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// The place in which the state of tips is stored.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    /// The frequency with which tips are shown. No effect.
    public struct DisplayFrequency: Sendable {
      /// No delay between tips.
      public static let immediate = Self()
      /// At most one tip in an hour.
      public static let hourly = Self()
      /// At most one tip in a day.
      public static let daily = Self()
      /// At most one tip in a week.
      public static let weekly = Self()
      /// At most one tip in a month.
      public static let monthly = Self()
    }
    /// The place in which the state of tips is stored. No effect.
    public struct DatastoreLocation: Sendable {
      /// The program's settings.
      public static let applicationDefault = Self()
      /// A folder that programs share. The settings are used instead.
      public static func groupContainer(identifier: String) -> Self { Self() }
      /// A file. The settings are used instead.
      public static func url(_ url: URL) -> Self { Self() }
    }
  }

  /// The status of a tip. Mirrors TipKit's.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  /// The reasons for which a tip is closed. Mirrors TipKit's.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, tipClosed
  }

  /// A button of a tip. Mirrors TipKit's.
  public struct Action: Identifiable, Sendable {
    /// Its name.
    public let id: String
    let title: String
    /// The action.
    public let handler: @Sendable () -> Void
    /// Creates a button.
    @preconcurrency
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      self.title = String(title)
      self.id = id ?? self.title
      self.handler = handler
    }
  }
  /// A rule for showing a tip. No effect. Mirrors TipKit's.
  public struct Rule: Sendable {}
  /// An event of the program, such as a use of a feature. No effect. Mirrors TipKit's.
  public struct Event: Sendable {
    /// Its name.
    public let id: String
    /// Creates an event.
    public init(id: String) { self.id = id }
    /// No effect.
    public func donate() async {}
    /// No effect.
    @preconcurrency
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }
  /// The maximum number of times that a tip is shown. No effect. Mirrors TipKit's.
  public struct MaxDisplayCount: TipOption {
    /// Creates the option.
    public init(_ maxDisplayCount: Int) {}
  }
  /// Whether a tip is shown at once. No effect. Mirrors TipKit's.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// A result builder of buttons.
  @resultBuilder public enum ActionsBuilder {
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
  }
  /// A result builder of rules.
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// A result-builder hook.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// A result-builder hook.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  }
  /// A result builder of options.
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// A result-builder hook.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// A result-builder hook.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
  }
}

/// The tips that the user has closed, stored in the program's settings.
@Observable @MainActor
final class TipStore {
  static let shared = TipStore()
  private static let key = "TipKit.closed"
  private var closed = Set(UserDefaults.standard.stringArray(forKey: key) ?? [])
  var hidesAll = false

  func isShown(_ id: String) -> Bool { !hidesAll && !closed.contains(id) }
  func close(_ id: String) {
    closed.insert(id)
    UserDefaults.standard.set(closed.sorted(), forKey: Self.key)
  }
  func reset() {
    (closed, hidesAll) = ([], false)
    UserDefaults.standard.removeObject(forKey: Self.key)
  }
}
