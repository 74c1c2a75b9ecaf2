internal import CGtk
internal import GtkBridge

/// A control without a title or a prompt, such as `TextField("", text: $name)` or `Toggle("", isOn:
/// $on)`, is named by the text before it, or else by the text right after it. A field whose title
/// is only shown as its placeholder is named by a text beside it, in the same stack; by both if the
/// stack has other controls. A text that is a number is what a slider shows: the text before it names the
/// slider, else a symbol beside it.
extension FocusableControl {
  /// Names the control when the views are up to date, if nothing else has named it.
  func nameByNeighbours() {
    let isInRow = owner.environment.inherited.stackAxis == .horizontal
    if widget.lacksOwnName || isLabelledByValue || (isInRow && widget.isNamedByPrompt) {
      UntitledControls.name(self)
    }
  }

  /// Names the control again when it gets the focus, if a text has changed since: the text that names it may be
  /// updated while the control is not.
  func renameByNeighbours() {
    if widget.isNamedByNeighbours, namedAtChange != ChangedTexts.count { nameByNeighbours() }
  }

  /// Called when the control is removed. Those of similar colours beside it have other numbers then.
  func renameSwatchesBeside() {
    guard isNamedByContent, widget.isNamedByNeighbours, let group = swatchGroup else { return }
    UntitledControls.nameSwatches(in: group, of: owner.window)
  }

  /// Names a control whose label is its value by a text near both. Without one it keeps its label.
  fileprivate func nameInsteadOfValue(_ places: Places) {
    let name = Neighbours(of: self, in: places).name
    guard !widget.isNamed, !name.isEmpty, name != widget.accessibleName else { return }
    owner.environment.inherited.label?.forget(widget)
    widget.setNeighbourName(insteadOfLabel: name)
  }

  /// Whether a text behind a field is about what is in it, such as "Ln 9, Col 4", and no name: each letter would change
  /// the name, which a screen reader announces.
  fileprivate func isStatus(_ text: String) -> Bool {
    if let textBehind, textBehind != text { hasStatusBehind = true }
    textBehind = text
    return hasStatusBehind || text.contains(where: \.isNumber)
  }

  /// The purpose of a field that no text on screen describes.
  fileprivate var purpose: String {
    guard widget.pointer.isEntry else { return "" }
    let purpose = owner.environment.inherited.purpose
    return purpose.isEmpty && widget.isPasswordEntry ? String(own: "Password") : purpose
  }
}

/// The texts on screen that have changed since the program's start.
@MainActor
enum ChangedTexts {
  static var count = 0
}

/// The controls to name when the views are up to date: all at once, because many may be in one
/// container.
@MainActor
private enum UntitledControls {
  private struct UntitledControl {
    weak var control: FocusableControl?
  }

  /// A container that a swatch has left.
  private struct SwatchGroup {
    let container: ObjectRef
    weak var window: WindowContext?
  }

  private static var pending: [UntitledControl] = []
  private static var groups: [WidgetPointer: SwatchGroup] = [:]
  private static let naming = TurnRequest { nameAll() }

  static func name(_ control: FocusableControl) {
    pending.append(UntitledControl(control: control))
    naming.schedule()
  }

  static func nameSwatches(in group: WidgetPointer, of window: WindowContext) {
    if groups[group] != nil { return }
    groups[group] = SwatchGroup(
      container: ObjectRef(UnsafeMutableRawPointer(group)), window: window)
    naming.schedule()
  }

  private static func nameAll() {
    let (asked, left) = (pending, groups)
    (pending, groups) = ([], [:])
    for (container, group) in left {
      if let window = group.window { SwatchNames.renew(in: container, of: window) }
    }
    let places = Places()
    var swatches = SwatchNames()
    for pending in asked {
      guard let control = pending.control, control.owner.isMounted else { continue }
      control.namedAtChange = ChangedTexts.count
      if control.widget.isNamedByPrompt {
        let beside = Neighbours(of: control, in: places).textBeside
        control.widget.setNeighbourName(beside.text, withPrompt: beside.isShared)
      }
      if control.isLabelledByValue {
        control.nameInsteadOfValue(places)
        continue
      }
      guard control.widget.lacksOwnName else { continue }
      if control.isNamedByContent {
        let text = Neighbours(of: control, in: places).textInRow
        let name = text.isEmpty ? swatches.name(of: control) : text
        if name.isEmpty {
          control.widget.setNameless()
        } else {
          control.widget.setNeighbourName(name)
        }
        continue
      }
      let neighbours = Neighbours(of: control, in: places)
      let (words, number) = neighbours.nameParts
      // A placeholder over a field, in a stack, disappears as soon as the user types.
      if words.isEmpty, control.widget.isNamedByNeighbours, !control.hasStatusBehind { continue }
      control.widget.setNeighbourName(neighbours.joined(words, number))
    }
  }
}

