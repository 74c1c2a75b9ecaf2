public import Foundation

extension Tips {
  /// An action of the user that can be repeated, such as the use of a feature. Mirrors TipKit's.
  ///
  /// The program donates to it each time; rules of tips depend on its donations, which are stored with
  /// the state of the tips.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, _RuleInput {
    /// The parameter of a rule's closure.
    public typealias Value = Event<DonationInfo>
    /// The value of a donation.
    public typealias DonationValue = DonationInfo

    /// The name under which donations are stored.
    public let id: String
    let limit: DonationLimit

    /// Creates an event whose donations have values.
    public init(id: String) { self.init(id: id, donationLimit: .standard) }
    /// Creates an event whose donations have values, and that keeps a number of them.
    public init(id: String, donationLimit: DonationLimit) {
      (self.id, limit) = (id, donationLimit)
    }

    /// The donations, from the first to the last: the last 1000, unless the event has another limit.
    public var donations: [Donation] {
      let found: ([Donation], Date) = TipCenter.shared.read { state in
        if let known = state.donations[id] as? [Donation] { return (known, state.clock.now()) }
        var all = (state.records.events[id] ?? []).compactMap { donation in
          StoredTipValue.value(donation.value, as: DonationInfo.self)
            .map { Donation(date: donation.date, info: $0) }
        }
        if let unstored = state.unstoredDonations[id] as? [Donation] {
          all = (all + unstored).sorted { $0.date < $1.date }
          all.keep(limit.maximumCount) { _ in true }
        }
        state.donations[id] = all
        return (all, state.clock.now())
      }
      guard let age = limit.maximumAge else { return found.0 }
      return found.0.within(age, at: found.1)
    }

    /// Adds a donation.
    public func donate(_ donation: DonationInfo) async { add(donation) }

    /// Adds a donation, and then calls a closure.
    @preconcurrency
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      add(donation)
      if let completion { Task { completion() } }
    }

    /// Removes all donations.
    public func deleteDonations() async throws {
      TipCenter.shared.change { state in
        state.record(.deletedDonations(event: id))
        (state.donations[id], state.unstoredDonations[id]) = (nil, nil)
      }
    }

    private func add(_ info: DonationInfo) {
      let text = StoredTipValue.text(info)
      TipCenter.shared.change { state in
        let now = state.clock.now()
        let oldest = limit.maximumAge.map { now - $0.seconds } ?? .distantPast
        // Removed, so that adding to it copies nothing.
        if var known = state.donations.removeValue(forKey: id) as? [Donation] {
          known.append(Donation(date: now, info: info))
          known.keep(limit.maximumCount) { $0.date >= oldest }
          state.donations[id] = known
        }
        if let text {
          state.record(
            .donation(
              event: id, .init(date: now, value: text),
              limit: .init(count: limit.maximumCount, oldest: oldest)))
        } else {
          // A value that cannot be stored as JSON holds for this run.
          var unstored = state.unstoredDonations.removeValue(forKey: id) as? [Donation] ?? []
          unstored.append(Donation(date: now, info: info))
          unstored.keep(limit.maximumCount) { $0.date >= oldest }
          state.unstoredDonations[id] = unstored
        }
      }
    }

    /// One donation. The members of its value are its own.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
      /// When it was made.
      public let date: Date
      let info: DonationInfo
      /// A member of the value.
      public subscript<Member>(dynamicMember member: KeyPath<DonationInfo, Member>) -> Member {
        info[keyPath: member]
      }
    }
  }

  /// The value of a donation to an event without values. Mirrors TipKit's.
  public struct EmptyDonation: Codable, Sendable {
    /// Creates the value.
    public init() {}
  }

  /// The number of donations that an event keeps. Mirrors TipKit's.
  public struct DonationLimit: Sendable {
    /// The number.
    public let maximumCount: Int
    /// The age at which donations are dropped; `nil` if they are not.
    public let maximumAge: DonationTimeRange?
    /// Creates a limit.
    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      (self.maximumCount, self.maximumAge) = (max(0, maximumCount), maximumAge)
    }
    static let standard = DonationLimit(maximumCount: 1000)
  }

  /// A length of time up to now. Mirrors TipKit's.
  public struct DonationTimeRange: Hashable, Codable, Sendable {
    let seconds: TimeInterval
    private init(_ count: Int, _ unit: TimeInterval) { seconds = TimeInterval(count) * unit }
    /// One minute.
    public static let minute = minutes(1)
    /// One hour.
    public static let hour = hours(1)
    /// One day: 24 hours.
    public static let day = days(1)
    /// One week: seven days.
    public static let week = weeks(1)
    /// A number of minutes.
    public static func minutes(_ minutes: Int) -> Self { Self(minutes, 60) }
    /// A number of hours.
    public static func hours(_ hours: Int) -> Self { Self(hours, 3600) }
    /// A number of days of 24 hours.
    public static func days(_ days: Int) -> Self { Self(days, 24 * 3600) }
    /// A number of weeks.
    public static func weeks(_ weeks: Int) -> Self { Self(weeks, 7 * 24 * 3600) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event whose donations have no values.
  public init(id: String) { self.init(id: id, donationLimit: .standard) }
  /// Creates an event whose donations have no values, and that keeps a number of them.
  public init(id: String, donationLimit: Tips.DonationLimit) {
    (self.id, limit) = (id, donationLimit)
  }
  /// Adds a donation.
  public func donate() async { await donate(Tips.EmptyDonation()) }
  /// Adds a donation, and then calls a closure.
  @preconcurrency
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Sequence {
  /// The donations that were made in the last time of a length. Mirrors TipKit's.
  public func donatedWithin<DonationInfo>(
    _ timeRange: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    within(timeRange, at: TipCenter.shared.now)
  }

  /// The donations of the most frequent value of a member. Mirrors TipKit's.
  ///
  /// Of several the one that was donated first.
  public func largestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    groups(by: keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// The donations of the least frequent value of a member. Mirrors TipKit's.
  ///
  /// Of several the one that was donated first.
  public func smallestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let groups = groups(by: keyPath)
    return groups.dropFirst().reduce(groups.first ?? []) { $1.count < $0.count ? $1 : $0 }
  }

  private func groups<DonationInfo, Value: Hashable>(
    by keyPath: KeyPath<DonationInfo, Value>
  ) -> [[Element]] where Element == Tips.Event<DonationInfo>.Donation {
    var places: [Value: Int] = [:]
    var groups: [[Element]] = []
    for donation in self {
      let value = donation[dynamicMember: keyPath]
      if let place = places[value] {
        groups[place].append(donation)
      } else {
        places[value] = groups.count
        groups.append([donation])
      }
    }
    return groups
  }

  /// The donations that are not older than a time; a rule that is being evaluated is evaluated again
  /// when the next one is.
  fileprivate func within<DonationInfo>(
    _ range: Tips.DonationTimeRange, at now: Date
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let recent = filter { $0.date > now - range.seconds }
    if let oldest = recent.map(\.date).min() {
      TipCenter.Evaluation.current?.expires(at: oldest + range.seconds)
    }
    return recent
  }
}
