public import Foundation
internal import Tabstop

/// A view of UIKit's, as used by `appearance()`. Views here do not use UIKit's controls: properties
/// are stored and have no effect, with one exception, `UITextView`. Mirrors the part of UIKit that
/// SwiftUI sources write to.
@preconcurrency @MainActor
public class UIView: UIResponder {
  /// Stored, without effect.
  public var backgroundColor: UIColor?
  /// Stored, without effect.
  public var tintColor: UIColor?
  /// Stored, without effect.
  public var isHidden = false
  /// Stored, without effect.
  public var alpha = 1.0

  /// Creates a view that is not shown.
  public required override init() { super.init() }

  private static var appearances: [ObjectIdentifier: UIView] = [:]

  /// The appearance of all views of a type.
  public class func appearance() -> Self {
    if let appearance = appearances[ObjectIdentifier(self)] as? Self { return appearance }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  /// The appearance of all views of a type within others: the same as everywhere.
  public class func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self {
    appearance()
  }
}

/// Mirrors UIKit's `UIScrollView`. No effect.
public class UIScrollView: UIView {
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

/// Mirrors UIKit's `UITextView`. A background colour removes the box of each `TextEditor`, as
/// `scrollContentBackground(.hidden)` does in newer sources.
public final class UITextView: UIScrollView {
  public override var backgroundColor: UIColor? {
    didSet { setEditorsHaveBackground(backgroundColor == nil) }
  }
  public var textContainerInset = UIEdgeInsets.zero
}

/// Mirrors UIKit's `UITextField`. No effect.
public final class UITextField: UIView {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
  public var textColor: UIColor?
}

/// Mirrors UIKit's `UIControl`. No effect.
public class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
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

/// Mirrors UIKit's `UIProgressView`. No effect: `tint` colours a `ProgressView`.
public final class UIProgressView: UIView {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
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
