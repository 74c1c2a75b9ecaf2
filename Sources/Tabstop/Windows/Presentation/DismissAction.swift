/// An action that dismisses the presentation, or leaves the page, in whose environment it was read.
/// Mirrors SwiftUI's `DismissAction`: `@Environment(\.dismiss) private var dismiss`, then
/// `dismiss()`.
public struct DismissAction {
  let action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Dismisses it: `dismiss()`. Has no effect in a program's first window, where nothing is
  /// presented.
  @preconcurrency @MainActor
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and a way to dismiss it. Mirrors SwiftUI's `PresentationMode`, the
/// original spelling of `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view is part of a presentation.
  public let isPresented: Bool
  let dismissAction: DismissAction

  /// Dismisses the presentation; from another thread, as soon as the main thread is free.
  public mutating func dismiss() {
    // Used only on the main thread.
    nonisolated(unsafe) let action = dismissAction
    onMainActor { action() }
  }
}

extension EnvironmentValues {
  /// The action that dismisses the presentation, or leaves the page, that contains the view. Has no
  /// effect in a program's first window; closes one that `openWindow` opened. Mirrors SwiftUI.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is part of a presentation. Mirrors SwiftUI.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and a way to dismiss it: the original spelling of `dismiss`,
  /// `presentationMode.wrappedValue.dismiss()`. Mirrors SwiftUI.
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
