public import Foundation
public import Tabstop

extension View {
  /// Runs `action` with each address or file that the desktop opens with the program: those of its
  /// command's arguments and, if the `App` has an `applicationID`, those of later starts, which are
  /// passed to the running program. Mirrors SwiftUI.
  ///
  /// The program's launcher (.desktop) file declares what it opens: `Exec=program %U`, and
  /// `MimeType=` with `x-scheme-handler/example;` for addresses `example:…`, or with types of
  /// files. All views that handle addresses in one window get each: in the active window, or else
  /// in the newest that has such a view. An address waits until a view handles addresses.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    onOpenAddress { address in
      if let url = URL(string: address) { action(url) }
    }
  }

  /// Sets which events from outside the view prefers and allows. No effect: the program decides
  /// which window an address opens.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
