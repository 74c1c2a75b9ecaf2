/// A height of a sheet. Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(Double)
    case height(Double)
  }
  private let kind: Kind

  /// Half of the window's height.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// The window's height.
  public static let large = PresentationDetent(kind: .fraction(1))
  /// A part of the window's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// In points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  func height(in room: Double) -> Double {
    let height =
      switch kind {
      case .fraction(let fraction): room * fraction
      case .height(let height): height
      }
    return height.taken(as: "A detent's height", in: 0...Double(Int16.max))
  }
}

/// What can be used behind a sheet. Mirrors SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// Nothing, as for `disabled`: a sheet is modal.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// The window behind stays in use.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// Nothing: the sheet is modal.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// A desktop's sheet does not change its detent: the same as `enabled`.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a presentation becomes in a narrow window. Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the others here: see `presentationCompactAdaptation`.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As the others here.
  public static let none = PresentationAdaptation(name: "none")
  /// As the others here.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As the others here.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// As the others here.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether scrolling resizes a sheet first. Mirrors SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the others here: see `presentationContentInteraction`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// As the others here.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// As the others here.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// Gives the sheet around this view a height: the smallest of `detents`, which the person may
  /// change by the window's edge. Mirrors SwiftUI.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationOptionModifier { $0.detents = detents })
  }

  /// Gives the sheet around this view a height, the one that is selected. When the person changes
  /// the sheet's height by its edge, the nearest detent is selected. Mirrors SwiftUI.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // Read here, the selection is followed by the view that gives it.
    let selected = selection.wrappedValue
    return modifier(
      PresentationOptionModifier {
        $0.detents = detents.union([selected])
        $0.selectedDetent = selection
      })
  }

  /// Keeps Escape and the window's close button from ending the presentation around this view.
  /// `dismiss` still does. Mirrors SwiftUI.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationOptionModifier { if isDisabled { $0.isDismissDisabled = true } })
  }

  /// Paints the background of the sheet around this view. Mirrors SwiftUI.
  public func presentationBackground(_ color: Color) -> some View {
    modifier(PresentationOptionModifier { $0.background = color })
  }

  /// Lets the window behind the sheet be used while the sheet is open. Mirrors SwiftUI.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationOptionModifier { $0.allowsBackgroundInteraction = interaction.isEnabled })
  }

  /// Has no effect: a desktop's sheet is moved and sized by its window's frame.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the window manager gives a window its corners.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }

  /// Has no effect: a popover stays a popover and a sheet a sheet in any window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Has no effect: a popover stays a popover and a sheet a sheet in any window.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect: scrolling in a desktop's sheet never resizes it.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

struct PresentationOptionModifier: _PrimitiveModifier {
  let change: (inout PresentationOptions) -> Void

  init(_ change: @escaping (inout PresentationOptions) -> Void) { self.change = change }

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PresentationOptionNode(view, context)
  }
}

private final class PresentationOptionNode<Content: View>:
  ModifierNode<Content, PresentationOptionModifier>
{
  private weak var presentation: Presentation?

  override init(
    _ view: ModifiedContent<Content, PresentationOptionModifier>, _ context: _Context
  ) {
    super.init(view, context)
    presentation = environment.presentation
    presentation?.set(of: self, view.modifier.change)
    makeContent()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PresentationOptionModifier>, environmentChanged: Bool
  ) {
    presentation?.set(of: self, view.modifier.change)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    presentation?.set(of: self, nil)
  }
}
