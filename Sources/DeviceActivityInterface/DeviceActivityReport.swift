public import Foundation
@_exported public import SwiftUIInterface
internal import Tabstop

/// A report about the use of programs: empty. Mirrors DeviceActivity's `DeviceActivityReport`.
public struct DeviceActivityReport: View {
  /// Creates a report.
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
  /// Nothing.
  public var body: some View { EmptyView() }

  /// The name of a report. Mirrors DeviceActivity's.
  public struct Context: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// What a report is about. Mirrors DeviceActivity's `DeviceActivityFilter`.
public struct DeviceActivityFilter: Equatable, Sendable {
  private let segment: SegmentInterval
  private let users: Users?
  private let devices: Devices?
  private let applications: Set<ApplicationToken>
  private let categories: Set<ActivityCategoryToken>
  private let webDomains: Set<WebDomainToken>

  /// Creates a filter.
  public init(
    segment: SegmentInterval = .daily(), users: Users? = nil, devices: Devices? = nil,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segment = segment
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  /// Creates a filter.
  public init(
    segment: SegmentInterval = .daily(), applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {
    self.init(
      segment: segment, users: nil, devices: nil, applications: applications,
      categories: categories, webDomains: webDomains)
  }

  /// The parts of a report. Mirrors DeviceActivity's.
  public enum SegmentInterval: Equatable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval = DateInterval())
    case weekly(during: DateInterval = DateInterval())
  }

  /// Whose use is reported. Mirrors DeviceActivity's.
  public enum Users: Equatable, Sendable { case all, children }

  /// On which devices programs were used. Mirrors DeviceActivity's.
  public struct Devices: Equatable, Sendable {
    private let models: Set<Device.Model>
    /// Creates a choice of devices.
    public init(_ models: Set<Device.Model>) { self.models = models }
    /// All devices.
    public static let all = Devices([])

    /// A device. Mirrors DeviceActivity's.
    public enum Device {
      /// A kind of device. Mirrors DeviceActivity's.
      public enum Model: Sendable { case iPhone, iPad, iPod, mac }
    }
  }
}
