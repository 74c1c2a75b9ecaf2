public import Foundation
public import SwiftUIInterface

// The store's own views. They say that there is no store.

/// The message in place of what is sold.
private struct NoStore: View {
  var body: some View {
    Text(verbatim: StoreKitError.noStore)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity)
  }
}

/// A view of a product that can be bought. It says that there is no store. Mirrors StoreKit's `ProductView`.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let icon: PlaceholderIcon

  /// The content of the view.
  public var body: some View {
    HStack {
      icon
      NoStore()
    }
  }

  /// Creates a view of the product with an identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView { icon = EmptyView() }

  /// Creates a view of the product with an identifier, and an icon. The icon is shown.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == Icon { self.icon = icon() }

  /// Creates a view of the product with an identifier, and icons. The icon for a missing product is shown.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.icon = placeholderIcon() }

  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView { icon = EmptyView() }

  /// Creates a view of a product, and an icon.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == Icon { self.icon = icon() }
}

/// A view of products that can be bought. It says that there is no store. Mirrors StoreKit's `StoreView`.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// The content of the view.
  public var body: some View { NoStore() }

  /// Creates a view of the products with identifiers.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates a view of the products with identifiers, and their icons.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// Creates a view of the products with identifiers, and their icons.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates a view of products, and their icons.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}
}

/// A view of subscriptions that can be bought: the program's own content, and that there is no store. Mirrors
/// StoreKit's `SubscriptionStoreView`.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// The content of the view.
  public var body: some View {
    VStack {
      content
      NoStore()
    }
  }

  /// Creates a view of a group of subscriptions.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) where Content == EmptyView { content = EmptyView() }

  /// Creates a view of a group of subscriptions, below what the program says about them.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates a view of the subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a view of the subscriptions with identifiers, below what the program says about them.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates a view of subscriptions.
  public init(subscriptions: some Collection<Product>) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a view of subscriptions, below what the program says about them.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
}

extension Product {
  /// Which subscriptions are shown to a user who has one. No effect. Mirrors StoreKit's.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates relationships from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Subscriptions with more.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Subscriptions with less.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Subscriptions with as much.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The user's own.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All subscriptions.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

// MARK: Looks

/// The look of a product. No effect: no product is shown. Mirrors StoreKit's built-in styles.
public enum ProductViewStyle: Sendable { case automatic, compact, regular, large }

/// The control with which the user chooses a subscription. No effect: none is shown. Mirrors StoreKit's built-in
/// styles.
public enum SubscriptionStoreControlStyle: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker, pagedProminentPicker
}

/// A button of a store's view. None is shown. Mirrors StoreKit's.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, policies, redeemCode, signIn
}

/// The text of a button that subscribes. No effect: none is shown. Mirrors StoreKit's.
public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, action, displayName, price, singleLine, multiline
}

/// A text with the rules of a store. Not shown. Mirrors StoreKit's.
public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }

extension View {
  /// Sets the look of products. No effect: no product is shown. Mirrors StoreKit.
  public func productViewStyle(_ style: ProductViewStyle) -> some View { self }
  /// Sets the control with which the user chooses a subscription. No effect: none is shown. Mirrors StoreKit.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View {
    self
  }
  /// Shows or hides buttons of a store's view. No effect: none is shown. Mirrors StoreKit.
  public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View {
    self
  }
  /// Sets the text of the button that subscribes. No effect: none is shown. Mirrors StoreKit.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
  /// Sets the address of the store's rules. No effect: they are not shown. Mirrors StoreKit.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Sets the colours of the store's rules. No effect: they are not shown. Mirrors StoreKit.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Sets the background of the control that chooses a subscription. No effect: none is shown. Mirrors StoreKit.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Sets the icon of a subscription. No effect: none is shown. Mirrors StoreKit.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
}
