internal import GtkBridge

extension View {
  /// Shows the program light or dark whatever the desktop says; `nil` follows the desktop. It is
  /// the whole program's: GTK 4.8 colours windows by names that all of them share. Of several the
  /// last counts. Mirrors SwiftUI.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}

private struct PreferredColorScheme: _PrimitiveModifier {
  let scheme: ColorScheme?

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, context)
  }
}

private final class PreferredColorSchemeNode<Content: View>:
  ModifierNode<Content, PreferredColorScheme>
{
  override init(
    _ view: ModifiedContent<Content, PreferredColorScheme>, _ context: _Context
  ) {
    super.init(view, context)
    ColorSchemeWishes.set(view.modifier.scheme, of: ObjectIdentifier(self))
    makeContent()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PreferredColorScheme>, environmentChanged: Bool
  ) {
    ColorSchemeWishes.set(view.modifier.scheme, of: ObjectIdentifier(self))
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    ColorSchemeWishes.set(nil, of: ObjectIdentifier(self))
  }
}

/// What the program wishes outside of its views.
@MainActor
package enum ProgramColorScheme {
  /// The last of all wishes counts; `nil` leaves it to the views and the desktop.
  package static var wish: ColorScheme? {
    didSet { ColorSchemeWishes.set(wish, of: ObjectIdentifier(ProgramColorScheme.self)) }
  }
}

@MainActor
private enum ColorSchemeWishes {
  private static var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []

  static func set(_ scheme: ColorScheme?, of id: ObjectIdentifier) {
    let index = wishes.firstIndex { $0.owner == id }
    switch (index, scheme) {
    case (let index?, let scheme?): wishes[index].scheme = scheme
    case (let index?, nil): wishes.remove(at: index)
    case (nil, let scheme?): wishes.append((id, scheme))
    case (nil, nil): return
    }
    Appearance.shared.programWantsDark = wishes.last.map { $0.scheme == .dark }
  }
}
