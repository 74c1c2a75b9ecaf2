internal import Foundation
public import Tabstop

extension DynamicViewContent {
  /// Lets a user drop texts and files on the rows, before which they are inserted. Mirrors SwiftUI.
  ///
  /// - Parameter action: Gets the place, which is always the start of the rows, and the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: nil) { items in
      action(0, items)
      return true
    }
  }
}