private typealias Pointer = WidgetPointer

/// The texts and controls of a part of the window.
private struct LabeledRegion {
  var text = ""
  /// The texts that are not numbers.
  var words = ""
  /// Controls without a title of their own.
  var untitled: [FocusableControl] = []
  /// Whether there is a control with a title, except buttons.
  var hasTitled = false

  var isEmpty: Bool { text.isEmpty && untitled.isEmpty && !hasTitled }
  /// Whether this part separates the controls before it from those after it.
  var isBoundary: Bool { !text.isEmpty || hasTitled }
  /// Whether there are texts, and no controls.
  var isText: Bool { !text.isEmpty && !hasTitled && untitled.isEmpty }

  mutating func add(_ text: String) {
    self.text += (self.text.isEmpty ? "" : " ") + text
    if !text.isNumber { words += (words.isEmpty ? "" : " ") + text }
  }
}

/// The parts of one container, without empty ones. Collected in one pass and queried for each
/// control in it: O(1) each, because there may be thousands side by side.
@MainActor
private final class Siblings {
  private(set) var regions: [LabeledRegion] = []
  private var indices: [Pointer: Int] = [:]
  /// The number of untitled controls before each part; one more entry for all of them.
  private var untitledBefore = [0]
  /// The last separating part before each part.
  private var boundaryBefore: [Int?] = []
  /// The first separating part at or after each part; the end, if there is none.
  private lazy var boundaryFrom: [Int] = {
    var next = regions.count
    var boundaries = [next]
    for index in regions.indices.reversed() {
      if regions[index].isBoundary { next = index }
      boundaries.append(next)
    }
    return boundaries.reversed()
  }()
  private(set) var hasTitled = false
  /// The number of parts with controls.
  private(set) var controlCount = 0
  private var places: [ObjectIdentifier: Int] = [:]
  private var purposes: [String: (count: Int, places: [ObjectIdentifier: Int])] = [:]

  func append(_ widget: Pointer, _ holding: LabeledRegion) {
    ViewCost.step()
    boundaryBefore.append(
      regions.last?.isBoundary == true ? regions.count - 1 : boundaryBefore.last ?? nil)
    indices[widget] = regions.count
    regions.append(holding)
    for control in holding.untitled { places[ObjectIdentifier(control)] = places.count }
    untitledBefore.append(places.count)
    if holding.hasTitled { hasTitled = true }
    if holding.hasTitled || !holding.untitled.isEmpty { controlCount += 1 }
  }

  var count: Int { regions.count }
  var untitledCount: Int { places.count }

  func index(of widget: Pointer) -> Int? { indices[widget] }
  func boundary(before index: Int) -> Int? { boundaryBefore[index] }

  /// The number of a control among those between two texts: after `start`, up to the next text
  /// after `own`, the control's own part.
  func number(of control: FocusableControl, behind start: Int, own: Int) -> String {
    var end = boundaryFrom[start + 1]
    if end == own { end = boundaryFrom[own + 1] }
    let first = untitledBefore[start + 1]
    let count = untitledBefore[end] - first
    guard let place = places[ObjectIdentifier(control)], place >= first, place < first + count
    else { return "" }
    return number(place - first, of: count)
  }

  /// The number of a control among all with the same purpose.
  func number(of control: FocusableControl) -> String {
    if purposes.isEmpty {
      for holding in regions {
        for control in holding.untitled {
          ViewCost.step()
          var known = purposes[control.purpose] ?? (0, [:])
          // The array is removed from the dictionary first; otherwise it would be copied.
          purposes[control.purpose] = nil
          known.places[ObjectIdentifier(control)] = known.count
          known.count += 1
          purposes[control.purpose] = known
        }
      }
    }
    guard let known = purposes[control.purpose],
      let place = known.places[ObjectIdentifier(control)]
    else { return "" }
    return number(place, of: known.count)
  }

  /// Several controls after one text, or without one, get numbers.
  private func number(_ index: Int, of count: Int) -> String {
    count > 1 ? String(own: "\(index + 1) of \(count)") : ""
  }
}

/// The parts of the containers that have been read so far.
@MainActor
private final class Places {
  private var known: [Pointer: Siblings] = [:]

