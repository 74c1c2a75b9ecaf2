public import Foundation

/// An action of the program's launcher. Programs never receive one here: use `desktopActions`.
/// Mirrors UIKit's.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  public fileprivate(set) var type: String
  /// The title.
  public fileprivate(set) var localizedTitle: String
  /// A text below the title.
  public fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values that belong to the action.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }
  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// An action of the program's launcher that can be changed. Mirrors UIKit's.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name of the action.
  public override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  public override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A text below the title.
  public override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  public override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Values that belong to the action.
  public override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of an action of the program's launcher. It is not shown. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UIApplicationShortcutIcon: NSObject {
  /// The standard icons, by meaning. Mirrors UIKit's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  /// Creates a standard icon.
  public init(type: IconType) { super.init() }
  /// Creates an icon from a picture of the program.
  public init(templateImageName: String) { super.init() }
  /// Creates an icon from a symbol.
  public init(systemImageName: String) { super.init() }
}
