import Tabstop

/// An error of a form: a sentence, and the field that gets the focus.
struct FieldError<Field: Hashable>: Equatable {
  let message: String
  let field: Field

  init(_ message: String, _ field: Field) {
    self.message = message
    self.field = field
  }
}

/// The sentence of a field's error, below the field.
struct FieldErrorMessage<Field: Hashable>: View {
  let error: FieldError<Field>?
  let field: Field
  let focus: FocusState<Field?>.Binding

  var body: some View {
    if let error, error.field == field {
      Text(error.message)
        .styleClass("error")
        .accessibilityErrorMessage(for: focus, equals: field)
    }
  }
}
