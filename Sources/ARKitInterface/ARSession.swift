// Pictures of the surroundings with things in them, under the module name ARKit: a compatible interface, not Apple's.
// A desktop knows nothing about its surroundings: no configuration is supported, which sources ask first, and a
// session that runs nevertheless ends with an error. There are no views here: they are those of SceneKit and RealityKit.
public import Foundation
@_exported public import UIKitInterface
@_exported public import simdInterface
internal import Tabstop

/// What a session looks for. None is supported. Mirrors ARKit's `ARConfiguration`.
// Sendable: one thread at a time.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// Whether the device can do it. Always `false`.
  open class var isSupported: Bool { false }
  /// Where the axes point. Mirrors ARKit's.
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  /// Where the axes point. Stored, without effect.
  open var worldAlignment = WorldAlignment.gravity
  /// Whether the light is measured. Stored, without effect.
  open var isLightEstimationEnabled = true
  /// Whether sounds are recorded. Stored, without effect.
  open var providesAudioData = false

  /// What is known besides the picture. Mirrors ARKit's.
  public struct FrameSemantics: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Which parts are persons.
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    /// Which parts are persons, and how far away.
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    /// Bodies.
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    /// Distances.
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    /// Distances that do not jump.
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }
  /// What is known besides the picture. Stored, without effect.
  open var frameSemantics: FrameSemantics = []
  /// Whether that can be known. Always `false`.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
}

/// Looks for the place of the device. Mirrors ARKit's `ARWorldTrackingConfiguration`.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// The directions of planes. Mirrors ARKit's.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors and tables.
    public static let horizontal = PlaneDetection(rawValue: 1)
    /// Walls.
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  /// How the surroundings are mirrored. Mirrors ARKit's.
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  /// The planes. Stored, without effect.
  open var planeDetection: PlaneDetection = []
  /// How the surroundings are mirrored. Stored, without effect.
  open var environmentTexturing = EnvironmentTexturing.none
  /// Which shapes are looked for. Stored, without effect.
  open var sceneReconstruction: ARConfiguration.SceneReconstruction = []
  /// Whether such shapes can be looked for. Always `false`.
  open class func supportsSceneReconstruction(
    _ sceneReconstruction: ARConfiguration.SceneReconstruction
  ) -> Bool { false }
}

extension ARConfiguration {
  /// Which shapes are looked for. Mirrors ARKit's.
  public struct SceneReconstruction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Surfaces.
    public static let mesh = SceneReconstruction(rawValue: 1)
    /// Surfaces and what they are.
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }
}

/// Looks for the direction of the device. Mirrors ARKit's.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks for pictures. Mirrors ARKit's.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// The number of moving pictures. Stored, without effect.
  open var maximumNumberOfTrackedImages = 0
}
/// Looks for bodies. Mirrors ARKit's.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks for places on the earth. Mirrors ARKit's.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks for faces. Mirrors ARKit's `ARFaceTrackingConfiguration`.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// The number of faces: 0.
  open class var supportedNumberOfTrackedFaces: Int { 0 }
  /// The number of faces. Stored, without effect.
  open var maximumNumberOfTrackedFaces = 0
}

/// Looks at the surroundings: ends with an error when it runs. Mirrors ARKit's `ARSession`.
// Sendable: one thread at a time.
open class ARSession: NSObject, @unchecked Sendable {
  /// What happens to what was known. Mirrors ARKit's.
  public struct RunOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Begins anew.
    public static let resetTracking = RunOptions(rawValue: 1)
    /// Forgets things.
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    /// Stops casts.
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    /// Forgets surfaces.
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }
  /// The identifier.
  public let identifier = UUID()
  /// The delegate. Not retained.
  open weak var delegate: (any ARSessionDelegate)?
  /// The queue on which the delegate is called; the main one if it is `nil`.
  open var delegateQueue: DispatchQueue?
  /// What it looks for.
  open private(set) var configuration: ARConfiguration?
  /// The picture: `nil`.
  open var currentFrame: ARFrame? { nil }

  /// Runs: the delegate gets an error.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    (delegateQueue ?? .main).async { [self] in
      delegate?.session(self, didFailWithError: ARError.unavailable)
    }
  }
  /// Waits. No effect.
  open func pause() {}
  /// Adds a thing. No effect.
  open func add(anchor: ARAnchor) {}
  /// Removes a thing. No effect.
  open func remove(anchor: ARAnchor) {}
}

/// The delegate of a session. Mirrors ARKit's `ARSessionDelegate`.
public protocol ARSessionDelegate: AnyObject {
  /// There is a picture. Not called here.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// There are things. Not called here.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Things have moved. Not called here.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Things have gone. Not called here.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  /// The session has ended.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// The session was interrupted. Not called here.
  func sessionWasInterrupted(_ session: ARSession)
  /// The interruption is over. Not called here.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Does nothing.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Does nothing.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Does nothing.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// A picture of the surroundings: never created. Mirrors ARKit's `ARFrame`.
public final class ARFrame: NSObject, Sendable {
  private override init() { super.init() }
  /// When it was taken.
  public var timestamp: TimeInterval { 0 }
  /// The things in it.
  public var anchors: [ARAnchor] { [] }
  /// The camera.
  public var camera: ARCamera { ARCamera() }
}

/// The camera: never created. Mirrors ARKit's `ARCamera`.
public final class ARCamera: NSObject, Sendable {
  override init() { super.init() }
  /// Whether its place is known. Mirrors ARKit's.
  public enum TrackingState: Sendable {
    case notAvailable
    case limited(Reason)
    case normal
    /// Why it is not known well. Mirrors ARKit's.
    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
  }
  /// Whether its place is known.
  public var trackingState: TrackingState { .notAvailable }
  /// Its place.
  public var transform: simd_float4x4 { matrix_identity_float4x4 }
}

/// A thing in the surroundings. Mirrors ARKit's `ARAnchor`.
// Sendable: immutable.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The name.
  public let name: String?
  /// The place.
  public let transform: simd_float4x4
  /// Creates a thing.
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
    super.init()
  }
  /// Creates a thing.
  public init(transform: simd_float4x4) {
    (name, self.transform) = (nil, transform)
    super.init()
  }
}

/// A plane: never found. Mirrors ARKit's.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {}
/// A picture: never found. Mirrors ARKit's.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {}

/// A face: never found. Mirrors ARKit's `ARFaceAnchor`.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  /// A movement of a face. Mirrors ARKit's.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a movement.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The left eye is closed.
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    /// The right eye is closed.
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    /// The mouth is open.
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    /// The mouth smiles on the left.
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    /// The mouth smiles on the right.
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    /// The brows are up.
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    /// The tongue is out.
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
  /// The movements: none.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}

/// Why a session has ended. Mirrors ARKit's `ARError`.
public struct ARError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors the part of ARKit's that has a meaning here.
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
    case requestFailed = 300
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = ARError(.unsupportedConfiguration)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.arkit.error" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .unsupportedConfiguration
      ? String(own: "Augmented reality is not available on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
