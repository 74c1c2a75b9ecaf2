import Glibc

/// The result of `stat` for a file.
struct FileStatus: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case file, folder, link, other }
  enum Failure: Error { case missing, notAFolder, other }

  let kind: Kind
  let mode: mode_t
  let size: Int64
  let device: UInt64
  let number: UInt64

  static func of(
    _ path: String, followingLinks: Bool = true
  ) -> Result<FileStatus, Failure> {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      return switch errno {
      case ENOENT: .failure(.missing)
      case ENOTDIR: .failure(.notAFolder)
      default: .failure(.other)
      }
    }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return .success(
      FileStatus(
        kind: kind, mode: status.st_mode & 0o7777, size: Int64(status.st_size),
        device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
  }
}
