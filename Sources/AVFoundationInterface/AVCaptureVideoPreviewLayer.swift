public import Foundation
public import TabstopKits

/// A layer that shows the pictures of a camera. It is always empty here. Mirrors AVFoundation's
/// `AVCaptureVideoPreviewLayer`.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The way in which the video is fitted into the layer. Stored, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection with a camera. Always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Creates an empty layer.
  public required init() { super.init() }
  /// Creates a copy for display.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// A point of the layer as a point of the camera's picture. Returns the same point: nothing is shown.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    pointInLayer
  }
}
