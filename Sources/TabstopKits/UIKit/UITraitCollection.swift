public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The traits that a colour may depend on.
/// Mirrors the part of `UITraitCollection` that colours read.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the window is light or dark.
  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle
  /// The traits that the program defines.
  var own = OwnTraitValues()

  /// Creates traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The value of a trait that the program defines, or of the appearance; of others that are the system's the default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    trait == UITraitUserInterfaceStyle.self
      ? userInterfaceStyle as! Trait.Value : own[trait]
  }
}

extension UIColor {
  /// Creates a colour that depends on the appearance. Mirrors UIKit.
  ///
  /// - Parameter dynamicProvider: Called at once, for light and for dark windows.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      ColorLibrary.adapting(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// The colour of an appearance: the colour itself, which follows the appearance. Mirrors UIKit.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}

extension UITraitCollection {
  /// Creates traits of a size of texts. The size has no effect: texts have the size of the desktop.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of a width. The width has no effect: windows have any size.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of a height. The height has no effect: windows have any size.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates traits of the number of pixels per point. The number has no effect: the screen has it.
  public init(displayScale: CGFloat) { self.init(userInterfaceStyle: .unspecified) }
  /// Creates the traits that at least one of others has: the appearance of the last one that has one.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    let styles = traitCollections.map(\.userInterfaceStyle)
    self.init(userInterfaceStyle: styles.last { $0 != .unspecified } ?? .unspecified)
    for traits in traitCollections { own.add(traits.own) }
  }
  /// Whether colours look different with other traits: in the other appearance.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
  /// The traits of the program's windows.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: EnvironmentValues().colorScheme == .dark ? .dark : .light)
  }
  /// The number of pixels per point.
  @preconcurrency @MainActor
  public var displayScale: CGFloat { Desktop.scale }
  /// Compact on a screen narrower than 600 points. For a window see SwiftUI's `horizontalSizeClass`.
  @preconcurrency @MainActor
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    UIScreen.main.bounds.width < 600 ? .compact : .regular
  }
  /// Regular: a window scrolls content that is too high.
  @preconcurrency @MainActor
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The size of the text.
  @preconcurrency @MainActor
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
  /// The device with windows.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}

extension UIApplication {
  /// The direction of the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
}

extension UIScreen {
  /// The traits of the program's windows.
  public var traitCollection: UITraitCollection { .current }
}

extension UIView {
  /// The traits of the program's windows, with what the program has set of this view and those around it.
  public var traitCollection: UITraitCollection {
    var traits = UITraitCollection.current
    for view in sequence(first: self, next: \.superview).reversed() {
      let style = view.overrideUserInterfaceStyle
      if style != .unspecified { traits.userInterfaceStyle = style }
      traits.own.add(view.stored.traits.own)
    }
    return traits
  }
}

extension UITraitCollection {
  /// The traits that have other values than in an older collection.
  func changes(from old: Self) -> Set<ObjectIdentifier> {
    var changes = own.changes(from: old.own)
    if userInterfaceStyle != old.userInterfaceStyle {
      changes.insert(ObjectIdentifier(UITraitUserInterfaceStyle.self))
    }
    return changes
  }
}

/// The values of traits that a program defines. `@unchecked Sendable`: as in UIKit, the program gives values that may be
/// passed on.
struct OwnTraitValues: Hashable, @unchecked Sendable {
  private struct Entry {
    let value: Any
    /// The value without another one.
    let usual: Any
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let entry = entries[ObjectIdentifier(trait)] else { return Trait.defaultValue }
      return entry.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      entries[ObjectIdentifier(trait)] = Entry(value: newValue, usual: Trait.defaultValue)
    }
  }

  /// Takes over the values of others.
  mutating func add(_ others: Self) { entries.merge(others.entries) { $1 } }

  /// The traits that have other values.
  func changes(from old: Self) -> Set<ObjectIdentifier> {
    Set(entries.keys).union(old.entries.keys).filter { key in
      let (new, old) = (entries[key], old.entries[key])
      return !isSameValue(new?.value ?? old?.usual, old?.value ?? new?.usual)
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.changes(from: b).isEmpty }
  // A value may be the default, which is not stored.
  func hash(into hasher: inout Hasher) {}
}
