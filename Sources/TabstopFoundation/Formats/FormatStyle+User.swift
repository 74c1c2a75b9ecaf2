import Foundation
import Tabstop

extension FormatStyle {
  /// The format in the locale of the view that is being evaluated, or else of the user; a format with a
  /// locale of its own keeps that.
  ///
  /// Formats have `Locale.autoupdatingCurrent`, which on Linux is the same for all users
  /// (swift-foundation 6.3).
  package var inLocaleOfView: Self {
    let hasDefault = locale(.autoupdatingCurrent) == self || locale(.current) == self
    return hasDefault ? locale(.ofUser) : self
  }
}
