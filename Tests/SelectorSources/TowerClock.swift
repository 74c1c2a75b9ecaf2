import Foundation

/// A clock as it was written before closures: with a timer's target, notifications and delayed calls.
@objcMembers
public class TowerClock: NSObject {
  public static let struck = Notification.Name("TowerClockStruck")
  public private(set) var ticks = 0
  public private(set) var strokes: [String] = []
  public private(set) var information: Any?
  public private(set) var timer: Timer?
  @objc public dynamic var hour = 0

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(handleStroke(_:)), name: TowerClock.struck, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  public func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: self, selector: #selector(tick), userInfo: "every second",
      repeats: true)
  }

  public func startQuietly() {
    let timer = Timer(
      timeInterval: 0.001, target: self, selector: #selector(TowerClock.tickOnce), userInfo: nil,
      repeats: false)
    RunLoop.main.add(timer, forMode: .common)
  }

  public func stop() {
    NotificationCenter.default.removeObserver(self, name: TowerClock.struck, object: nil)
  }

  public func strikeLater() {
    perform(#selector(strike(_:)), with: "noon", afterDelay: 0.001)
  }

  public func doNotStrike() {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    information = timer.userInfo
    if ticks == 3 { timer.invalidate() }
  }

  @objc func tickOnce() { ticks += 1 }

  @objc private func handleStroke(_ notification: NSNotification) {
    strokes.append(notification.object as? String ?? "?")
  }

  @objc func strike(_ what: String) { strokes.append(what) }
  @objc func name(of what: String, in language: String) -> NSString {
    "\(what) (\(language))" as NSString
  }
  @objc class func shared() -> TowerClock { TowerClock() }
}

/// The names of its methods.
public enum TowerClockSelectors {
  public static let strike = #selector(TowerClock.strike(_:))
  public static let name = #selector(TowerClock.name(of:in:))
  public static let hour = #selector(getter: TowerClock.hour)
  public static let shared = #selector(TowerClock.shared)
  public static let path = #keyPath(TowerClock.hour)
}
