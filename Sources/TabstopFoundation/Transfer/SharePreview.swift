public import Tabstop

/// The preview of a shared item. No effect: nothing is shown. Mirrors SwiftUI's `SharePreview`.
public struct SharePreview<Image, Icon>: Sendable {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title that is a string literal.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// A preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
  /// A preview with a `Text` as its title.
  public init(_ title: Text) { self.init() }
  /// A preview with a localized title that is passed on before it is shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a title that is a string literal, and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// A preview with an image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
  /// A preview with an image and a `Text` as its title.
  public init(_ title: Text, image: Image) { self.init() }
  /// A preview with an image and a localized title that is passed on before it is shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a title that is a string literal, and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// A preview with an icon and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
  /// A preview with an icon and a `Text` as its title.
  public init(_ title: Text, icon: Icon) { self.init() }
  /// A preview with an icon and a localized title that is passed on before it is shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title that is a string literal, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// A preview with an image and an icon and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
  /// A preview with an image and an icon and a `Text` as its title.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
  /// A preview with an image and an icon and a localized title that is passed on before it is
  /// shown.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) { self.init() }
}
