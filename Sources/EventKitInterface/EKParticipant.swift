public import Foundation

/// A participant of an appointment: none is known. Mirrors EventKit's `EKParticipant`.
// Sendable: immutable.
open class EKParticipant: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The name.
  open var name: String? { nil }
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// Whether it is the user.
  open var isCurrentUser: Bool { false }
  /// The answer to the invitation.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// The part in the appointment.
  open var participantRole: EKParticipantRole { .unknown }
  /// The kind of participant.
  open var participantType: EKParticipantType { .unknown }
}

/// An answer to an invitation. Mirrors EventKit's.
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A part in an appointment. Mirrors EventKit's.
public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}

/// A kind of participant. Mirrors EventKit's.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
