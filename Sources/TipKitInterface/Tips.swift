/// The tips of a program. Mirrors TipKit's.
public enum Tips {
  /// The status of a tip. Mirrors TipKit's.
  public enum Status: Hashable, Sendable {
    /// The tip is not to be shown now: a rule is not met, another tip has just been shown, or the program has not
    /// called ``Tips/configure(_:)``.
    case pending
    /// The tip is to be shown.
    case available
    /// The tip is never to be shown again.
    case invalidated(InvalidationReason)
  }

  /// The reason for which a tip is never shown again. Mirrors TipKit's.
  public enum InvalidationReason: Hashable, Sendable, Codable {
    /// The user has used the feature.
    case actionPerformed
    /// It has been shown as often as its option allows.
    case displayCountExceeded
    /// It has been shown as long as its option allows.
    case displayDurationExceeded
    /// The user has closed it.
    case tipClosed
  }

  /// Reads what happened to the tips, and lets them be shown from now on. Mirrors TipKit's.
  ///
  /// The state is a file that only the user can read. A file that is damaged is set aside, and the tips
  /// begin anew. What happened before this call, to tips, events and parameters, changes what is stored.
  ///
  /// Changes are written half a second later, and at the end of the program. Another process that uses the
  /// file loses none; it reads them when it is started.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if it has been called before; an error of
  ///   the file system if the folder cannot be used.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    try TipCenter.shared.configure(configuration)
  }

  /// Forgets what happened to the tips, the events and the values of parameters. Mirrors TipKit's.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after ``configure(_:)``.
  public static func resetDatastore() throws { try TipCenter.shared.reset() }

  // MARK: Testing

  /// Shows all tips, whatever their rules and their state, which is kept. Mirrors TipKit's.
  ///
  /// The precedence of these functions is: `showTipsForTesting`, `hideTipsForTesting`,
  /// `showAllTipsForTesting`, `hideAllTipsForTesting`. A tip that is shown for testing is closed until
  /// its view appears again.
  public static func showAllTipsForTesting() {
    TipCenter.shared.change { $0.overrides.showsAll = true }
  }
  /// Shows the tips of some types, whatever their rules and their state. Mirrors TipKit's.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipCenter.shared.change { $0.overrides.shown = Set(tips.map { String(describing: $0) }) }
  }
  /// Shows no tips in this run. Mirrors TipKit's.
  public static func hideAllTipsForTesting() {
    TipCenter.shared.change { $0.overrides.hidesAll = true }
  }
  /// Shows no tips of some types in this run. Mirrors TipKit's.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipCenter.shared.change { $0.overrides.hidden = Set(tips.map { String(describing: $0) }) }
  }
}
