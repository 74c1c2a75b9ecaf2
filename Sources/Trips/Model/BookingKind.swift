/// The kinds of bookings.
public enum BookingKind: String, Hashable, Sendable, Codable, CaseIterable {
  case flight, train, bus, boat, car, stay, meal, activity

  /// Whether it goes from one place to another.
  public var isMove: Bool {
    switch self {
    case .flight, .train, .bus, .boat, .car: true
    case .stay, .meal, .activity: false
    }
  }

  /// The category of costs to which its price belongs.
  public var costCategory: CostCategory {
    switch self {
    case .flight, .train, .bus, .boat, .car: .transport
    case .stay: .stays
    case .meal: .meals
    case .activity: .activities
    }
  }
}

/// The state of a booking.
public enum BookingState: String, Hashable, Sendable, Codable, CaseIterable {
  case idea, planned, booked, cancelled

  /// Whether it takes time and nights of the trip: warnings are about such bookings only.
  public var isMeant: Bool { self == .planned || self == .booked }
}
