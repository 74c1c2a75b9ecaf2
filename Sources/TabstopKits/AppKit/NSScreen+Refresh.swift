extension NSScreen {
  /// The shortest time that a frame is shown, in seconds.
  public var minimumRefreshInterval: Double { 1 / Double(max(1, maximumFramesPerSecond)) }
  /// The longest time that a frame is shown, in seconds.
  public var maximumRefreshInterval: Double { minimumRefreshInterval }
  /// The steps of these times. Always 0: there is one.
  public var displayUpdateGranularity: Double { 0 }
}
