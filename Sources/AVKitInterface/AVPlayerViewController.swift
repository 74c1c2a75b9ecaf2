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

  /// The delegate. Stored, without effect: the desktop has no picture in picture. Not retained.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the first picture is shown. Always `true`.
  open var isReadyForDisplay: Bool { true }
  /// The view over the film. Always `nil`.
  open var contentOverlayView: UIView? { nil }
  /// The speeds that the user can choose. Stored, without effect.
  open var speeds: [AVPlaybackSpeed] = []

  open override func loadView() { view = film }
}

/// A speed that the user can choose. Mirrors AVKit's.
open class AVPlaybackSpeed: NSObject {
  /// The factor.
  public let rate: Float
  /// The name.
  public let localizedName: String
  /// Creates a speed.
  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
    super.init()
  }
  /// The usual speeds.
  @preconcurrency @MainActor
  public class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

/// A delegate of a film's controller. It is never called. Mirrors AVKit's.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before picture in picture begins. Never called.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called when picture in picture has ended. Never called.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
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
