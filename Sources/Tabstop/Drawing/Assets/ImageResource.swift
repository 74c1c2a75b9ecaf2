/// The name of a picture of an asset catalogue. Mirrors the `ImageResource` of Apple's systems. The
/// plugin AssetCatalogs declares one for each picture: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
  let name: AssetName

  /// Creates a name, for generated sources.
  ///
  /// - Parameter _folder: The name of the folder beside the program, or its path.
  public init(_name: String, _folder: String) { name = AssetName(_name, folder: _folder) }

  /// The picture's name in the library.
  package var key: String { name.key }
}

/// The name of a colour of an asset catalogue. Mirrors the `ColorResource` of Apple's systems. The
/// plugin AssetCatalogs declares one for each colour: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: AssetName

  /// Creates a name, for generated sources.
  ///
  /// - Parameter _folder: The name of the folder beside the program, or its path.
  public init(_name: String, _folder: String) { name = AssetName(_name, folder: _folder) }
}

extension Image {
  /// Creates a picture of an asset catalogue, whose name is its text for assistive technology.
  public nonisolated init(_ resource: ImageResource) {
    self.init(key: resource.key, label: resource.name.name)
  }

  /// Creates a picture of an asset catalogue that assistive technology ignores.
  public nonisolated init(decorative resource: ImageResource) {
    self.init(key: resource.key, label: "")
  }

  /// Creates a picture that is first searched for in a folder of resources.
  package nonisolated init(_ name: String, folder: String?, label: String? = nil) {
    self.init(key: AssetName(name, folder: folder).key, label: label ?? name)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource)
    }
  }

  /// Creates a label with a picture of an asset catalogue, and a string value as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource)
    }
  }
}

extension Color {
  // `Color(.brand)` may be this or UIKit's `UIColor.brand`, which are the same colour.
  /// Creates a colour of an asset catalogue.
  @_disfavoredOverload
  public init(_ resource: ColorResource) { self = ColorLibrary.color(resource.name) }

  /// Creates a colour that is first searched for in a folder of resources.
  package init(_ name: String, folder: String?) {
    self = ColorLibrary.color(AssetName(name, folder: folder))
  }

  /// Whether the program has a colour with a name.
  package static func exists(_ name: String) -> Bool { ColorLibrary.has(AssetName(name)) }
}
