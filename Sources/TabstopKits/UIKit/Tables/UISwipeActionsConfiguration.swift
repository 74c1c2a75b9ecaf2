public import Foundation
internal import Tabstop

/// An action of a row. Mirrors UIKit's: it is a button in the row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The role of an action. Mirrors UIKit's.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Runs an action: the action, the view of the row, and what the program calls at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The role of the action.
  public let style: Style
  /// The title.
  open var title: String?
  /// The picture, which is shown beside the title.
  open var image: UIImage?
  /// The colour of the button.
  open var backgroundColor: UIColor!
  /// Runs the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  func run(in view: UIView) { handler(self, view) { _ in } }
}

/// The actions of a row. Mirrors UIKit's.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Stored, without effect: a row is not swiped.
  open var performsFirstActionWithFullSwipe = true

  /// Creates the actions of a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a row, by its older name. Mirrors UIKit's.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The role of an action. Mirrors UIKit's.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The action deletes something: `default` by its newer name.
    public static let destructive = Style.default
  }
  /// The role of the action.
  public let style: Style
  /// The title.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title)
    { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

/// The buttons of a row's actions.
struct ContextualButtons: View {
  let actions: [UIContextualAction]
  let view: UIView

  var body: some View {
    // The program makes new actions each time: the buttons keep their places, and the focus.
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.run(in: view)
      } label: {
        if let image = action.image {
          Image(uiImage: image).accessibilityHidden(action.title?.isEmpty == false)
        }
        if let title = action.title { Text(verbatim: title) }
      }
      .tint(action.backgroundColor?.color)
    }
  }
}
