internal import GtkBridge

extension View {
  /// Makes the program light or dark independently of the desktop; `nil` follows the desktop. It
  /// applies to the whole program: GTK 4.8 colours windows by names that all of them share. If
  /// there are several, the last is used. Mirrors SwiftUI.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }

  /// Sets the colour scheme that the views inside read, in the spelling of SwiftUI's first
  /// versions. The widgets themselves follow `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

package struct PreferredColorScheme: _PrimitiveModifier {
  let scheme: ColorScheme?

  package static func _makeNode<Content: View>(
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
    ColorSchemeRequests.set(view.modifier.scheme, of: ObjectIdentifier(self))
    makeContent()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PreferredColorScheme>, environmentChanged: Bool
  ) {
    ColorSchemeRequests.set(view.modifier.scheme, of: ObjectIdentifier(self))
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    ColorSchemeRequests.set(nil, of: ObjectIdentifier(self))
  }
}

/// The colour scheme that the program requests outside of its views.
@MainActor
package enum ProgramColorScheme {
  /// The last request is used; `nil` leaves it to the views and the desktop.
  package static var request: ColorScheme? {
    didSet { ColorSchemeRequests.set(request, of: ObjectIdentifier(ProgramColorScheme.self)) }
  }
}

@MainActor
private enum ColorSchemeRequests {
  private static var requests: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []

  static func set(_ scheme: ColorScheme?, of id: ObjectIdentifier) {
    let index = requests.firstIndex { $0.owner == id }
    switch (index, scheme) {
    case (let index?, let scheme?): requests[index].scheme = scheme
    case (let index?, nil): requests.remove(at: index)
    case (nil, let scheme?): requests.append((id, scheme))
    case (nil, nil): return
    }
    Appearance.shared.programWantsDark = requests.last.map { $0.scheme == .dark }
  }
}
