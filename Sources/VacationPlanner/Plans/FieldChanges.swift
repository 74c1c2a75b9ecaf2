/// The changes that a form or an import makes to a record.
///
/// Another window may change the record while the form is open. So the form does not write the whole
/// record that it shows, but applies what the user changed to the record as it is then:
///
///     let changes = FieldChanges(from: original, to: edited)
///     changes.apply(\.title, \.notes, to: &current)
///     changes.applyTogether(\.start, \.end, to: &current)
nonisolated struct FieldChanges<Record> {
  /// The record when the form was opened.
  let old: Record
  /// The record as it is in the form.
  let new: Record

  /// Creates the changes between two states of a record.
  init(from old: Record, to new: Record) {
    (self.old, self.new) = (old, new)
  }

  /// Sets those of the fields that were changed.
  func apply<each Field: Equatable>(
    _ fields: repeat WritableKeyPath<Record, each Field>, to record: inout Record
  ) {
    for field in repeat each fields {
      if isChanged(field) { record[keyPath: field] = new[keyPath: field] }
    }
  }

  /// Sets all of the fields if one of them was changed: the values depend on each other.
  func applyTogether<each Field: Equatable>(
    _ fields: repeat WritableKeyPath<Record, each Field>, to record: inout Record
  ) {
    var isOneChanged = false
    for field in repeat each fields { isOneChanged = isOneChanged || isChanged(field) }
    guard isOneChanged else { return }
    for field in repeat each fields { record[keyPath: field] = new[keyPath: field] }
  }

  /// Whether the user changed a field.
  func isChanged(_ field: KeyPath<Record, some Equatable>) -> Bool {
    old[keyPath: field] != new[keyPath: field]
  }
}
