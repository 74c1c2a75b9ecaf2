public import Foundation
import TabstopFoundation

// Sources from Xcode unwrap the identifier and the versions of their bundle, which Foundation on Linux does not
// have (`_ProgramInformation`). These are preferred to Foundation's as the methods in `FoundationBlocks.swift` are.

extension Bundle {
  /// The bundle's identifier; that of the program's bundle is the `applicationID` of its `App`, or its name.
  @_disfavoredOverload
  public var bundleIdentifier: String? { _ProgramInformation.identifier(of: self) }

  /// The bundle's information. That of the program's bundle has its name, its identifier, and the versions with
  /// which projects of Xcode begin: "1.0" and "1".
  @_disfavoredOverload
  public var infoDictionary: [String: Any]? { _ProgramInformation.dictionary(of: self) }

  /// A value of the bundle's information.
  @_disfavoredOverload
  public func object(forInfoDictionaryKey key: String) -> Any? {
    _ProgramInformation.dictionary(of: self)?[key]
  }
}
