internal import Foundation
internal import Observation
internal import SwiftUIInterface
internal import Tabstop

/// What the view of a scene shows.
@Observable @MainActor
final class SceneState {
  /// The view. Not retained: it has this state, and its content.
  @ObservationIgnored weak var view: SKView?
  var scene: SKScene?
  var isPaused = false
  /// The number of the last frame that is drawn.
  private(set) var frame = 0
  /// Whether that was drawn. Where GTK draws nothing, as out of sight, no further frames are made.
  @ObservationIgnored var isDrawn = true
  /// The number of the changes of nodes in that frame.
  @ObservationIgnored var changes: Int?

  nonisolated init() {}

  /// Whether there are frames to make.
  var isRunning: Bool { !isPaused && scene != nil }

  /// Makes frames until the task is cancelled.
  func run() async {
    guard isRunning else { return }
    while !Task.isCancelled {
      tick(ProcessInfo.processInfo.systemUptime)
      let frames = min(max(view?.preferredFramesPerSecond ?? 60, 1), 120)
      try? await Task.sleep(for: .seconds(1 / Double(frames)))
    }
  }

  func tick(_ time: TimeInterval) {
    guard isRunning, isDrawn, let scene else { return }
    scene.frame(at: time)
    guard changes != SKNode.changes else { return }
    changes = SKNode.changes
    isDrawn = false
    frame &+= 1
  }

  func paint(_ context: GraphicsContext, _ size: CGSize) {
    isDrawn = true
    scene?.paint(context, size)
  }
}

/// The view of a scene. It is not evaluated for frames.
struct SceneSurface: View {
  let state: SceneState
  @GestureState private var isPressed = false

  var body: some View {
    GeometryReader { proxy in
      SceneDrawing(state: state)
        .onChange(of: proxy.size, initial: true) { state.view?.fit(proxy.size) }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { state.view?.pointerMoved(to: $0.location) }
        .onEnded { _ in state.view?.pointerEnded() }
        .updating($isPressed) { _, isPressed, _ in isPressed = true }
    )
    .onChange(of: isPressed) { if !isPressed { state.view?.pointerCancelled() } }
    .accessibilityLabel(Text(verbatim: state.scene?.accessibilityLabel ?? String(own: "Game")))
    .focusable()
    .onKeyPress(phases: .all) { state.view?.key($0) == true ? .handled : .ignored }
    .task(id: state.isRunning) { await state.run() }
  }
}

/// The drawing of a scene, which is another one for each frame.
private struct SceneDrawing: View {
  let state: SceneState

  var body: some View {
    let frame = state.frame
    Canvas { context, size in
      _ = frame
      let copy = context
      MainActor.assumeIsolated { state.paint(copy, size) }
    }
  }
}
