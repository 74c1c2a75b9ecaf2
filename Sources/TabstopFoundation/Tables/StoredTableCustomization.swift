public import Tabstop

extension SceneStorage {
  /// Creates an arrangement of columns. Mirrors SwiftUI.
  /// - Parameter key: The name of the value, the same for all windows of the program.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(stored: wrappedValue, key)
  }
}
