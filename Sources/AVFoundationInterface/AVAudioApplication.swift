public import Foundation

/// The permission of the program to record. Mirrors AVFoundation's `AVAudioApplication`.
public final class AVAudioApplication: NSObject, Sendable {
  private override init() { super.init() }
  /// The only instance.
  public static let shared = AVAudioApplication()
  /// Whether the user allows a program to record. Mirrors AVFoundation's.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// The permission to record. Always `.denied`.
  public var recordPermission: recordPermission { .denied }
  /// Asks for the permission to record. Always returns `false`.
  public class func requestRecordPermission() async -> Bool { false }
  /// Asks for the permission to record. Calls the handler with `false`.
  @preconcurrency
  public class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { response(false) }
  }
}
