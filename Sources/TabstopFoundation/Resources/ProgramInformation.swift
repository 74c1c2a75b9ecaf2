public import Foundation
import Tabstop

/// What a bundle says about itself. SwiftPM makes no `Info.plist`, so that Foundation's answers for the program are
/// `nil`, which sources from Xcode do not expect.
public enum _ProgramInformation {
  /// The bundle's identifier.
  public static func identifier(of bundle: Bundle) -> String? {
    if let identifier = bundle.bundleIdentifier { return identifier }
    guard bundle.isOfProgram else { return nil }
    return ProgramIdentity.applicationID ?? ProcessInfo.processInfo.processName
  }

  /// The bundle's information.
  public static func dictionary(of bundle: Bundle) -> [String: Any]? {
    guard bundle.isOfProgram else { return bundle.infoDictionary }
    let name = ProcessInfo.processInfo.processName
    let usual: [String: Any] = [
      "CFBundleIdentifier": identifier(of: bundle) ?? name, "CFBundleName": name,
      "CFBundleDisplayName": name, "CFBundleExecutable": name, "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    return usual.merging(bundle.infoDictionary ?? [:]) { $1 }
  }
}
