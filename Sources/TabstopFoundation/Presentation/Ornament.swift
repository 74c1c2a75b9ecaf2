public import Tabstop

/// Where an ornament is. Mirrors SwiftUI's `OrnamentAttachmentAnchor`.
public struct OrnamentAttachmentAnchor: Sendable {
  let place: UnitPoint

  /// A place at the edge of the window.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(place: anchor)
  }
  /// A place at the edge of the view around the one with the ornament: here of that one.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(place: anchor)
  }
}

/// When glass is shown. Mirrors SwiftUI's `GlassBackgroundDisplayMode`.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always.
  case always
  /// Behind views that have none around them: here always.
  case implicit
  /// Never.
  case never
}

extension View {
  /// Adds views beside the window: here at the edge of this view, inside of the window, above it or below
  /// it, or at its sides if `attachmentAnchor` is in the middle of the height. Mirrors SwiftUI, of visionOS.
  ///
  /// - Parameter contentAlignment: No effect here.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    let place = attachmentAnchor.place
    let isAtSide = place.y == 0.5 && place.x != 0.5
    let isBefore = isAtSide ? place.x < 0.5 : place.y < 0.5
    let layout =
      isAtSide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
    let content = ornament()
    return layout {
      if isBefore, visibility != .hidden { content }
      self
      if !isBefore, visibility != .hidden { content }
    }
  }

  /// Puts glass behind the view, in a rounded rectangle: here a material. Mirrors SwiftUI, of visionOS.
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 24), displayMode: displayMode)
  }

  /// Puts glass behind the view, in a shape: here a material. Mirrors SwiftUI, of visionOS.
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    background { if displayMode != .never { shape.fill(.regularMaterial) } }
  }
}
