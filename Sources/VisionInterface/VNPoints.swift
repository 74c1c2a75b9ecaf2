public import Foundation

/// A point in a picture: never created. Mirrors Vision's `VNPoint`.
// Sendable: immutable.
open class VNPoint: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The place, in coordinates from 0 to 1.
  public var location: CGPoint { .zero }
  /// The place to the right.
  public var x: Double { 0 }
  /// The place upwards.
  public var y: Double { 0 }
}

/// A point with its confidence: never created. Mirrors Vision's.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  /// The confidence, from 0 to 1.
  public var confidence: Float { 0 }
}

/// A point with its name: never created. Mirrors Vision's.
public final class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {}

/// A hand with its points: never created. Mirrors Vision's.
public final class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
  /// A point of a hand. Mirrors Vision's.
  public enum JointName: Hashable, Sendable {
    case wrist, thumbCMC, thumbMP, thumbIP, thumbTip, indexMCP, indexPIP, indexDIP, indexTip
    case middleMCP, middlePIP, middleDIP, middleTip, ringMCP, ringPIP, ringDIP, ringTip
    case littleMCP, littlePIP, littleDIP, littleTip
  }
  /// The points of a finger. Mirrors Vision's.
  public enum JointsGroupName: Hashable, Sendable {
    case thumb, indexFinger, middleFinger, ringFinger, littleFinger, all
  }
  /// The points of a group. Always throws.
  public func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName:
    VNRecognizedPoint]
  { throw VNError(.unsupportedRequest) }
  /// A point. Always throws.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.unsupportedRequest)
  }
}

/// A body with its points: never created. Mirrors Vision's.
public final class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
  /// A point of a body. Mirrors Vision's.
  public enum JointName: Hashable, Sendable {
    case nose, leftEye, rightEye, leftEar, rightEar, neck, root, leftShoulder, rightShoulder
    case leftElbow, rightElbow, leftWrist, rightWrist, leftHip, rightHip, leftKnee, rightKnee
    case leftAnkle, rightAnkle
  }
  /// The points of a part of the body. Mirrors Vision's.
  public enum JointsGroupName: Hashable, Sendable {
    case face, torso, leftArm, rightArm, leftLeg, rightLeg, all
  }
  /// The points of a group. Always throws.
  public func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName:
    VNRecognizedPoint]
  { throw VNError(.unsupportedRequest) }
  /// A point. Always throws.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.unsupportedRequest)
  }
  /// The names of the points. Always empty.
  public var availableJointNames: [JointName] { [] }
}

/// A request for hands. Mirrors Vision's.
public final class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The number of hands that are searched for. Stored, without effect.
  public var maximumHandCount = 2
  /// The results of the request. Always `nil`.
  public var results: [VNHumanHandPoseObservation]? { nil }
}

/// A request for bodies. Mirrors Vision's.
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The results of the request. Always `nil`.
  public var results: [VNHumanBodyPoseObservation]? { nil }
}
