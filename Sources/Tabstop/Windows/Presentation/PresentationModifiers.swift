/// A height of a sheet. Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(Double)
    case height(Double)
    case custom(CustomHeight)
  }

  /// A height that a type of the program calculates.
  private struct CustomHeight: Hashable {
    let type: ObjectIdentifier
    let height: @Sendable (Double) -> Double?

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }

  private let kind: Kind

  /// Half of the window's height.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// The window's height.
  public static let large = PresentationDetent(kind: .fraction(1))
  /// A fraction of the window's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type calculates from the window's.
  package static func custom(
    _ type: ObjectIdentifier, _ height: @escaping @Sendable (Double) -> Double?
  ) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(type: type, height: height)))
  }

  /// The height in a window of a height; `nil` if the detent is not for that window.
  package func height(in room: Double) -> Double? {
    let height =
      switch kind {
      case .fraction(let fraction): room * fraction
      case .height(let height): height
      case .custom(let custom): custom.height(room)
      }
    return height?.taken(as: "A detent's height", in: 0...Double(Int16.max))
  }
}

/// Whether the window behind a sheet can be used. Mirrors SwiftUI's
/// `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// The window behind is not usable, as with `disabled`: a sheet is modal.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// The window behind stays usable.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// The window behind is not usable: the sheet is modal.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// The window behind stays usable, at every detent: a desktop's sheet does not change its detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// The adaptation of a presentation to a narrow window. Mirrors SwiftUI's `PresentationAdaptation`.
/// No effect here.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// A value with the same effect as the others here: see `presentationCompactAdaptation`.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// A value with the same effect as the others here.
  public static let none = PresentationAdaptation(name: "none")
  /// A value with the same effect as the others here.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A value with the same effect as the others here.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A value with the same effect as the others here.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether scrolling resizes a sheet first. Mirrors SwiftUI's `PresentationContentInteraction`. No
/// effect here.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// A value with the same effect as the others here: see `presentationContentInteraction`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A value with the same effect as the others here.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A value with the same effect as the others here.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// Sets the height of the sheet that contains this view: the smallest of `detents`, which the
  /// user may change by the window's edge. Mirrors SwiftUI.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationOptionModifier { $0.detents = detents })
  }

  /// Sets the height of the sheet that contains this view to the selected detent. When the user
  /// changes the height by the window's edge, the nearest detent is selected. Mirrors SwiftUI.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // The read makes the modified view track the selection.
    let selected = selection.wrappedValue
    return modifier(
      PresentationOptionModifier {
        $0.detents = detents.union([selected])
        $0.selectedDetent = selection
      })
  }

  /// Stops Escape and the window's close button from dismissing the presentation that contains this
  /// view. `dismiss` still works. Mirrors SwiftUI.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationOptionModifier { if isDisabled { $0.isDismissDisabled = true } })
  }

  /// Sets the background of the sheet that contains this view. Mirrors SwiftUI.
  public func presentationBackground(_ color: Color) -> some View {
    modifier(PresentationOptionModifier { $0.background = color })
  }

  /// Sets the background of the sheet that contains this view to a style's colour. Mirrors SwiftUI.
  @_disfavoredOverload
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PresentationOptionModifier { $0.background = style._paint(_StyleContext()).color })
  }

  /// Puts a view behind the content of the sheet. Mirrors SwiftUI.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Sets whether the window behind the sheet can be used while the sheet is open. Mirrors SwiftUI.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationOptionModifier { $0.allowsBackgroundInteraction = interaction.isEnabled })
  }

  /// Sets what is announced when the popover that contains this view is shown. Otherwise its texts are
  /// announced if nothing in it takes the focus.
  package func presentationAnnouncement(_ sentences: [String]) -> some View {
    modifier(PresentationOptionModifier { $0.announcement = sentences })
  }

  /// Makes the popover that contains this view one that the user has not asked for: if it appears while
  /// the user types, the focus stays in the field, and the popover is open until the user or the program
  /// closes it. F6 goes into it.
  ///
  /// - Parameter anchorHidden: Called when its anchor is scrolled away or covered, which otherwise
  ///   dismisses a popover as the user does.
  package func presentationUnrequested(
    anchorHidden: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      PresentationOptionModifier {
        $0.leavesFocusWhileTyping = true
        $0.anchorHidden = { MainActor.assumeIsolated { anchorHidden() } }
      })
  }

  /// Sets whether a presentation is seen through what is before it. No effect: a desktop's windows have no depth.
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
  /// Sets whether the view is seen through what is before it. No effect: a desktop's windows have no depth.
  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  /// Shows the indicator by which a sheet is dragged. No effect: a desktop's sheet is moved and
  /// sized by its window's frame.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the radius of a sheet's corners. No effect: the window manager determines a window's
  /// corners.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }

  /// Sets how the presentation adapts to a narrow window. No effect: a popover stays a popover and
  /// a sheet a sheet in any window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Sets how the presentation adapts to a narrow or low window. No effect: a popover stays a
  /// popover and a sheet a sheet in any window.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Sets whether scrolling resizes a sheet. No effect: scrolling in a desktop's sheet never
  /// resizes it.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

package struct PresentationOptionModifier: _PrimitiveModifier {
  let change: (inout PresentationOptions) -> Void

  init(_ change: @escaping (inout PresentationOptions) -> Void) { self.change = change }

  package static func _makeNode<Content: View>(
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

/// How a view is seen through what is before it. Without effect. Mirrors SwiftUI's `BreakthroughEffect`.
public struct BreakthroughEffect: Hashable, Sendable {
  private let name: String
  /// As the system likes it.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// A little.
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// Clearly.
  public static let prominent = BreakthroughEffect(name: "prominent")
  /// Not at all.
  public static let none = BreakthroughEffect(name: "none")
}
