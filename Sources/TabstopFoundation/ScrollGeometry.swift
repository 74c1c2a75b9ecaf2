public import Foundation
public import Tabstop

/// How a scroll view stands. Mirrors SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the scroll view's corner.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// Space around the content; none here.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init(_ state: ScrollState) {
    self.init(
      contentOffset: CGPoint(x: state.x, y: state.y),
      contentSize: CGSize(width: state.contentWidth, height: state.contentHeight),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: state.width, height: state.height))
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same.
  public var bounds: CGRect { visibleRect }
}

/// What goes on in a scroll view. Mirrors SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger lies on it: never here, where GTK tells no more than that the content moves.
  case tracking
  /// The person scrolls.
  case interacting
  /// It still moves after a finger has gone: as `interacting` here.
  case decelerating
  /// The program scrolls.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What a change of phase is told with. Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
  /// How the scroll view stands.
  public let geometry: ScrollGeometry
  /// How fast the content moves; GTK does not tell.
  public var velocity: CGVector? { nil }
}

extension View {
  /// Runs `action` with what `transform` makes of the first scroll view inside: when that appears
  /// and when it has changed. Mirrors SwiftUI.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the first scroll view inside begins to move, and when it has come to rest.
  /// Mirrors SwiftUI.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// The same with how the scroll view stands.
  public func onScrollPhaseChange(
    _ action: @escaping (
      _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
    ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var memory = Memory<T>()

  func body(content: Content) -> some View {
    content.modifier(
      ScrollWatchModifier { state, _ in
        let new = transform(ScrollGeometry(state))
        let old = memory.value
        guard old != new else { return }
        memory.value = new
        action(old ?? new, new)
      })
  }
}

/// A value that no view depends on.
private final class Memory<Value> {
  var value: Value?
}

private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var memory = Memory<ScrollPhase>()
  @State private var first = Memory<ScrollState>()
  @State private var rest = Memory<Task<Void, Never>>()

  func body(content: Content) -> some View {
    content.modifier(
      ScrollWatchModifier { state, byPerson in
        let last = first.value
        first.value = state
        guard let last, last.x != state.x || last.y != state.y else { return }
        enter(byPerson ? .interacting : .animating, state)
        rest.value?.cancel()
        rest.value = Task {
          // GTK does not tell the end: a wheel's next step comes sooner than this.
          try? await Task.sleep(for: .milliseconds(150))
          if !Task.isCancelled { enter(.idle, state) }
        }
      })
  }

  private func enter(_ phase: ScrollPhase, _ state: ScrollState) {
    let old = memory.value ?? .idle
    guard phase != old else { return }
    memory.value = phase
    action(old, phase, ScrollPhaseChangeContext(geometry: ScrollGeometry(state)))
  }
}