  func siblings(in parent: Pointer, of window: WindowContext) -> Siblings {
    if let siblings = known[parent] { return siblings }
    let found = Siblings()
    var child = parent.firstChild
    while let widget = child {
      var holding = LabeledRegion()
      collect(widget, of: window, into: &holding)
      if !holding.isEmpty { found.append(widget, holding) }
      child = widget.nextSibling
    }
    known[parent] = found
    return found
  }

  /// The last text before a child of a container, else the first one behind it.
  func texts(in parent: Pointer, of window: WindowContext, around child: Pointer) -> String? {
    var before: String?
    var isBehind = false
    var next = parent.firstChild
    while let widget = next {
      next = widget.nextSibling
      if widget == child {
        if before != nil { return before }
        isBehind = true
        continue
      }
      var holding = LabeledRegion()
      collect(widget, of: window, into: &holding)
      guard !holding.text.isEmpty else { continue }
      if isBehind { return holding.text }
      before = holding.text
    }
    return nil
  }

  /// Whether a widget scrolls its content by itself, and is not only the frame of an editor.
  private static func scrolls(_ widget: Pointer, in window: WindowContext) -> Bool {
    guard widget.isInstance(of: gtk_scrolled_window_get_type()), let content = widget.firstChild
    else { return false }
    return window.focusables[UnsafeMutableRawPointer(content)] == nil
  }

  private func collect(
    _ widget: Pointer, of window: WindowContext, into holding: inout LabeledRegion
  ) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    let raw = UnsafeMutableRawPointer(widget)
    if let other = window.focusables[raw]?.object.owner as? FocusableControl {
      if other.isNamedByContent { return }
      // The label of a group that is open names what is in it.
      if widget.hasClass("disclosure"), widget.hasClass("is-expanded") {
        return holding.add(other.widget.name)
      }
      if other.widget.lacksOwnName {
        holding.untitled.append(other)
      } else if !widget.isButton {
        holding.hasTitled = true
      }
      return
    }
    // Tabs say what their pages are for.
    if widget.hasClass("tab-bar") {
      holding.hasTitled = true
      return
    }
    // A list, a form: what is in it names nothing outside of it, and separates what is around it.
    if Self.scrolls(widget, in: window) {
      holding.hasTitled = true
      return
    }
    if let text = SpokenText.of(widget) {
      if !text.isEmpty { holding.add(text) }
      return
    }
    var child = widget.firstChild
    while let next = child {
      collect(next, of: window, into: &holding)
      child = next.nextSibling
    }
  }
}

@MainActor
private struct Neighbours {
  private let control: FocusableControl
  private let places: Places

  /// The number of containers around a control that are searched for its name.
  private static let reach = 4

  init(of control: FocusableControl, in places: Places) {
    self.control = control
    self.places = places
  }

  /// The container of the row that the control is in: of its `HStack`.
  private var row: Pointer? { control.owner.enclosingRow?.pointer }

  /// The text right before the control in its row, unless it belongs to another control, or to another
  /// row of a list, or is only a sign or a number; and whether there are other controls beside it.
  var textBeside: (text: String, isShared: Bool) {
    var branch = control.widget.pointer
    let row = row
    for _ in 0..<Self.reach {
      guard branch != row, !branch.hasClass("form-row"), let parent = branch.parent else {
        break
      }
      let siblings = places.siblings(in: parent, of: control.owner.window)
      guard let index = siblings.index(of: branch), siblings.count > 1 else {
        branch = parent
        continue
      }
      guard index > 0 else { break }
      let before = siblings.regions[index - 1]
      guard !before.hasTitled, before.untitled.isEmpty, before.text.contains(where: \.isLetter)
      else { break }
      return (before.text, siblings.controlCount > 1)
    }
    return ("", false)
  }

  /// The nearest text in the row of a button without a text: before it, else behind it.
  var textInRow: String {
    guard let row else { return "" }
    var branch = control.widget.pointer
    for _ in 0..<Self.reach {
      guard branch != row, let parent = branch.parent else { break }
      let texts = places.texts(in: parent, of: control.owner.window, around: branch)
      if let text = texts { return text }
      branch = parent
    }
    return ""
  }

  var name: String {
    let (words, number) = nameParts
    return joined(words, number)
  }

  /// What the first symbol in the row of a slider says, or another picture with a description.
  private var symbolBeside: String {
    var node: _Node = control.owner
    while node.environment.inherited.stackAxis == .horizontal, let parent = node.parent {
      var name = ""
      parent.forEachChild { sibling in
        guard name.isEmpty, sibling !== node, sibling.lastFocusItem == nil else { return }
        let text = sibling.symbol.map(SymbolMeanings.setting) ?? sibling.plainText
        if !text.isEmpty, !text.isNumber { name = text }
      }
      if !name.isEmpty { return name }
      node = parent
    }
    return ""
  }

