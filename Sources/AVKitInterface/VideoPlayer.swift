// Films, under the module name AVKit: a compatible interface, not Apple's.
@_exported public import AVFoundationInterface
internal import CGtk
@_exported public import SwiftUIInterface
internal import Tabstop

/// A view that shows a film, with GTK's controls. Mirrors AVKit's `VideoPlayer`.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a view of a film, with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The content of the view.
  public var body: some View {
    let stream = player?.mediaStream
    HostedWidget(
      make: { _ in UnsafeMutableRawPointer(gtk_video_new()!) },
      update: { widget, _ in
        gtk_video_set_media_stream(
          OpaquePointer(widget), stream?.cast(to: GtkMediaStream.self))
      },
      dismantle: { gtk_video_set_media_stream(OpaquePointer($0), nil) },
      size: { _, _, _, _ in nil }
    )
    .overlay(overlay)
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
