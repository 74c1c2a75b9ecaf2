public import Tabstop

/// The preview of a shared item. No effect: nothing is shown. Mirrors SwiftUI's `SharePreview`.
public struct SharePreview<Image, Icon>: Sendable {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
  /// Creates a preview with a `Text` as its title.
  public init(_ title: Text) { self.init() }
  /// Creates a preview with a `LocalizedStringResource` as its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview with a title that is not localized, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
  /// Creates a preview with a `Text` as its title, and an image.
  public init(_ title: Text, image: Image) { self.init() }
  /// Creates a preview with a `LocalizedStringResource` as its title, and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// Creates a preview with a title that is not localized, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
  /// Creates a preview with a `Text` as its title, and an icon.
  public init(_ title: Text, icon: Icon) { self.init() }
  /// Creates a preview with a `LocalizedStringResource` as its title, and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title that is not localized, and an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a `Text` as its title, and an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a `LocalizedStringResource` as its title, and an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) { self.init() }
}
