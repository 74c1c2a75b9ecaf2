public import Foundation
public import TabstopFoundation

/// A view controller that lets the user choose a picture, by the desktop's file dialog in the
/// pictures folder. Mirrors UIKit's `UIImagePickerController`. There is no camera here: a picture
/// is a file.
@preconcurrency @MainActor
open class UIImagePickerController: DesktopDialogController {
  /// The source of pictures. All are files here.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// A camera. There is none here.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// A camera's light. There is none here.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// What a camera takes. There is none here.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The quality of films. They are files here.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The format of pictures that are passed on. Mirrors UIKit's.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
  /// The format of pictures that are passed on. Stored, without effect: the file is passed on as it is.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// A key of what was chosen. Mirrors UIKit's.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture. It is the original: nothing is edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The name of the file's type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The part of the picture that the user has chosen. Never present: nothing is edited here.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The asset of the picture. Never present: there is no library of photos.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The delegate, which is notified of the choice. Not retained.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the pictures. Stored, without effect: pictures are files.
  public var sourceType = SourceType.photoLibrary
  /// The types of media that the user can choose. Films are offered only if it has one of their
  /// types.
  public var mediaTypes = ["public.image"]
  /// Whether `.editedImage` is there too; nothing is edited here.
  public var allowsEditing = false
  /// The camera that is used. Stored, without effect: there is no camera.
  public var cameraDevice = CameraDevice.rear
  /// The mode of the flash. Stored, without effect: there is no camera.
  public var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's controls are shown. Stored, without effect: there is no camera.
  public var showsCameraControls = true
  /// What the camera takes. Stored, without effect: there is no camera.
  public var cameraCaptureMode = CameraCaptureMode.photo
  /// The view over the camera's picture. Stored, without effect: there is no camera.
  public var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Stored, without effect: there is no camera.
  public var cameraViewTransform = CGAffineTransform.identity
  /// The quality of films. Stored, without effect: a film stays the file it is.
  public var videoQuality = QualityType.typeMedium
  /// The longest time of a film, in seconds. Stored, without effect: a film stays the file it is.
  public var videoMaximumDuration: TimeInterval = 600

  /// Takes a picture. No effect: there is no camera.
  public func takePicture() {}
  /// Starts recording a film. Always `false`: there is no camera.
  @discardableResult public func startVideoCapture() -> Bool { false }
  /// Ends recording a film. No effect: there is no camera.
  public func stopVideoCapture() {}

  /// Whether a source can be used: all but the camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// Whether there is a camera. Always `false`: there is no camera.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The types of media of a source: pictures and films; none of the camera.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }

  override var purpose: FileDialog.Purpose {
    .open(mediaTypes.compactMap { UTType($0) }, severalFiles: false)
  }
  override var folder: URL? { URL.picturesDirectory }
  override var readsPictures: Bool { true }

  override func answer(_ urls: [URL]) {
    guard let url = urls.first else {
      delegate?.imagePickerControllerDidCancel(self)
      return
    }
    var info: [InfoKey: Any] = [.imageURL: url, .mediaType: "public.image"]
    if let image = pictures.first ?? nil {
      info[.originalImage] = image
      if allowsEditing { info[.editedImage] = image }
    } else {
      info[.mediaType] = "public.movie"
      info[.mediaURL] = url
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

/// A delegate that is notified of the choice of a picture. Mirrors UIKit's
/// `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called when the user has chosen a picture. No effect: the dialog is closed.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Called when the user has cancelled. No effect: the dialog is closed.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A delegate that is notified of a stack of controllers, which does not exist here: a conformance
/// that UIKit requires.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
