public import Foundation

/// The file in which Foundation keeps the `UserDefaults` of a process. A test removes what it has
/// stored.
public enum SettingsFolder {
  public static func file(of suite: String) -> URL {
    let folder =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      ?? URL.homeDirectory.appending(path: ".config")
    return folder.appending(path: "\(suite).plist")
  }
}
