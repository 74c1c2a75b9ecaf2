public import Foundation

/// The user's folders by their names on Apple's systems, where each exists. Mirrors Foundation's
/// properties of iOS 16 and macOS 13, which Foundation on Linux (Swift 6.3) lacks.
///
/// The user's own folders are those of `xdg-user-dirs`, the program's are those of the XDG base
/// directories. A folder that is missing is created when it is first read, readable only for the user.
extension URL {
  /// The user's documents: `~/Documents`, or its name in the user's language.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The user's videos.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder for files that users share on this computer.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The files of programs: `~/.local/share`. A program makes a folder of its own in it.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for what programs keep for the user: that of `applicationSupportDirectory`.
  public static var libraryDirectory: URL { folder(.applicationSupportDirectory) }
  /// The applications' entries of this user: `~/.local/share/applications`.
  public static var applicationDirectory: URL {
    applicationSupportDirectory.appendingPathComponent("applications", isDirectory: true)
  }
  /// The folder of the users' homes.
  public static var userDirectory: URL {
    FileManager.default.homeDirectoryForCurrentUser.deletingLastPathComponent()
  }
  /// The files that the user has thrown away: `~/.local/share/Trash/files`.
  public static var trashDirectory: URL {
    applicationSupportDirectory.appendingPathComponent("Trash/files", isDirectory: true)
  }
  /// Files that can be made again: `~/.cache`. A program makes a folder of its own in it.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The first folder of a kind; the home folder instead of one that this system
  /// does not list.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    let files = FileManager.default
    guard let folder = files.urls(for: kind, in: .userDomainMask).first else {
      return files.homeDirectoryForCurrentUser
    }
    if !files.fileExists(atPath: folder.path) {
      // If it cannot be created, each write of the program into it fails with a reason.
      try? files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }

  /// Allows access to a file that the user chose in a dialog: always true, because a program here has
  /// the rights of its user. Mirrors Foundation's.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access: no effect.
  public func stopAccessingSecurityScopedResource() {}
}
