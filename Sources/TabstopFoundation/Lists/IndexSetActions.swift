public import Foundation
public import Tabstop

extension DynamicViewContent {
  /// Sets the action that deletes rows: by the Delete key on a row, or while the list is being
  /// edited, by a button in it. Mirrors SwiftUI.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    onDeleteRows(action.map { action in { action(IndexSet($0)) } })
  }

  /// Sets the action that moves rows. Mirrors SwiftUI.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMoveRows(action.map { action in { action(IndexSet($0), $1) } })
  }
}
