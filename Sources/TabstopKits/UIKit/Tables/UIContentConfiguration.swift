public import Foundation
internal import Tabstop

/// The state of a cell or of another view, for its configuration. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits that colours may depend on.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view. Mirrors UIKit's.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits that colours may depend on.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed. Always `false`: a press is not reported.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Always `false`: the focus is not reported.
  public var isFocused = false
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell. Mirrors UIKit's.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits that colours may depend on.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed. Always `false`: a press is not reported.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Always `false`: the focus is not reported.
  public var isFocused = false
  /// Whether the rows are edited.
  public var isEditing = false
  /// Whether the rows below the cell are shown. Always `false`: rows are not expanded.
  public var isExpanded = false
  /// Whether the cell is swiped. Always `false`: rows are not swiped.
  public var isSwiped = false
  /// Whether the cell is being moved. Always `false`: rows are moved by buttons.
  public var isReordering = false
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The content of a cell, as values, from which it creates a view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates the view, with this configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; the default is `true` for one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The background of a cell or of another view. Mirrors the part of UIKit's that is a colour, its corners and an edge.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for the usual one.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the edge.
  public var strokeColor: UIColor?
  /// The width of the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background. Stored, without effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view behind the content.
  public var customView: UIView?

  private init(_ color: UIColor? = nil) { backgroundColor = color }
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row in a list with cards.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row in a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The configuration itself: states do not change it here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The views behind the content.
  @ViewBuilder var shown: some View {
    ZStack {
      if let backgroundColor {
        RoundedRectangle(cornerRadius: cornerRadius).fill(backgroundColor.color)
      }
      if let customView { ShownUIView(view: customView) }
      if let strokeColor, strokeWidth > 0 {
        RoundedRectangle(cornerRadius: cornerRadius)
          .stroke(strokeColor.color, lineWidth: strokeWidth)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The content of a cell, or of a title of a section, by its configuration: the view that the
/// configuration makes.
@MainActor
struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?

  var configuration: (any UIContentConfiguration)? {
    get { view?.configuration }
    set {
      guard let newValue else {
        view = nil
        return
      }
      if let view, view.supports(newValue) {
        view.configuration = newValue
      } else {
        view = newValue.makeContentView()
      }
    }
  }
}

/// The content of a configuration.
struct ConfiguredView: View {
  let content: ConfiguredContent

  var body: some View {
    if let view = content.view {
      ShownUIView(view: view).id(ObjectIdentifier(view))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
