public import Foundation

/// What a widget shows from a date on. Mirrors WidgetKit's `TimelineEntry`.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// How important the entry is.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Unknown.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is. Mirrors WidgetKit's `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// A number, in comparison with those of other entries.
  public var score: Float
  /// For how long it is so important, in seconds.
  public var duration: TimeInterval
  /// Creates a value.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// When a widget asks for entries again. Mirrors WidgetKit's `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Time: Equatable { case atEnd, never, after(Date) }
  private let time: Time
  /// The policy to ask after the last entry.
  public static let atEnd = TimelineReloadPolicy(time: .atEnd)
  /// The policy to ask for no further entries.
  public static let never = TimelineReloadPolicy(time: .never)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(time: .after(date))
  }
}

/// The entries of a widget. Mirrors WidgetKit's `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When there will be others.
  public let policy: TimelineReloadPolicy
  /// Creates a value.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What a widget is asked for. Never created by the system: there are no widgets. Mirrors WidgetKit's.
public struct TimelineProviderContext: Sendable {
  /// The size.
  public let family: WidgetFamily
  /// Whether it is for the list in which the user chooses widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// The source of a widget's entries. Never asked: there are no widgets. Mirrors WidgetKit's `TimelineProvider`.
@preconcurrency
public protocol TimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// What a widget is asked for.
  typealias Context = TimelineProviderContext
  /// An entry without the user's data. Never called.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for the present. Never called.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the entries of the present and the future. Never called.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
