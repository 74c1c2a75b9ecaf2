/// What a pencil is asked to do. Mirrors SwiftUI's.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Changes to the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Changes to the last tool.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows the colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows the properties of ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows the tools.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Runs a shortcut of the system's.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// Where a pencil is above a view: never known. Mirrors SwiftUI's `PencilHoverPose`.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place in the view, from 0 to 1.
  public let anchor: UnitPoint
  /// The height, from 0 to 1.
  public let zDistance: Double
}

/// A double tap on a pencil: never happens. Mirrors SwiftUI's `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil: never happens. Mirrors SwiftUI's `PencilSqueezeGestureValue`.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// Whether a squeeze goes on. Mirrors SwiftUI's `PencilSqueezeGesturePhase`.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension View {
  /// Adds an action for a double tap on a pencil. Never called: GTK reports no taps on a pen.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Adds an action for a squeeze of a pencil. Never called: GTK reports no squeezes.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  /// What a double tap on a pencil is to do. Always `.ignore`. Mirrors SwiftUI.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What a squeeze of a pencil is to do. Always `.ignore`. Mirrors SwiftUI.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
