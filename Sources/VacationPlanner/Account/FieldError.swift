/// An error of a form: a sentence, and the field that gets the focus.
struct FieldError<Field: Hashable>: Equatable {
  let message: String
  let field: Field

  init(_ message: String, _ field: Field) {
    self.message = message
    self.field = field
  }
}
