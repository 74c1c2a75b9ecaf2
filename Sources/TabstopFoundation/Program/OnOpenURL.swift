public import Foundation
public import Tabstop

extension View {
  /// Runs `action` with each address or file that the desktop opens with the program: those of its
  /// command's arguments and, where the `App` has an `applicationID`, those of later starts, which
  /// come to the program that runs already. Mirrors SwiftUI.
  ///
  /// The program's launcher (.desktop) file says what it opens: `Exec=program %U`, and `MimeType=` with
  /// `x-scheme-handler/example;` for addresses `example:…`, or with types of files. All views that take
  /// addresses in one window get one: in the window with the keys, or else in the newest that has such
  /// a view. An address that comes while no view takes any waits for the first that does.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    onOpenAddress { address in
      if let url = URL(string: address) { action(url) }
    }
  }

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
