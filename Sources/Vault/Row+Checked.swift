import GRDB

extension Row {
  /// The value of a column, or an error if it has another type, as in a damaged store. GRDB's own
  /// subscripts stop the program there.
  package func value<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value {
    let stored: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(stored) else { throw UnreadableValue() }
    return value
  }

  private struct UnreadableValue: Error {}
}
