public import Foundation
internal import Tabstop

/// A question to the user, which `present(_:animated:completion:)` shows as an alert. Mirrors UIKit's
/// `UIAlertController`.
open class UIAlertController: UIViewController {
  /// An alert, or a list of actions: both are dialogs here.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title.
  public var message: String? { didSet { changes.next() } }
  /// The title.
  open override var title: String? { didSet { changes.next() } }
  fileprivate let changes = KitChangeCount()
  /// The style of the alert.
  public let preferredStyle: Style
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = [] { didSet { changes.next() } }
  /// The fields.
  public private(set) var textFields: [UITextField]?
  /// The button of the Return key.
  public var preferredAction: UIAlertAction? { didSet { changes.next() } }
  /// The severity of the alert. Stored, without effect: texts show their importance themselves.
  public var severity = UIAlertControllerSeverity.default

  /// Creates a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var shown: AnyView { AnyView(Question(alert: self)) }

  /// A view below the text.
  var accessory: UIView?

  fileprivate func press(_ action: UIAlertAction) {
    closed()
    action.handler?(action)
  }
}

/// A button of a question. Mirrors UIKit's `UIAlertAction`.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title.
  public let title: String?
  /// The role of the button.
  public let style: Style
  /// Whether it can be pressed.
  public var isEnabled = true { didSet { if isEnabled != oldValue { changes.next() } } }
  fileprivate let changes = KitChangeCount()
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// The importance of an alert. Mirrors UIKit's. No effect.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

/// The content of the dialog.
private struct Question: View {
  let alert: UIAlertController

  var body: some View {
    // Reads the number of changes, so that the view is evaluated again when it changes.
    let _ = alert.changes.number
    VStack(spacing: 12) {
      if let title = alert.title { Text(title).font(.title3).accessibilityAddTraits(.isHeader) }
      if let message = alert.message { Text(message) }
      if let accessory = alert.accessory { ShownUIView(view: accessory) }
      ForEach(alert.textFields ?? [], id: \.alertIdentity) { ShownUIView(view: $0) }
      HStack {
        ForEach(alert.actions, id: \.self) { action in
          AlertButton(action: action, alert: alert)
        }
      }
    }
    .multilineTextAlignment(.center)
    .frame(minWidth: 300, maxWidth: 420)
    .onAppear { alert.textFields?.first?.becomeFirstResponder() }
  }
}

private struct AlertButton: View {
  let action: UIAlertAction
  let alert: UIAlertController

  var body: some View {
    let _ = action.changes.number
    Button(action.title ?? "", role: action.role) { alert.press(action) }
      .disabled(!action.isEnabled)
      .modifier(ShortcutOf(action: action, alert: alert))
  }
}

/// Return presses the preferred button, else the last one that does not cancel; Escape the one that
/// cancels.
private struct ShortcutOf: ViewModifier {
  let action: UIAlertAction
  let alert: UIAlertController

  func body(content: Content) -> some View {
    let usual = alert.preferredAction ?? alert.actions.last { $0.style == .default }
    if action === usual {
      content.keyboardShortcut(.defaultAction)
    } else if action.style == .cancel {
      content.keyboardShortcut(.cancelAction)
    } else {
      content
    }
  }
}

extension UITextField {
  fileprivate var alertIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
