public import Foundation
public import Tabstop

extension View {
  /// Without effect: on this desktop an address comes to a program as an argument of its command,
  /// as its launcher (.desktop) file says; read it from `CommandLine.arguments`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Without effect: this desktop hands no activity from one device to another.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Without effect: this desktop hands no activity from one device to another.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Without effect: which window an address opens is for the program to say.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// What a person does in a program, to go on with it elsewhere; nobody goes on with it here. Mirrors
/// Foundation's `NSUserActivity`, which Linux is without.
public final class NSUserActivity {
  /// Its name.
  public let activityType: String
  /// What another device would get.
  public var title: String?
  /// What another device would get.
  public var webpageURL: URL?
  /// What another device would get.
  public var userInfo: [AnyHashable: Any]?
  /// What another device would get.
  public var isEligibleForHandoff = false
  /// What another device would get.
  public var isEligibleForSearch = false
  /// What another device would get.
  public var isEligibleForPrediction = false

  /// An activity by its name.
  public init(activityType: String) { self.activityType = activityType }

  /// Without effect.
  public func becomeCurrent() {}
  /// Without effect.
  public func resignCurrent() {}
  /// Without effect.
  public func invalidate() {}
}
