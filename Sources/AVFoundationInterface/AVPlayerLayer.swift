internal import CGtk
internal import Foundation
internal import Tabstop
public import TabstopKits

/// A layer that shows a film, without controls. Mirrors AVFoundation's `AVPlayerLayer`.
open class AVPlayerLayer: CALayer {
  /// The player whose video is shown.
  open var player: AVPlayer? { didSet { show() } }
  /// Whether the film fills the layer, or is shown whole.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }
  /// Whether there is a film.
  public var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// Creates an empty layer.
  public required init() { super.init() }
  /// Creates a copy for display.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  private func show() {
    hosted = AnyView(FilmPicture(player: player, fillsLayer: videoGravity == .resizeAspectFill))
  }
}

/// The picture of the film that a player plays.
private struct FilmPicture: View {
  let player: AVPlayer?
  let fillsLayer: Bool

  var body: some View {
    let stream = player?.mediaStream
    HostedWidget(
      make: { _ in UnsafeMutableRawPointer(gtk_picture_new()!) },
      update: { widget, _ in
        let picture = OpaquePointer(widget)
        gtk_picture_set_content_fit(
          picture, fillsLayer ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_CONTAIN)
        gtk_picture_set_paintable(picture, stream.map { $0.opaque })
      },
      dismantle: { gtk_picture_set_paintable(OpaquePointer($0), nil) },
      size: { _, _, _, _ in nil })
  }
}