  /// The words that name the control, and its number among several that they name.
  var nameParts: (words: String, number: String) {
    let isField = control.widget.pointer.isEntry || control.widget.pointer.isTextView
    let purpose = control.purpose
    let isSlider = control.widget.pointer.isInstance(of: gtk_range_get_type())
    var behind = ""
    var number = ""
    /// What a slider shows, if no other text names it.
    var shown = ""
    var steps = 0
    var branch = control.widget.pointer
    let value = control.isLabelledByValue ? control.owner.environment.inherited.label?.text : nil
    /// The name if there is no text before the control.
    func otherName() -> (words: String, number: String) {
      if isSlider, behind.isEmpty {
        let symbol = symbolBeside
        return (symbol.isEmpty ? shown : symbol, symbol.isEmpty && shown.isEmpty ? number : "")
      }
      let isName = !behind.isEmpty && !(isField && control.isStatus(behind))
      let words = isName ? behind : purpose
      // A password and its plain text are two fields in the same place.
      let isNumbered = words.isEmpty || (words == purpose && purpose != String(own: "Password"))
      return isNumbered ? (purpose, number) : (words, "")
    }
    while steps < Self.reach, let parent = branch.parent, !isBoundary(parent) {
      defer { branch = parent }
      ViewCost.step()
      let siblings = places.siblings(in: parent, of: control.owner.window)
      guard let index = siblings.index(of: branch), siblings.count > 1 else { continue }
      steps += 1
      if number.isEmpty { number = siblings.number(of: control) }
      if let start = siblings.boundary(before: index) {
        let before = siblings.regions[start]
        if before.text == value { continue }
        // A text beside another control belongs to that one.
        if before.hasTitled || !before.untitled.isEmpty { return otherName() }
        if isSlider, before.words.isEmpty {
          if shown.isEmpty { shown = before.text }
          guard start > 0, siblings.regions[start - 1].isText else { continue }
          let words = siblings.regions[start - 1].words
          if words.isEmpty { continue }
          return (words, siblings.number(of: control, behind: start, own: index))
        }
        if siblings.untitledCount == 1, !siblings.hasTitled { dissolve(parent) }
        let words = isSlider ? before.words : before.text
        return (words, siblings.number(of: control, behind: start, own: index))
      }
      if behind.isEmpty, steps <= 2, index + 1 < siblings.count {
        let next = siblings.regions[index + 1]
        if next.isText { behind = isSlider ? next.words : next.text }
        if isSlider, next.isText, shown.isEmpty { shown = next.text }
        if !isField, !behind.isEmpty { return (behind, "") }
      }
    }
    return otherName()
  }

  /// Whether texts outside of a container do not name the controls in it: a window, or a container
  /// that scrolls by itself, as a list or a form does. An editor has a scrolled window of its own.
  private func isBoundary(_ container: Pointer) -> Bool {
    let instance = Widget(container).cast(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_native_get_type()) != 0 { return true }
    return g_type_check_instance_is_a(instance, gtk_scrolled_window_get_type()) != 0
      && control.widget.pointer.parent != container
  }

  /// A section with one control gives its header to the control as its name, and is not a
  /// group itself, because the name would be announced twice. A section that is on screen keeps its
  /// role, which assistive technology may know already.
  private func dissolve(_ section: Pointer) {
    guard section.hasClass("form-section"),
      !section.isMapped
    else { return }
    Widget(section).setRole(.layout)
  }

  func joined(_ words: String, _ number: String) -> String {
    words.isEmpty ? number : number.isEmpty ? words : "\(words), \(number)"
  }
}

extension String {
  /// Whether it is a number, with a unit or a currency, or only signs: "25 km".
  fileprivate var isNumber: Bool {
    first { $0.isLetter || $0.isNumber }?.isNumber ?? true
  }
}

extension InheritedValues {
  /// The purpose of a field, from its content type or keyboard type.
  fileprivate var purpose: String {
    switch textContentType {
    case .name, .familyName, .givenName: return String(own: "Name")
    case .username, .nickname: return String(own: "User name")
    case .password, .newPassword: return String(own: "Password")
    case .oneTimeCode: return String(own: "Code")
    case .emailAddress: return String(own: "Email")
    case .telephoneNumber: return String(own: "Phone")
    default: break
    }
    switch keyboardType {
    case .emailAddress: return String(own: "Email")
    case .phonePad: return String(own: "Phone")
    default: return ""
    }
  }
}
