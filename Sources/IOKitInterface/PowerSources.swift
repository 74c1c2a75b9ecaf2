public import Foundation
internal import GtkBridge
internal import Tabstop
public import TabstopFoundation

// The battery and the mains, as the system lists them in /sys/class/power_supply.

/// The key of a source's name.
public let kIOPSNameKey = "Name"
/// The key of a source's kind.
public let kIOPSTypeKey = "Type"
/// The kind of a battery of the computer.
public let kIOPSInternalBatteryType = "InternalBattery"
/// The kind of a supply that works when there is no power.
public let kIOPSUPSType = "UPS"
/// The key of where the power comes from: `kIOPSACPowerValue` or `kIOPSBatteryPowerValue`.
public let kIOPSPowerSourceStateKey = "Power Source State"
/// The power comes from the mains.
public let kIOPSACPowerValue = "AC Power"
/// The power comes from the battery.
public let kIOPSBatteryPowerValue = "Battery Power"
/// The key of the charge, in percent.
public let kIOPSCurrentCapacityKey = "Current Capacity"
/// The key of the highest charge, in percent: 100.
public let kIOPSMaxCapacityKey = "Max Capacity"
/// The key of whether the battery is charged just now.
public let kIOPSIsChargingKey = "Is Charging"
/// The key of whether the battery is full.
public let kIOPSIsChargedKey = "Is Charged"
/// The key of whether the source exists.
public let kIOPSIsPresentKey = "Is Present"
/// The key of the minutes until the battery is empty; -1 as long as that is not known.
public let kIOPSTimeToEmptyKey = "Time to Empty"
/// The key of the minutes until the battery is full; -1 as long as that is not known.
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"

/// The sources of power at this moment, for the functions below. Mirrors IOKit's.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! {
  Unmanaged.passRetained(PowerSupply.batteries as NSArray)
}

/// The sources of power: the batteries. Mirrors IOKit's.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! {
  Unmanaged.passRetained((blob as? NSArray) ?? [])
}

/// What is known of a source of power, by the keys above. Mirrors IOKit's.
public func IOPSGetPowerSourceDescription(
  _ blob: CFTypeRef!, _ ps: CFTypeRef!
) -> Unmanaged<CFDictionary>! {
  guard let source = ps as? NSDictionary else { return nil }
  // The caller does not own it: the list does.
  return Unmanaged.passUnretained(source)
}

/// The seconds until the batteries are empty; -1 if that is not known, and -2 with mains. Mirrors IOKit's.
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval {
  guard !PowerSupply.hasMains else { return -2 }
  let minutes = PowerSupply.batteries.compactMap { $0[kIOPSTimeToEmptyKey] as? Int }
  return minutes.max().map { $0 < 0 ? -1 : Double($0) * 60 } ?? -1
}

/// The power comes from the mains.
public let kIOPMACPowerKey = "AC Power"
/// The power comes from the battery.
public let kIOPMBatteryPowerKey = "Battery Power"

/// Where the power comes from: `kIOPMACPowerKey` or `kIOPMBatteryPowerKey`. Mirrors IOKit's.
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<CFString>! {
  // The caller does not own it: the constants do.
  Unmanaged.passUnretained(PowerSupply.hasMains ? PowerSupply.mains : PowerSupply.battery)
}

/// What is called when the sources of power change. Mirrors IOKit's.
public typealias IOPowerSourceCallbackType = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// A source of events for a loop that calls when the mains or a battery changes. Mirrors IOKit's.
public func IOPSNotificationCreateRunLoopSource(
  _ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!
) -> Unmanaged<CFRunLoopSource>! {
  Unmanaged.passRetained(PowerChanges(callback: callback, context: context))
}

/// Calls when the list of the sources of power has changed. UPower's signals say when to look; where there is no UPower,
/// that is every five seconds.
// Sendable: begins, ends and calls in the main thread only.
private final class PowerChanges: CFRunLoopSource, @unchecked Sendable {
  private let callback: IOPowerSourceCallbackType
  private let context: UnsafeMutableRawPointer?
  private var service: SystemService?
  private var timer: Timer?
  private var last: NSArray = []

  init(callback: @escaping IOPowerSourceCallbackType, context: UnsafeMutableRawPointer?) {
    self.callback = callback
    self.context = context
  }

  override func begin() {
    onMainActor { [self] in
      guard service == nil else { return }
      last = PowerSupply.state
      service = SystemService("org.freedesktop.UPower") { [weak self] isThere in
        self?.setTimer(!isThere)
      } signal: { [weak self] in
        self?.check()
      }
    }
  }

  override func end() {
    onMainActor { [self] in
      service = nil
      setTimer(false)
    }
  }

  @MainActor private func setTimer(_ isNeeded: Bool) {
    guard isNeeded != (timer != nil) else { return }
    timer?.invalidate()
    timer =
      isNeeded ? Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.check() } : nil
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  private func check() {
    let state = PowerSupply.state
    guard state != last else { return }
    last = state
    callback(context)
  }
}

private enum PowerSupply {
  // Unsafe: immutable.
  nonisolated(unsafe) static let mains = NSString(string: kIOPMACPowerKey)
  nonisolated(unsafe) static let battery = NSString(string: kIOPMBatteryPowerKey)

  /// What changes with the mains and the batteries.
  static var state: NSArray { [hasMains, batteries] }

  private static let folder = "/sys/class/power_supply"

  private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func value(_ name: String, _ field: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)/\(field)", encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func number(_ name: String, _ field: String) -> Double? {
    value(name, field).flatMap(Double.init)
  }

  static var hasMains: Bool {
    let mains = names.filter { value($0, "type") == "Mains" || value($0, "type") == "USB" }
    // A computer without a battery has mains.
    return mains.contains { value($0, "online") == "1" } || batteryNames.isEmpty
  }

  /// Batteries of the computer, not those of mice and keyboards.
  private static var batteryNames: [String] {
    names.filter { value($0, "type") == "Battery" && value($0, "scope") != "Device" }
  }

  static var batteries: [[String: Any]] {
    let isOnMains = hasMains
    return batteryNames.map { name in
      let status = value(name, "status")
      return [
        kIOPSNameKey: name, kIOPSTypeKey: kIOPSInternalBatteryType, kIOPSIsPresentKey: true,
        kIOPSPowerSourceStateKey: isOnMains ? kIOPSACPowerValue : kIOPSBatteryPowerValue,
        kIOPSCurrentCapacityKey: Int(number(name, "capacity") ?? 0), kIOPSMaxCapacityKey: 100,
        kIOPSIsChargingKey: status == "Charging", kIOPSIsChargedKey: status == "Full",
        kIOPSTimeToEmptyKey: status == "Discharging" ? minutes(name, filling: false) : -1,
        kIOPSTimeToFullChargeKey: status == "Charging" ? minutes(name, filling: true) : -1,
      ]
    }
  }

  private static func minutes(_ name: String, filling: Bool) -> Int {
    for (content, flow) in [("energy", "power"), ("charge", "current")] {
      guard let now = number(name, "\(content)_now"), let full = number(name, "\(content)_full"),
        let rate = number(name, "\(flow)_now"), rate > 0
      else { continue }
      return Int(((filling ? full - now : now) / rate * 60).rounded())
    }
    return -1
  }
}
