public import Foundation
public import Tabstop

extension DynamicViewContent {
  /// Says how rows are deleted: by the Delete key on a row, or while the list is being edited, by
  /// a button in it. Mirrors SwiftUI.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    onDeleteRows(action.map { action in { action(IndexSet($0)) } })
  }

  /// Says how rows are moved. Mirrors SwiftUI.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMoveRows(action.map { action in { action(IndexSet($0), $1) } })
  }
}
