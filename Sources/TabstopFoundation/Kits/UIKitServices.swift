internal import CGtk
internal import Tabstop

/// The desktop's clipboard, for texts. Mirrors the part of `UIPasteboard` that forms use.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the clipboard. A write is for all programs. A read returns the text that this
  /// program has put there; another program's text is only available when the user pastes.
  public var string: String? {
    get {
      guard let clipboard, let content = gdk_clipboard_get_content(clipboard) else { return nil }
      var value = GValue()
      g_value_init(&value, tabstop_type_string())
      defer { g_value_unset(&value) }
      guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
      return g_value_get_string(&value).map { String(cString: $0) }
    }
    set {
      guard let clipboard else { return }
      if let newValue {
        gdk_clipboard_set_text(clipboard, newValue)
      } else {
        gdk_clipboard_set_content(clipboard, nil)
      }
    }
  }

  private var clipboard: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }
}

// UIKit's haptic feedback. A desktop has no device for it: these do nothing.

/// No effect here: there is no haptic device. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double) {}
}

/// No effect here: there is no haptic device. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator {
  /// The meaning of a notification.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// No effect here: there is no haptic device. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}
