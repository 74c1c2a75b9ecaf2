@_exported public import SwiftUIInterface
internal import Tabstop
public import TabstopKits

/// The text of a button for paying. Mirrors SwiftUI's `PayWithApplePayButtonLabel`.
public struct PayWithApplePayButtonLabel: Sendable {
  /// The logo alone.
  public static let plain = PayWithApplePayButtonLabel()
  /// Buy.
  public static let buy = PayWithApplePayButtonLabel()
  /// Set up.
  public static let setUp = PayWithApplePayButtonLabel()
  /// In store.
  public static let inStore = PayWithApplePayButtonLabel()
  /// Donate.
  public static let donate = PayWithApplePayButtonLabel()
  /// Check out.
  public static let checkout = PayWithApplePayButtonLabel()
  /// Book.
  public static let book = PayWithApplePayButtonLabel()
  /// Subscribe.
  public static let subscribe = PayWithApplePayButtonLabel()
  /// Reload.
  public static let reload = PayWithApplePayButtonLabel()
  /// Add money.
  public static let addMoney = PayWithApplePayButtonLabel()
  /// Top up.
  public static let topUp = PayWithApplePayButtonLabel()
  /// Order.
  public static let order = PayWithApplePayButtonLabel()
  /// Rent.
  public static let rent = PayWithApplePayButtonLabel()
  /// Support.
  public static let support = PayWithApplePayButtonLabel()
  /// Contribute.
  public static let contribute = PayWithApplePayButtonLabel()
  /// Tip.
  public static let tip = PayWithApplePayButtonLabel()
  /// Continue.
  public static let `continue` = PayWithApplePayButtonLabel()
}

/// The colours of a button for paying. Without effect. Mirrors SwiftUI's `PayWithApplePayButtonStyle`.
public struct PayWithApplePayButtonStyle: Sendable {
  /// As the appearance demands.
  public static let automatic = PayWithApplePayButtonStyle()
  /// Black.
  public static let black = PayWithApplePayButtonStyle()
  /// White.
  public static let white = PayWithApplePayButtonStyle()
  /// White with an edge.
  public static let whiteOutline = PayWithApplePayButtonStyle()
}

/// A step of a payment by a button. No step is reported here. Mirrors SwiftUI's.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(
    payment: PKPayment, resultHandler: @Sendable (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// A button for paying. There is no Apple Pay here: it shows its fallback, as on a device that cannot pay. Mirrors
/// SwiftUI's `PayWithApplePayButton`.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let fallback: Fallback

  /// Creates a button with an action, which is not called.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// Creates a button for a bill. The closure is not called.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) ->
      Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// The fallback.
  public var body: some View { fallback }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button with an action, which is not called. Nothing is shown.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.init(label, action: action) { EmptyView() }
  }

  /// Creates a button for a bill. The closure is not called, and nothing is shown.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) ->
      Void
  ) {
    self.init(
      label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange
    ) { EmptyView() }
  }
}

/// The colours of a button that adds a pass. Without effect. Mirrors SwiftUI's.
public struct AddPassToWalletButtonStyle: Sendable {
  /// Black.
  public static let black = AddPassToWalletButtonStyle()
  /// Black with an edge.
  public static let blackOutline = AddPassToWalletButtonStyle()
}

/// A button that adds passes. There is no Wallet here: it shows its fallback, as on a device that cannot add passes.
/// Mirrors SwiftUI's `AddPassToWalletButton`.
public struct AddPassToWalletButton<Fallback: View>: View {
  private let fallback: Fallback

  /// Creates a button with an action, which is not called.
  public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
    self.fallback = fallback()
  }

  /// Creates a button for passes. The closure is not called.
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// The fallback.
  public var body: some View { fallback }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  /// Creates a button with an action, which is not called. Nothing is shown.
  public init(action: @escaping () -> Void) { self.init(action: action) { EmptyView() } }
  /// Creates a button for passes. The closure is not called, and nothing is shown.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
    self.init(passes, onCompletion: onCompletion) { EmptyView() }
  }
}

extension View {
  /// Sets the colours of buttons for paying. No effect.
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
  /// Shows no picture of the card in buttons for paying. No effect.
  public func payWithApplePayButtonDisableCardArt() -> some View { self }
  /// Sets the colours of buttons that add passes. No effect.
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}

/// What a button of UIKit's says. Mirrors PassKit's.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  case order, rent, support, contribute, tip, `continue`
}

/// The colours of a button of UIKit's. Mirrors PassKit's.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A button for paying. It shows nothing and cannot be pressed: there is no Apple Pay. Mirrors PassKit's `PKPaymentButton`.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  /// The radius of the corners. Without effect.
  open var cornerRadius: CGFloat = 4
  /// Creates a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    isHidden = true
  }
  /// Creates a button.
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }
}

/// The colours of a button of UIKit's that adds a pass. Mirrors PassKit's.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that adds a pass. It shows nothing and cannot be pressed: there is no Wallet. Mirrors PassKit's
/// `PKAddPassButton`.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  /// The colours.
  open var addPassButtonStyle = PKAddPassButtonStyle.black
  /// Creates a button.
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    addPassButtonStyle = style
    isHidden = true
  }
}
