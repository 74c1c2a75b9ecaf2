internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A label and its content: side by side, or below each other if the content is a field or as wide
/// as one. In a form it is a row, and a click anywhere in it goes to the control.
@MainActor
struct LabeledRow<Label, Content> {
  enum Shape {
    /// As wide as label and content, outside of a form.
    case hugging
    /// As wide as the available space, with the content at the trailing edge.
    case filling
    /// The same, but outside of a form the content takes what the label leaves.
    case growing
    /// The content below the label.
    case stacked
  }

  let label: Label
  let content: Content
  var shape = Shape.hugging
  /// Whether the label is hidden within content that has a label: both would be one title, twice.
  var yieldsToOuterLabel = false
}

extension LabeledRow: View, _PrimitiveView where Label: View, Content: View {
  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LabeledRowNode(view, context)
  }
}

/// A node that shows content beside a label.
protocol LabelledNode: _Node {
  var contentNode: _Node? { get }
}

private final class LabeledRowNode<Label: View, Content: View>:
  _ViewNode<LabeledRow<Label, Content>>, WidgetHost, LabelledNode
{
  private let box: Widget
  /// The layout of a row whose content is beside its label.
  private let layout = LabeledRowLayout()
  private let source = LabelSource()
  private var label: PartNode<Label>?
  private var content: PartNode<Content>?
  private var connection: SignalConnection?
  private var isMade = false

  override init(_ view: LabeledRow<Label, Content>, _ context: _Context) {
    box = .rowBox(vertical: false, spacing: 12, in: context.environment)
    box.isVisitedInOrder = true
    super.init(view, context)
    StyleSheet.shared.include(.forms)
    let isRow = environment.inherited.isFormRow
    if isRow { box.addClass("form-row") }
    if isRow { handleClicks() }
    let label = PartNode(view.label, labelContext) { [unowned self] in prepare(label: $0) }
    self.label = label
    insertWidgets(of: label)
    nameControls()
    source.controlsChanged = { [unowned self] in
      guard isMounted else { return }
      arrange()
      box.accessibleProxy = source.primary
    }
    let content = PartNode(view.content, contentContext) { [unowned self] in prepare(content: $0) }
    self.content = content
    insertWidgets(of: content)
    isMade = true
    if !hasLabel || outerLabel != nil { box.accessibleProxy = window.firstControl(in: box) }
    arrange()
  }

  /// A control with a label of its own within another's content is named by it, as if hidden.
  private var hidesLabel: Bool {
    environment.hidesLabels
      || (view.yieldsToOuterLabel && environment.inherited.label != nil)
  }

  /// The label around the row, if the row's own is empty or says the same.
  private var outerLabel: LabelSource? {
    guard let outer = environment.inherited.label else { return nil }
    let own = label?.plainText ?? ""
    return own.isEmpty || (view.yieldsToOuterLabel && outer.text == own) ? outer : nil
  }

  private var labelContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.label = nil
    environment.inherited.stackAxis = .horizontal
    if isFilling, !environment.isInRowLink { environment.isInRowLink = true }
    // A label that names a control is no text of its row: GTK 4.14 takes no name from a paragraph.
    if environment.isList { environment.isList = false }
    return _Context(below: self, environment: environment)
  }

  private var contentContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.label =
      hasLabel ? outerLabel ?? source : self.environment.inherited.label
    environment.inherited.stackAxis = .horizontal
    environment.inherited.textFieldStyle = .plain
    return _Context(below: self, environment: environment)
  }

  /// A row without a label of its own leaves its controls to the enclosing label.
  private var hasLabel: Bool { Label.self != EmptyView.self }

  // MARK: Label

  private func nameControls() {
    var widgets: [Widget] = []
    label?.forEachWidget { widgets.append($0) }
    let sole = widgets.count == 1 && widgets[0].pointer.isLabel ? widgets[0] : nil
    source.set(label?.plainText ?? "", hidesLabel ? nil : sole)
  }

  override func textChangedInside() {
    label?.forEachWidget { if $0.pointer.isLabel { $0.isVisible = !hidesLabel && !isEmpty($0) } }
    nameControls()
    super.textChangedInside()
  }

  /// The label of a control that is a stop of its own is the name of that control alone.
  override func text(withButtons: Bool) -> String {
    if !withButtons, let content, content.lastFocusItem != nil, content.plainText.isEmpty {
      return ""
    }
    return super.text(withButtons: withButtons)
  }

  override var spokenValue: String? { content?.spokenValue }

  override var hiddenLabel: String? {
    guard hidesLabel, let label = label?.plainText, !label.isEmpty else { return nil }
    return label
  }

  private func prepare(label: Widget) -> Widget {
    label.isVisible = !hidesLabel && !isEmpty(label)
    label.addClass("form-row-title")
    if label.pointer.isLabel {
      gtk_label_set_xalign(label.opaque, 0)
    } else {
      // A `Spacer` in the label leads to the content.
      label.pointer.halign = isFilling && label.hasExpandingChild ? .fill : .start
    }
    label.expandsHorizontally =
      isFilling && (view.shape != .growing || environment.inherited.isFormRow)
    label.pointer.valign = .center
    return label
  }

  /// Whether there is no text: it takes neither a line above the content nor a gap before it.
  private func isEmpty(_ label: Widget) -> Bool {
    (view.shape == .stacked || view.shape == .hugging) && label.pointer.isEmptyLabel
  }

  private var isFilling: Bool {
    view.shape == .filling || view.shape == .growing
      || (environment.inherited.isFormRow && view.shape != .stacked)
  }

  // MARK: Content

  private func prepare(content widget: Widget) -> Widget {
    if widget.pointer.isLabel {
      widget.addClass("form-row-value")
      if isFilling && !isStacked { gtk_label_set_xalign(widget.opaque, 1) }
    }
    Alignment(horizontal: isStacked ? .leading : .trailing, vertical: .center).apply(to: widget)
    return widget
  }

  /// Whether the content takes the width of the row. Without a label, content at the trailing edge
  /// has its natural width.
  private var takesWidth: Bool {
    switch view.shape {
    case .hugging: false
    case .filling, .growing: !environment.hidesLabels
    case .stacked: true
    }
  }

  /// Whether the content consists of fields. One with other controls beside it stays at the trailing edge.
  private var isField: Bool { source.namesOnlyFields }

  private var isStacked: Bool { view.shape == .stacked || isField }

  /// Arranges label and content in the order that the content requires.
  private func arrange() {
    guard isMade else { return }
    let isRow = environment.inherited.isFormRow
    if isRow || takesWidth {
      box.expandsHorizontally = true
    } else {
      gtk_widget_set_hexpand_set(box.pointer, 0)
    }
    arrangeBox(isFlexible: isFilling && !isStacked)
    if isField && !isRow && !hidesLabel {
      box.addClass("labeled-field")
      box.isStretchable = true
    } else {
      box.removeClass("labeled-field")
    }
    // A field has no border in a row: the row shows the focus. Other controls have one.
    if isField { box.removeClass("controls") } else { box.addClass("controls") }
    content?.forEachWidget { _ = prepare(content: $0) }
    host.layoutChanged(of: box)
  }

  private func arrangeBox(isFlexible: Bool) {
    // GTK's own layout has the orientation, so that it has to be there for a change.
    if box.layout != nil, !isFlexible { box.setBoxLayout(nil) }
    if box.layout == nil {
      let orientation: Orientation = isStacked ? .vertical : .horizontal
      if gtk_orientable_get_orientation(box.opaque) != orientation {
        gtk_orientable_set_orientation(box.opaque, orientation)
      }
      gtk_box_set_spacing(box.cast(to: GtkBox.self), isField ? 0 : (isStacked ? 6 : 12))
    }
    if isFlexible, box.layout == nil { box.setBoxLayout(layout) }
  }

  private func handleClicks() {
    let gesture = EventController.clicks()
    connection = SignalConnection(gesture, "released", owner: self) { row, _ in
      guard let control = row.source.primary, control.isSensitive else { return }
      if control.pointer.isEditable {
        control.grabFocusWithoutSelecting()
      } else {
        // Activates the control: a switch is switched, a menu opens, a slider gets the focus.
        gtk_widget_mnemonic_activate(control.pointer, 0)
      }
    }
    box.add(gesture)
  }

  override func didUpdate(
    from old: LabeledRow<Label, Content>, environmentChanged: Bool
  ) {
    guard let label, let content else { return }
    label.update(
      view.label, in: environmentChanged ? labelContext.environment : label.environment)
    if environmentChanged {
      label.forEachWidget { _ = prepare(label: $0) }
      nameControls()
      arrange()
    }
    content.update(
      view.content, in: environmentChanged ? contentContext.environment : content.environment)
  }

  override func evaluate() {}

  // MARK: Host

  override var childHost: any WidgetHost { self }

  func insert(_ widget: Widget, after previous: Widget?) {
    box.insert(widget, after: previous)
    changed()
  }

  func remove(_ widget: Widget) {
    box.remove(widget)
    changed()
  }

  func move(_ widget: Widget, after previous: Widget?) { box.insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) { changed() }

  private func changed() {
    guard isMade else { return }
    nameControls()
    host.layoutChanged(of: box)
  }

  // MARK: Structure

  var contentNode: _Node? { content }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  override func widget(before child: _Node) -> Widget? { lastWidget(before: child) }
  override var lastWidget: Widget? { box }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(box) }

  override func unmount() {
    super.unmount()
    connection = nil
  }
}

extension Widget {
  fileprivate var hasExpandingChild: Bool {
    var child = pointer.firstChild
    while let next = child {
      if next.expands(.horizontal) { return true }
      child = next.nextSibling
    }
    return false
  }
}

// MARK: Hidden labels

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Hides the labels of the controls inside, which still name them for assistive technology.
  /// Mirrors SwiftUI.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets whether the controls inside show their labels. Mirrors SwiftUI.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels: `hidden` or `automatic`. Mirrors SwiftUI.
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }

  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
