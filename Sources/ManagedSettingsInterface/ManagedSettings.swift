// Limits for programs and pages, under the module name ManagedSettings: a compatible interface, not Apple's. A
// desktop gives no program the right to set them: what a store gets is kept while the program runs, without effect.
public import CombineFoundation
public import Foundation
internal import Synchronization

/// What stands for a program, a category or a page that the user has chosen: never created. Mirrors
/// ManagedSettings' `Token`.
public struct Token<Owner>: Codable, Hashable, Sendable {
  private let data: Data
}

/// What stands for a program. Mirrors ManagedSettings'.
public typealias ApplicationToken = Token<Application>
/// What stands for a category of programs. Mirrors ManagedSettings'.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// What stands for a page. Mirrors ManagedSettings'.
public typealias WebDomainToken = Token<WebDomain>

/// A program. Mirrors ManagedSettings' `Application`.
public struct Application: Codable, Hashable, Sendable {
  /// The identifier of the program.
  public let bundleIdentifier: String?
  /// What stands for it.
  public let token: ApplicationToken?
  /// The name of the program. Always `nil`.
  public var localizedDisplayName: String? { nil }

  /// Creates a program by its identifier.
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
  /// Creates a program by what stands for it.
  public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

/// A category of programs. Mirrors ManagedSettings' `ActivityCategory`.
public struct ActivityCategory: Codable, Hashable, Sendable {
  /// What stands for it.
  public let token: ActivityCategoryToken?
  /// The name of the category. Always `nil`.
  public var localizedDisplayName: String? { nil }
  /// Creates a category by what stands for it.
  public init(token: ActivityCategoryToken) { self.token = token }
}

/// A page of the web. Mirrors ManagedSettings' `WebDomain`.
public struct WebDomain: Codable, Hashable, Sendable {
  /// The name of the host.
  public let domain: String?
  /// What stands for it.
  public let token: WebDomainToken?
  /// Creates a page by its host.
  public init(domain: String) { (self.domain, token) = (domain, nil) }
  /// Creates a page by what stands for it.
  public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

/// Limits of a program: kept while it runs, without effect. Mirrors ManagedSettings' `ManagedSettingsStore`.
public final class ManagedSettingsStore: ObservableObject, Sendable {
  /// Creates a store.
  public init() {}
  /// Creates a store with a name. Two stores of one name do not share their limits.
  public convenience init(named name: Name) { self.init() }

  /// Programs and pages that are covered.
  public var shield: ShieldSettings {
    get { settings.withLock { $0.shield } }
    set { settings.withLock { $0.shield = newValue } }
  }
  /// Programs that are forbidden.
  public var application: ApplicationSettings {
    get { settings.withLock { $0.application } }
    set { settings.withLock { $0.application = newValue } }
  }
  /// Pages that are forbidden.
  public var webContent: WebContentSettings {
    get { settings.withLock { $0.webContent } }
    set { settings.withLock { $0.webContent = newValue } }
  }
  /// The clock.
  public var dateAndTime: DateAndTimeSettings {
    get { settings.withLock { $0.dateAndTime } }
    set { settings.withLock { $0.dateAndTime = newValue } }
  }
  /// Films and music.
  public var media: MediaSettings {
    get { settings.withLock { $0.media } }
    set { settings.withLock { $0.media = newValue } }
  }
  /// Purchases.
  public var appStore: AppStoreSettings {
    get { settings.withLock { $0.appStore } }
    set { settings.withLock { $0.appStore = newValue } }
  }
  /// Accounts.
  public var account: AccountSettings {
    get { settings.withLock { $0.account } }
    set { settings.withLock { $0.account = newValue } }
  }
  /// The code of the device.
  public var passcode: PasscodeSettings {
    get { settings.withLock { $0.passcode } }
    set { settings.withLock { $0.passcode = newValue } }
  }

  /// Removes all limits.
  public func clearAllSettings() { settings.withLock { $0 = Settings() } }

  private struct Settings {
    var shield = ShieldSettings()
    var application = ApplicationSettings()
    var webContent = WebContentSettings()
    var dateAndTime = DateAndTimeSettings()
    var media = MediaSettings()
    var appStore = AppStoreSettings()
    var account = AccountSettings()
    var passcode = PasscodeSettings()
  }
  private let settings = Mutex(Settings())

  /// The name of a store. Mirrors ManagedSettings'.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of a store without one.
    public static let `default` = Name("default")
  }
}

/// Programs and pages that are covered. Mirrors ManagedSettings'.
public struct ShieldSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// The programs.
  public var applications: Set<ApplicationToken>?
  /// The categories of programs.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// The pages.
  public var webDomains: Set<WebDomainToken>?
  /// The categories of pages.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

  /// Which categories are meant. Mirrors ManagedSettings'.
  public enum ActivityCategoryPolicy<Activity>: Equatable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    case all(except: Set<Token<Activity>> = [])
  }
}

/// Programs that are forbidden. Mirrors ManagedSettings'.
public struct ApplicationSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// The programs.
  public var blockedApplications: Set<Application>?
  /// Whether programs cannot be removed.
  public var denyAppRemoval: Bool?
  /// Whether programs cannot be installed.
  public var denyAppInstallation: Bool?
}

/// Pages that are forbidden. Mirrors ManagedSettings'.
public struct WebContentSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// The pages.
  public var blockedByFilter: FilterPolicy?

  /// Which pages are meant. Mirrors ManagedSettings'.
  public enum FilterPolicy: Equatable, Sendable {
    case none
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(_ domains: Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
}

/// The clock. Mirrors ManagedSettings'.
public struct DateAndTimeSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// Whether the time cannot be set.
  public var requireAutomaticDateAndTime: Bool?
}

/// Films and music. Mirrors ManagedSettings'.
public struct MediaSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// Whether films and music with strong words are forbidden.
  public var denyExplicitContent: Bool?
  /// The highest rating of films.
  public var maximumMovieRating: Int?
  /// The highest rating of series.
  public var maximumTVShowRating: Int?
}

/// Purchases. Mirrors ManagedSettings'.
public struct AppStoreSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// Whether purchases in programs are forbidden.
  public var denyInAppPurchases: Bool?
  /// Whether each purchase needs a password.
  public var requirePasswordForPurchases: Bool?
  /// The highest rating of programs.
  public var maximumRating: Int?
}

/// Accounts. Mirrors ManagedSettings'.
public struct AccountSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// Whether accounts cannot be changed.
  public var lockAccounts: Bool?
}

/// The code of the device. Mirrors ManagedSettings'.
public struct PasscodeSettings: Equatable, Sendable {
  /// Creates settings.
  public init() {}
  /// Whether the code cannot be changed.
  public var lockPasscode: Bool?
}

/// What the user does with a covered program. Mirrors ManagedSettings'.
public enum ShieldAction: Sendable { case primaryButtonPressed, secondaryButtonPressed }

/// What happens with a covered program. Mirrors ManagedSettings'.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }

/// A program that answers for covered ones: never started. Mirrors ManagedSettings' `ShieldActionDelegate`.
open class ShieldActionDelegate: NSObject {
  /// Creates a delegate.
  public override init() { super.init() }
  /// Answers for a program. Not called.
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  /// Answers for a page. Not called.
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  /// Answers for a category. Not called.
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}
