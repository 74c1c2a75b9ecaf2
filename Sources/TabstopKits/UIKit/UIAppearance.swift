// Views of UIKit's, as used by `appearance()`. Views here do not use UIKit's controls: properties are
// stored and have no effect. Mirrors the part of UIKit that SwiftUI sources write to.
public import Foundation

/// Mirrors UIKit's `UIScrollView`. No effect.
open class UIScrollView: UIView {
  /// When the on-screen keyboard is hidden. Use `scrollDismissesKeyboard` instead.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentInset = UIEdgeInsets.zero
}

/// Mirrors UIKit's `UITableView`. No effect.
public final class UITableView: UIScrollView {
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var allowsSelection = true
  public var rowHeight = 0.0
  public var sectionHeaderHeight = 0.0
  public var sectionFooterHeight = 0.0
  public var sectionHeaderTopPadding = 0.0
}

/// Mirrors UIKit's `UITableViewCell`. No effect.
public final class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// Mirrors UIKit's `UITableViewHeaderFooterView`. No effect.
public final class UITableViewHeaderFooterView: UIView {}

/// Mirrors UIKit's `UICollectionView`. No effect.
public final class UICollectionView: UIScrollView {}

/// Mirrors UIKit's `UIControl`. No effect.
open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  /// What the user does with a control. Mirrors UIKit's.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Runs an action at events. A field has those of its text.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs the actions of events.
  public func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// Mirrors UIKit's `UISegmentedControl`. No effect.
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
}

/// Mirrors UIKit's `UISwitch`. No effect: `tint` colours a `Toggle`.
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// Mirrors UIKit's `UISlider`. No effect: `tint` colours a `Slider`.
public final class UISlider: UIControl {
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// Mirrors UIKit's `UIStepper`. No effect.
public final class UIStepper: UIControl {}

/// Mirrors UIKit's `UIDatePicker`. No effect.
public final class UIDatePicker: UIControl {
  public var minuteInterval = 1
}

/// Mirrors UIKit's `UIPageControl`. No effect.
public final class UIPageControl: UIControl {
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
}

/// Mirrors UIKit's `UIRefreshControl`. No effect.
public final class UIRefreshControl: UIControl {
  public var attributedTitle: NSAttributedString?
}

/// Mirrors UIKit's `UIBarButtonItem`. No effect.
public final class UIBarButtonItem: UIControl {}

/// A closure with a title. Mirrors UIKit's `UIAction`.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// The title.
  public let title: String
  /// The picture.
  public let image: UIImage?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
