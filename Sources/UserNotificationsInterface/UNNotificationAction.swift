public import Foundation

/// A button of a notification. Mirrors UserNotifications' `UNNotificationAction`.
// Sendable: immutable.
public class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Passed to the delegate.
  public let identifier: String
  /// The button's title.
  public let title: String
  /// The button's options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  ///
  /// - Parameter icon: Not shown: a notification's buttons have titles.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A button with a text field. Desktops' notifications have no fields: it is not shown. Mirrors
/// UserNotifications'.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the field's button.
  public let textInputButtonTitle: String
  /// The field's placeholder.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String = "", textInputPlaceholder: String = ""
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The icon of a button. Not shown. Mirrors UserNotifications'.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// Creates an icon from a symbol's name.
  public init(systemImageName: String) {}
  /// Creates an icon from a picture's name.
  public init(templateImageName: String) {}
}

/// The options of a notification's button: `foreground` brings a window to the front. Mirrors
/// UserNotifications'.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Requires that the screen is unlocked. No effect: the desktop decides what a locked screen
  /// shows.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Marks an action that deletes something. No effect: the desktop's buttons look alike.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// Brings a window of the program to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification, with its buttons. Mirrors UserNotifications' `UNNotificationCategory`.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name that contents refer to.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Kept without effect.
  public let intentIdentifiers: [String]
  /// Kept without effect.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  /// Creates a category. The other texts have no effect: the desktop decides what a locked screen shows.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

/// The options of a category. No effect. Mirrors UserNotifications'.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Desktops do not report that a notification was dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Allows the notification in a car. No effect.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Shows the title while previews are hidden. No effect.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Shows the subtitle while previews are hidden. No effect.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
