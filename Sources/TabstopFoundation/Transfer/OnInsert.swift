internal import Foundation
public import Tabstop

extension DynamicViewContent {
  /// Lets a user drop texts and files on the rows, before which they are inserted. Mirrors SwiftUI.
  ///
  /// - Parameter action: Called with the index, which is always 0, the start of the rows, and with
  ///   the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: nil) { items in
      action(0, items)
      return true
    }
  }
}
