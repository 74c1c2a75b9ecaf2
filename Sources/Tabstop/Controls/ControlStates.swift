/// What controls show beside texts, for a row that is announced as a whole.
struct ControlStates {
  /// The chosen options of pickers.
  var choices: [String] = []
  /// The names of the toggles that are on.
  var isOn: [String] = []
}
