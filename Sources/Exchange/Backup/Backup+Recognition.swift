import Foundation

extension Backup {
  /// The number of bytes from a file's start that ``isBackup(startingWith:)`` needs.
  public static let recognitionLength = 64

  /// Whether a file is a backup, by its first bytes: a locked backup, or a ZIP file whose first
  /// entry is the plan.
  public static func isBackup(startingWith start: Data) -> Bool {
    if start.starts(with: BackupLock.magic) { return true }
    let bytes = [UInt8](start)
    // The header of the first entry: its signature, the length of its name at 26, the name at 30.
    guard bytes.starts(with: [0x50, 0x4B, 3, 4]), bytes.count > 30 else { return false }
    let length = Int(bytes[26]) | Int(bytes[27]) << 8
    return bytes.dropFirst(30).prefix(length).elementsEqual("plan.json".utf8)
  }
}
