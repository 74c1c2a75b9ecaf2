// Reports of the system about a program, under the module name MetricKit: a compatible interface, not Apple's. A
// desktop makes none.
@_exported public import Foundation

/// The manager of reports. Mirrors MetricKit's `MXMetricManager`: it has none, and calls no subscriber.
// Sendable: immutable.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The only instance.
  public static let shared = MXMetricManager()
  /// Registers a subscriber, which is never called.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Removes a subscriber.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// The reports of the days before: none.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The reports of faults of the days before: none.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}

/// An object that gets reports. Mirrors MetricKit's `MXMetricManagerSubscriber`: never called here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Called with reports. Never called here.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Called with reports of faults. Never called here.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// A report of a day. Mirrors the parts of MetricKit's `MXMetricPayload` that programs pass on: never created here.
public final class MXMetricPayload: NSObject {
  private override init() {}
  /// The version of the program.
  public var latestApplicationVersion: String { "" }
  /// The start of the day.
  public var timeStampBegin: Date { .distantPast }
  /// The end of the day.
  public var timeStampEnd: Date { .distantPast }
  /// The report as JSON.
  public func jsonRepresentation() -> Data { Data() }
  /// The report as a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A report of faults. Mirrors the parts of MetricKit's `MXDiagnosticPayload` that programs pass on: never created
/// here.
public final class MXDiagnosticPayload: NSObject {
  private override init() {}
  /// The start of the time.
  public var timeStampBegin: Date { .distantPast }
  /// The end of the time.
  public var timeStampEnd: Date { .distantPast }
  /// The faults that have ended the program: none.
  public var crashDiagnostics: [MXDiagnostic]? { nil }
  /// The times in which the program did not answer: none.
  public var hangDiagnostics: [MXDiagnostic]? { nil }
  /// The times in which the program used too much of the processor: none.
  public var cpuExceptionDiagnostics: [MXDiagnostic]? { nil }
  /// The times in which the program wrote too much: none.
  public var diskWriteExceptionDiagnostics: [MXDiagnostic]? { nil }
  /// The report as JSON.
  public func jsonRepresentation() -> Data { Data() }
  /// The report as a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A fault. Mirrors MetricKit's `MXDiagnostic`: never created here.
public final class MXDiagnostic: NSObject {
  private override init() {}
  /// The version of the program.
  public var applicationVersion: String { "" }
  /// The fault as JSON.
  public func jsonRepresentation() -> Data { Data() }
}
