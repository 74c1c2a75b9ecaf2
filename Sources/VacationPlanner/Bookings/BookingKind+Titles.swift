import Trips

/// Titles with the name of a kind. Each is a text of its own, because languages decline the words around the name.
extension BookingKind {
  /// The title of the form that adds a booking.
  var newTitle: String {
    switch self {
    case .flight: String(localized: "New Flight")
    case .train: String(localized: "New Train")
    case .bus: String(localized: "New Bus")
    case .boat: String(localized: "New Boat")
    case .car: String(localized: "New Car")
    case .stay: String(localized: "New Stay")
    case .meal: String(localized: "New Meal")
    case .activity: String(localized: "New Activity")
    }
  }

  /// The title of the form that changes a booking.
  var editTitle: String {
    switch self {
    case .flight: String(localized: "Edit Flight")
    case .train: String(localized: "Edit Train")
    case .bus: String(localized: "Edit Bus")
    case .boat: String(localized: "Edit Boat")
    case .car: String(localized: "Edit Car")
    case .stay: String(localized: "Edit Stay")
    case .meal: String(localized: "Edit Meal")
    case .activity: String(localized: "Edit Activity")
    }
  }

  /// The title of the button that deletes a booking.
  var deleteTitle: String {
    switch self {
    case .flight: String(localized: "Delete Flight")
    case .train: String(localized: "Delete Train")
    case .bus: String(localized: "Delete Bus")
    case .boat: String(localized: "Delete Boat")
    case .car: String(localized: "Delete Car")
    case .stay: String(localized: "Delete Stay")
    case .meal: String(localized: "Delete Meal")
    case .activity: String(localized: "Delete Activity")
    }
  }
}
