internal import Foundation
internal import Observation
internal import SwiftUIInterface
internal import Tabstop

/// What the view of a scene shows.
@Observable @MainActor
final class SceneState {
  var scene: SKScene?
  var frame = 0
  nonisolated init() {}
}

/// The view of a scene.
struct SceneSurface: View {
  let view: SKView

  var body: some View {
    let frame = view.frameNumber
    GeometryReader { proxy in
      Canvas { context, size in
        _ = frame
        let copy = context
        MainActor.assumeIsolated { view.scene?.paint(copy, size) }
      }
      .onChange(of: proxy.size, initial: true) { view.fit(proxy.size) }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { view.pointerMoved(to: $0.location) }
        .onEnded { _ in view.pointerEnded() }
    )
    .accessibilityLabel(Text(verbatim: view.scene?.accessibilityLabel ?? String(own: "Game")))
    .focusable()
    .onKeyPress(phases: .all) { view.key($0) ? .handled : .ignored }
    .task { await view.run() }
  }
}
