public import Tabstop

/// The button "Sign in with Apple". Mirrors AuthenticationServices' `SignInWithAppleButton`.
///
/// A press calls `onRequest` to fill in the request and passes it to `SignInProvider.current`. Without
/// a provider an alert says that the program has none, as Apple's systems do where no user is
/// signed in to the device; then `onCompletion` gets `ASAuthorizationError(.notHandled)`.
public struct SignInWithAppleButton: View {
  /// The text of the button.
  public struct Label: Hashable, Sendable {
    let text: String

    /// The text "Sign in with Apple", which is the default.
    public static var signIn: Label { Label(text: String(own: "Sign in with Apple")) }
    /// The text "Continue with Apple".
    public static var `continue`: Label { Label(text: String(own: "Continue with Apple")) }
    /// The text "Sign up with Apple".
    public static var signUp: Label { Label(text: String(own: "Sign up with Apple")) }
  }

  /// The button's colours. Mirrors `SignInWithAppleButton.Style`.
  public struct Style: Hashable, Sendable {
    let background: Color
    let foreground: Color
    let border: Color

    /// The default style, which follows the colour scheme.
    static let automatic = Style(
      background: .primary, foreground: Color(css: "@window_bg_color"), border: .primary)
    /// White on black.
    public static let black = Style(background: .black, foreground: .white, border: .black)
    /// Black on white.
    public static let white = Style(background: .white, foreground: .black, border: .white)
    /// Black on white, with a black edge.
    public static let whiteOutline = Style(background: .white, foreground: .black, border: .black)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style
  @State private var isWaiting = false
  @State private var isProviderMissing = false

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - onRequest: Fills in the request.
  ///   - onCompletion: Called with the result or the error, on the main thread.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The button.
  public var body: some View {
    Button(action: signIn) {
      Text(label.text)
        .fontWeight(.semibold)
        .foregroundColor(style.foreground)
        .frame(maxWidth: .infinity, minHeight: 48)
        .background(style.background)
        .border(style.border, width: 1)
        .cornerRadius(8)
    }
    .buttonStyle(.plain)
    .disabled(isWaiting)
    .alert(Self.missing.localizedDescription, isPresented: $isProviderMissing) {
      Button(String(own: "OK"), role: .cancel) {}
    } message: {
      Text(String(own: "This program has no service for it. Sign in in another way."))
    }
    .onChange(of: isProviderMissing) {
      // Reported after the alert, because many programs only log the error.
      if !isProviderMissing { onCompletion(.failure(Self.missing)) }
    }
  }

  private static let missing = ASAuthorizationError(.notHandled)

  private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    guard let provider = SignInProvider.current else {
      isProviderMissing = true
      return
    }
    isWaiting = true
    Task { @MainActor in
      let result: Result<ASAuthorization, any Error>
      do {
        result = .success(try await provider.signIn(request))
      } catch {
        result = .failure(error)
      }
      isWaiting = false
      onCompletion(result)
    }
  }
}

private enum StyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.automatic
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons inside; by default black on light and white on dark.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
