import Trips

/// The UIDs of exported bookings, which stay the same in each export.
enum CalendarUID {
  private static let suffix = "@vacation-planner.tabstop.org"

  static func text(_ booking: RecordID) -> String { booking.description + suffix }

  /// The booking that was exported with a UID; nil for a UID of another program.
  static func booking(_ uid: String) -> RecordID? {
    uid.hasSuffix(suffix) ? RecordID(String(uid.dropLast(suffix.count))) : nil
  }
}

/// Properties of this program, so that an exported calendar is read back as it was.
enum OwnProperty {
  static let kind = "X-VACATION-PLANNER-KIND"
  static let title = "X-VACATION-PLANNER-TITLE"
  static let from = "X-VACATION-PLANNER-FROM"
  static let to = "X-VACATION-PLANNER-TO"
  /// The days from the start to an end without a time, which DTEND cannot say beside a start with one.
  static let days = "X-VACATION-PLANNER-DAYS"
}
