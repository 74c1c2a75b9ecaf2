/// Ends the presentation, or leaves the page, in whose environment it was read. Mirrors SwiftUI's
/// `DismissAction`: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Ends it: `dismiss()`. In a program's first window, where nothing is presented, nothing happens.
  @preconcurrency @MainActor
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and a way to end that. Mirrors SwiftUI's `PresentationMode`, the
/// older spelling of `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view is on something that is presented.
  public let isPresented: Bool
  let dismissAction: DismissAction

  /// Ends the presentation; from another thread, as soon as the main one gets to it.
  public mutating func dismiss() {
    // Used on the main thread alone.
    nonisolated(unsafe) let action = dismissAction
    onMainActor { action() }
  }
}

extension EnvironmentValues {
  /// Ends the presentation, or leaves the page, that the view is on. Does nothing in a program's
  /// first window; closes one that `openWindow` opened. Mirrors SwiftUI.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is on something that is presented. Mirrors SwiftUI.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The older spelling of `dismiss`: `presentationMode.wrappedValue.dismiss()`. Mirrors SwiftUI.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, dismissAction: dismiss))
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
