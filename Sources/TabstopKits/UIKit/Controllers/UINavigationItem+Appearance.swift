extension UINavigationItem {
  /// The appearance of the bar. No effect: the theme's. Use `toolbarBackground(_:for:)`.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  /// The appearance of the bar above content that begins below it. No effect: the theme's.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  /// The appearance of a low bar. No effect: the theme's.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  /// The appearance of a low bar above content that begins below it. No effect: the theme's.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  /// Whether buttons stand beside the back button. No effect: they do.
  public final var leftItemsSupplementBackButton: Bool {
    get { true }
    set {}
  }
  /// Where the field for a search is. No effect.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { .automatic }
    set {}
  }
  /// The layout of the bar. No effect.
  public final var style: ItemStyle {
    get { .navigator }
    set {}
  }
  /// Where the field for a search is. Mirrors UIKit's.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
  /// A layout of a bar. Mirrors UIKit's.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
}

extension UIDatePicker {
  /// Whether the date is rounded to `minuteInterval`. No effect.
  public final var roundsToMinuteInterval: Bool {
    get { false }
    set {}
  }
}

/// The animation of the status bar. No effect: a window has none. Mirrors UIKit's.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
