public import TabstopKits
internal import Tabstop
internal import TabstopFoundation

/// A button to sign in, by UIKit's and AppKit's class: it looks like `SignInWithAppleButton`. Its actions are those of
/// a control: `addAction(_:for:)`. Mirrors the class of Authentication Services.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// The text of the button.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// The default text: that of `signIn`.
    public static var `default`: ButtonType { .signIn }

    var text: String {
      switch self {
      case .signIn: SignInWithAppleButton.Label.signIn.text
      case .continue: SignInWithAppleButton.Label.continue.text
      case .signUp: SignInWithAppleButton.Label.signUp.text
      }
    }
  }
  /// The colours of the button.
  public enum Style: Int, Sendable {
    case white, whiteOutline, black

    var colors: SignInWithAppleButton.Style {
      switch self {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    }
  }

  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 6 { didSet { show() } }
  private let type: ButtonType
  private let colors: Style

  /// Creates a button.
  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    (self.type, colors) = (type, style)
    super.init(frame: .zero)
    show()
  }
  /// Creates a button, by AppKit's names.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Creates a black button with the default text.
  public convenience override init(frame: CGRect) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    self.frame = frame
  }
  /// Creates a button without reading an archive: Linux has none.
  public required convenience init?(coder: NSCoder) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
  }
  /// Whether the user can press the button.
  open override var isEnabled: Bool { didSet { show() } }

  private func show() {
    hosted = AnyView(
      ShownAppleIDButton(
        button: self, text: type.text, colors: colors.colors, radius: cornerRadius,
        isEnabled: isEnabled))
  }
}

/// The button as a view. The view is a part of the button, so it does not retain it.
private struct ShownAppleIDButton: View {
  weak var button: ASAuthorizationAppleIDButton?
  let text: String
  let colors: SignInWithAppleButton.Style
  let radius: CGFloat
  let isEnabled: Bool

  var body: some View {
    Button {
      button?.sendActions(for: .touchUpInside)
    } label: {
      Text(text).bold().foregroundStyle(colors.foreground)
        .frame(maxWidth: .infinity, maxHeight: .infinity).padding(.horizontal, 12)
        .background(colors.background, in: .rect(cornerRadius: radius))
        .overlay(RoundedRectangle(cornerRadius: radius).stroke(colors.border))
    }
    .buttonStyle(.plain).disabled(!isEnabled)
  }
}
