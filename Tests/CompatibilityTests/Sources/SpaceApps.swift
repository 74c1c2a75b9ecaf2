import SwiftUI

// As programs for a headset are written, beside their windows.

struct GlobeApp: App {
  @State private var immersion: ImmersionStyle = .mixed

  var body: some Scene {
    WindowGroup(id: "globe") {
      GlobeWindow()
    }
    .windowStyle(.volumetric)
    .defaultSize(width: 0.5, height: 0.25, depth: 0.5, in: .meters)

    ImmersiveSpace(id: "orbit") {
      Text("Orbit")
    }
    .immersionStyle(selection: $immersion, in: .mixed, .full, .progressive)
    .upperLimbVisibility(.hidden)
  }
}

struct GlobeWindow: View {
  @Environment(\.openImmersiveSpace) private var openImmersiveSpace
  @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace
  @Environment(\.pushWindow) private var pushWindow
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Go into orbit") {
        Task {
          switch await openImmersiveSpace(id: "orbit") {
          case .opened: answer = "opened"
          case .userCancelled: answer = "cancelled"
          case .error: answer = "error"
          @unknown default: answer = "unknown"
          }
          await dismissImmersiveSpace()
        }
      }
      .hoverEffect()
    }
    .padding()
    .frame(depth: 100)
    .offset(z: 20)
    .scaleEffect(x: 1, y: 1, z: 2)
    .glassBackgroundEffect()
    .glassBackgroundEffect(in: .rect(cornerRadius: 20), displayMode: .implicit)
    .ornament(attachmentAnchor: .scene(.bottom)) {
      Text("Below").padding().glassBackgroundEffect()
    }
    .ornament(visibility: .hidden, attachmentAnchor: .scene(.leading), contentAlignment: .trailing)
    {
      Text("Beside")
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomOrnament) {
        Button("Rotate") { pushWindow(id: "globe") }
      }
    }
  }
}
