/// A space around the user, as a headset shows it. A desktop has none: it never opens, and its content is
/// not created. Mirrors SwiftUI's `ImmersiveSpace`.
public struct ImmersiveSpace<Content: View, Data: Codable & Hashable>: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Self, _ list: _SceneList) {}

  /// Creates a space for the values that `openImmersiveSpace` gets.
  public init(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content) {}

  /// Creates a space for the values that `openImmersiveSpace` gets with this id.
  public init(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) {}

  /// Creates a space for the values that `openImmersiveSpace` gets, which always has a value.
  public init(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}

  /// Creates a space for the values that `openImmersiveSpace` gets with this id, which always has a value.
  public init(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}
}

extension ImmersiveSpace where Data == Never {
  /// Creates a space.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a space with an id for `openImmersiveSpace`.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// How much of the room the space covers. Mirrors SwiftUI's. No effect here.
public protocol ImmersionStyle {}
/// The system decides.
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
/// The room stays visible.
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
/// The room is not visible.
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
/// The user chooses how much of the room stays visible.
public struct ProgressiveImmersionStyle: ImmersionStyle { public init() {} }

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  /// The system decides.
  public static var automatic: Self { Self() }
}

extension ImmersionStyle where Self == MixedImmersionStyle {
  /// The room stays visible.
  public static var mixed: Self { Self() }
}

extension ImmersionStyle where Self == FullImmersionStyle {
  /// The room is not visible.
  public static var full: Self { Self() }
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// The user chooses how much of the room stays visible.
  public static var progressive: Self { Self() }
}

/// A window with a depth. Here it has none, and is as `PlainWindowStyle` makes it. Mirrors SwiftUI's.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _hidesTitleBar: Bool { PlainWindowStyle()._hidesTitleBar }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// `VolumetricWindowStyle` by its short name. Mirrors SwiftUI.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension Scene {
  /// Sets how much of the room a space covers. No effect: spaces do not open.
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }

  /// Sets whether the user's hands are visible. No effect: a window is no space.
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Sets whether the system's own parts are shown over windows. No effect.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

/// An action that opens a space. A desktop has none: it always fails. Mirrors SwiftUI's
/// `OpenImmersiveSpaceAction`: `@Environment(\.openImmersiveSpace)`.
@preconcurrency @MainActor
public struct OpenImmersiveSpaceAction {
  /// What became of a space. Mirrors SwiftUI's.
  public enum Result: Hashable, Sendable {
    /// It is open.
    case opened
    /// The user did not want it.
    case userCancelled
    /// It could not be opened.
    case error
  }

  nonisolated init() {}

  /// Opens the space with this id. Always `.error`.
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }
  /// Opens a space for a value. Always `.error`.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  /// Opens the space with this id for a value. Always `.error`.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

/// An action that closes the space. A desktop has none: it does nothing. Mirrors SwiftUI's
/// `DismissImmersiveSpaceAction`: `@Environment(\.dismissImmersiveSpace)`.
@preconcurrency @MainActor
public struct DismissImmersiveSpaceAction {
  nonisolated init() {}
  /// Closes the space. Does nothing.
  public func callAsFunction() async {}
}

/// An action that opens a window in the place of another one: here beside it. Mirrors SwiftUI's
/// `PushWindowAction`: `@Environment(\.pushWindow)`.
@preconcurrency @MainActor
public struct PushWindowAction {
  let open: OpenWindowAction

  nonisolated init(_ open: OpenWindowAction) { self.open = open }

  /// Opens a window of the scene with this id.
  public func callAsFunction(id: String) { open(id: id) }
  /// Opens a window for a value, or brings an existing one to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(value: value) }
  /// Opens a window of the scene with this id for a value, or brings an existing one to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id: id, value: value)
  }
}

extension EnvironmentValues {
  /// An action that opens a space. It always fails: a desktop has none.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  /// An action that closes the space. It does nothing: a desktop has none.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
  /// An action that opens a window in the place of another one: here beside it.
  public var pushWindow: PushWindowAction { PushWindowAction(openWindow) }
}
