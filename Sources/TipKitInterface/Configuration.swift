internal import TabstopFoundation
public import Foundation

extension Tips {
  /// An option for all tips. Mirrors TipKit's.
  public struct ConfigurationOption: Sendable {
    enum Kind: Sendable {
      case frequency(DisplayFrequency)
      case location(DatastoreLocation)
      case none
    }
    let kind: Kind

    /// Sets the frequency with which tips are shown. The default is `immediate`.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self {
      Self(kind: .frequency(displayFrequency))
    }
    /// Sets the folder in which the state of tips is stored.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> Self {
      Self(kind: .location(datastoreLocation))
    }
    /// Sets the container of iCloud in which the state of tips is stored. No effect: there is no iCloud here.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self {
      Self(kind: .none)
    }

    /// The frequency with which tips are shown: the time from the start of one to the start of another.
    /// Mirrors TipKit's.
    public struct DisplayFrequency: Equatable, Sendable {
      let interval: TimeInterval
      /// No delay between tips.
      public static let immediate = Self(interval: 0)
      /// At most one tip in an hour.
      public static let hourly = Self(interval: 3600)
      /// At most one tip in a day.
      public static let daily = Self(interval: 24 * 3600)
      /// At most one tip in a week.
      public static let weekly = Self(interval: 7 * 24 * 3600)
      /// At most one tip in a month: in 30 days.
      public static let monthly = Self(interval: 30 * 24 * 3600)
    }

    /// The folder in which the state of tips is stored. Mirrors TipKit's.
    public struct DatastoreLocation: Equatable, Sendable {
      /// `nil`: the program's own.
      let folder: URL?
      /// The folder of the program in the user's folder for programs' data (`$XDG_DATA_HOME`).
      public static let applicationDefault = Self(folder: nil)
      /// A folder that programs share.
      ///
      /// - Throws: `TipKitError.missingGroupContainerEntitlements` if it cannot be created.
      public static func groupContainer(identifier: String) throws -> Self {
        guard
          let folder = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: identifier)
        else { throw TipKitError.missingGroupContainerEntitlements }
        return Self(folder: folder)
      }
      /// A folder of the program's choice.
      public static func url(_ url: URL) -> Self { Self(folder: url) }
    }

    /// A container of iCloud. No effect: there is no iCloud here.
    public struct CloudKitContainer: Equatable, Sendable {
      private let name: String?
      /// The first container of the program.
      public static let automatic = Self(name: nil)
      /// A container by its name.
      public static func named(_ containerIdentifier: String) -> Self {
        Self(name: containerIdentifier)
      }
    }
  }
}
