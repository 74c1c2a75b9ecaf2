public import Foundation
internal import Tabstop
public import TabstopKits

/// A controller that shows a film, with GTK's controls. Mirrors AVKit's `AVPlayerViewController`.
open class AVPlayerViewController: UIViewController {
  private let film = AVPlayerView()

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The player whose video is shown.
  open var player: AVPlayer? {
    get { film.player }
    set { film.player = newValue }
  }
  /// Whether the controls are shown. Stored, without effect: GTK's controls appear with the
  /// pointer.
  open var showsPlaybackControls = true
  /// The way in which the video is fitted into the view. Stored, without effect: the whole picture
  /// is shown.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether picture in picture is allowed. Stored, without effect: the desktop has none.
  open var allowsPictureInPicturePlayback = true
  /// Whether picture in picture starts when the program is left. Stored, without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether playing begins in full screen. Stored, without effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end of playing leaves the full screen. Stored, without effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether texts in paused pictures are recognized. Stored, without effect: there is no recognizer.
  open var allowsVideoFrameAnalysis = true
  /// Whether the user cannot go to another time. Stored, without effect: GTK's controls allow it.
  open var requiresLinearPlayback = false
  /// Whether the system shows what is played. Stored, without effect.
  open var updatesNowPlayingInfoCenter = true

  open override func loadView() { view = film }
}

/// A view that shows a film, with GTK's controls. Mirrors the `AVPlayerView` of AVKit for the Mac.
open class AVPlayerView: UIView {
  /// The player whose video is shown.
  open var player: AVPlayer? { didSet { show() } }
  /// The style of the controls. No effect. Mirrors AVKit's.
  public enum ControlsStyle: Int, Sendable { case none, inline, floating, minimal, `default` }
  /// The style of the controls. Stored, without effect: GTK's controls appear with the pointer.
  open var controlsStyle = ControlsStyle.default
  /// The way in which the video is fitted into the view. Stored, without effect: the whole picture
  /// is shown.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a button for the full screen. Stored, without effect.
  open var showsFullScreenToggleButton = false

  private func show() { hosted = player.map { AnyView(VideoPlayer(player: $0)) } }
}
