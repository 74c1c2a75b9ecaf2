public import Foundation
public import Tabstop

/// The position and the size of a new window. Mirrors SwiftUI's `WindowPlacement`.
public struct WindowPlacement {
  let size: CGSize?

  /// Creates a placement with a size.
  public init(size: CGSize? = nil) { self.size = size }
  /// Creates a placement with a width and a height.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  }
  /// Creates a placement with a size. The position has no effect: the window manager places windows.
  public init(_ position: CGPoint, size: CGSize? = nil) { self.size = size }
  /// Creates a placement with a size. The position has no effect: the window manager places windows.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }
  /// Creates a placement with a size. The position has no effect: the window manager places windows.
  public init(_ position: UnitPoint, size: CGSize? = nil) { self.size = size }
  /// Creates a placement with a size. The position has no effect: the window manager places windows.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }
}

/// The content of a new window. Mirrors SwiftUI's `WindowLayoutRoot`.
public struct WindowLayoutRoot {
  /// The size of the content. Always 0: there are no views yet. A window of no size gets that of
  /// its content.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The screen of a new window. Mirrors SwiftUI's `WindowPlacementContext`.
public struct WindowPlacementContext {
  /// The first screen.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// A screen. Mirrors SwiftUI's `DisplayProxy`.
@preconcurrency @MainActor
public struct DisplayProxy {
  nonisolated init() {}
  /// The size of the screen, in points.
  public var bounds: CGRect {
    let (width, height) = Desktop.screenSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
  /// The part of the screen that bars do not cover: all of it, because programs get no frames of
  /// the desktop's bars.
  public var visibleRect: CGRect { bounds }
  /// The edges that bars cover. Always 0: a program gets no frames of the desktop's bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension Scene {
  /// Sets the size of a new window; its place has no effect. Mirrors SwiftUI.
  ///
  /// - Parameter makePlacement: Called whenever the scene is evaluated. A size of 0 is the default size.
  @SceneBuilder
  public func defaultWindowPlacement(
    _ makePlacement:
      @escaping (
        _ content: WindowLayoutRoot, _ context: WindowPlacementContext
      ) -> WindowPlacement
  ) -> some Scene {
    if let size = makePlacement(WindowLayoutRoot(), WindowPlacementContext()).size,
      size.width > 0, size.height > 0
    {
      defaultSize(width: size.width, height: size.height)
    } else {
      self
    }
  }

  /// Sets the size of a window that grows. No effect: the user decides about the size of a window
  /// that grows. Mirrors SwiftUI.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
