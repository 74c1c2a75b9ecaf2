public import Foundation
internal import Tabstop

/// What programs set in UIKit's `appearance()` before SwiftUI could say it. No control of UIKit
/// stands behind a view here: what is set is kept and not drawn, with one exception, that of
/// `UITextView`. Mirrors the part of UIKit that SwiftUI sources write to.
@preconcurrency @MainActor
public class UIView: UIResponder {
  /// Kept, not drawn.
  public var backgroundColor: UIColor?
  /// Kept, not drawn.
  public var tintColor: UIColor?
  /// Kept, not obeyed.
  public var isHidden = false
  /// Kept, not obeyed.
  public var alpha = 1.0

  /// A view that is not shown.
  public required override init() { super.init() }

  private static var appearances: [ObjectIdentifier: UIView] = [:]

  /// How all of a kind are to look.
  public class func appearance() -> Self {
    if let appearance = appearances[ObjectIdentifier(self)] as? Self { return appearance }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  /// How all of a kind within others are to look: the same as everywhere.
  public class func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self {
    appearance()
  }
}

/// Mirrors UIKit's `UIScrollView`; nothing of it has an effect.
public class UIScrollView: UIView {
  /// When the on-screen keyboard goes; `scrollDismissesKeyboard` says it to a view.
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

/// Mirrors UIKit's `UITableView`; nothing of it has an effect.
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

/// Mirrors UIKit's `UITableViewCell`; nothing of it has an effect.
public final class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// Mirrors UIKit's `UITableViewHeaderFooterView`; nothing of it has an effect.
public final class UITableViewHeaderFooterView: UIView {}

/// Mirrors UIKit's `UICollectionView`; nothing of it has an effect.
public final class UICollectionView: UIScrollView {}

/// Mirrors UIKit's `UITextView`. A background colour takes away the box of each `TextEditor`, as
/// `scrollContentBackground(.hidden)` does: it is how that was said before.
public final class UITextView: UIScrollView {
  public override var backgroundColor: UIColor? {
    didSet { setEditorsHaveBackground(backgroundColor == nil) }
  }
  public var textContainerInset = UIEdgeInsets.zero
}

/// Mirrors UIKit's `UITextField`; nothing of it has an effect.
public final class UITextField: UIView {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
  public var textColor: UIColor?
}

/// Mirrors UIKit's `UIControl`; nothing of it has an effect.
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

/// Mirrors UIKit's `UISegmentedControl`; nothing of it has an effect.
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
}

/// Mirrors UIKit's `UISwitch`; nothing of it has an effect: `tint` colours a `Toggle`.
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// Mirrors UIKit's `UISlider`; nothing of it has an effect: `tint` colours a `Slider`.
public final class UISlider: UIControl {
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// Mirrors UIKit's `UIStepper`; nothing of it has an effect.
public final class UIStepper: UIControl {}

/// Mirrors UIKit's `UIDatePicker`; nothing of it has an effect.
public final class UIDatePicker: UIControl {
  public var minuteInterval = 1
}

/// Mirrors UIKit's `UIPageControl`; nothing of it has an effect.
public final class UIPageControl: UIControl {
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
}

/// Mirrors UIKit's `UIRefreshControl`; nothing of it has an effect.
public final class UIRefreshControl: UIControl {
  public var attributedTitle: NSAttributedString?
}

/// Mirrors UIKit's `UIBarButtonItem`; nothing of it has an effect.
public final class UIBarButtonItem: UIControl {}
