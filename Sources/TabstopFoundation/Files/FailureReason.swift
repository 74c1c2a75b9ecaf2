import Foundation
import Tabstop

extension Error {
  /// The reason why a file could not be read or written, as a sentence in the user's language.
  ///
  /// `localizedDescription` is always in English on Linux (swift-foundation 6.3).
  package var failureReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code: Int32? =
      if cause.domain == NSPOSIXErrorDomain {
        Int32(truncatingIfNeeded: cause.code)
      } else if error.domain == NSCocoaErrorDomain {
        Self.codes[CocoaError.Code(rawValue: error.code)]
      } else {
        nil
      }
    return code.map(systemReason) ?? error.localizedDescription
  }

  private static var codes: [CocoaError.Code: Int32] {
    [
      .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
      .fileReadTooLarge: EFBIG, .fileWriteFileExists: EEXIST, .fileWriteNoPermission: EACCES,
      .fileWriteOutOfSpace: ENOSPC, .fileWriteVolumeReadOnly: EROFS,
    ]
  }
}

/// The message of a system error number, in the user's language.
package func systemReason(_ code: Int32) -> String {
  switch code {
  case ENOENT: String(own: "There is no such file.")
  case EACCES, EPERM: String(own: "You do not have permission to do that.")
  case EEXIST: String(own: "There is a file of that name.")
  case EFBIG: String(own: "The file is too large.")
  case ENOSPC, EDQUOT: String(own: "The disk is full.")
  case EROFS: String(own: "The disk is read-only.")
  // In the user's language if the C library's translations are installed (Debian: libc-l10n).
  default: String(cString: strerror(code)) + "."
  }
}
