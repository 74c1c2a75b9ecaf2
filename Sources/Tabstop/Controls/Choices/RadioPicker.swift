internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A picker with visible options. The arrow keys move between them.
struct RadioPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let look: RadioAppearance
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  @Environment(\.inherited.isFormRow) private var isFormRow
  @Environment(\.inherited.isBarItem) private var isBarItem
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal

  var body: some View {
    LabeledRow(
      label: label,
      content: RadioButtons(
        look: look, isHorizontal: isHorizontal, selection: selection, content: content),
      // In a bar segments are as wide as their options need.
      shape: look == .segmented && isBarItem ? .hugging : .stacked
    )
    // Outside of a form the options of a bar say what it is for.
    .environment(\.hidesLabels, hidesLabels || (look == .segmented && !isFormRow))
  }
}

extension View {
  /// Puts the options of pickers with the style `radioGroup` beside each other. Mirrors SwiftUI.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }
}

private struct RadioGroupIsHorizontalKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }
}

enum RadioAppearance {
  /// Side by side, as segments of a bar.
  case segmented
  /// Below each other.
  case inline
}

struct RadioButtons<SelectionValue: Hashable, Content: View>: OptionsView, _PrimitiveView {
  let look: RadioAppearance
  /// Whether options without a bar are beside each other; fixed when the picker appears.
  let isHorizontal: Bool
  let selection: Binding<SelectionValue>?
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    RadioButtonsNode(view, context)
  }
}

private final class RadioButtonsNode<SelectionValue: Hashable, Content: View>:
  OptionsNode<RadioButtons<SelectionValue, Content>>
{
  private var buttons: [RadioButton] = []
  private var keys: SignalConnection?

  init(_ view: RadioButtons<SelectionValue, Content>, _ context: _Context) {
    let isRow = view.look == .inline && view.isHorizontal
    super.init(
      view, context,
      widget: .box(vertical: view.look == .inline && !isRow, spacing: isRow ? 12 : 0))
    StyleSheet.shared.include(.controls)
    // Orca 43 announces the name of a panel when the focus enters it, but not that of a group of
    // GTK 4.8.
    widget.setRole(
      GtkVersion.isModern ? .radioGroup : .group)
    widget.addClass(view.look == .segmented ? "segmented" : "radio-group")
    if view.look == .segmented {
      gtk_box_set_homogeneous(widget.cast(to: GtkBox.self), 1)
    }
    let fills = view.look != .segmented || !environment.inherited.isBarItem
    widget.expandsHorizontally = fills
    widget.isStretchable = fills
    if environment.dialogActions?.isMenu == true { passOptionsByArrows() }
    makeContent()
    join()
  }

  /// In a menu the arrow keys go from item to item, and Space chooses. In a group of radio buttons they
  /// would choose each option on the way to the items below.
  private func passOptionsByArrows() {
    let keys = EventController.keys(duringCapture: true)
    self.keys = SignalConnection(keys, "key-pressed", owner: self) { node, arguments in
      let step: Int
      switch Int32(bitPattern: arguments.uint(0)) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: step = -1
      case GDK_KEY_Down, GDK_KEY_KP_Down: step = 1
      default: return
      }
      arguments.answer(node.moveFocus(by: step))
    }
    widget.add(keys)
  }

  /// Moves the focus to another option that is enabled; returns `false` at the ends.
  private func moveFocus(by step: Int) -> Bool {
    guard var index = buttons.firstIndex(where: { $0.widget.isFocus }) else { return false }
    repeat {
      index += step
    } while buttons.indices.contains(index)
      && !buttons[index].widget.isSensitive
    return buttons.indices.contains(index) && buttons[index].widget.pointer.grabFocus()
  }

  override func unmount() {
    super.unmount()
    keys = nil
  }

  override func show() {
    let selection = readOptions()
    write {
      while buttons.count > options.count {
        let last = buttons.removeLast()
        last.show(view: nil)
        window.willRemove(last.widget)
        widget.remove(last.widget)
      }
      // Options that move are removed from their old places before they are added to new ones.
      for (button, option) in zip(buttons, options)
      where view.look == .inline && button.view !== option.widget {
        button.show(view: nil)
      }
      while buttons.count < options.count { addButton() }
      for (button, option) in zip(buttons, options) {
        button.show(option)
        button.isOn = selection != nil && option.tag as? SelectionValue == selection
      }
    }
  }

  private func addButton() {
    let index = buttons.count
    let button = RadioButton(
      group: buttons.first, isSegment: view.look == .segmented,
      isMenuItem: environment.isInCommandMenu)
    widget.insert(button.widget, after: buttons.last?.widget)
    buttons.append(button)
    button.connection = SignalConnection(button.widget, "toggled", owner: self) { node, _ in
      node.toggled(index)
    }
  }

  private func toggled(_ index: Int) {
    // The button that is switched off reports nothing.
    guard !isWriting, buttons[index].isOn else { return }
    choose(options[index])
  }
}

/// One button of a group.
@MainActor
private final class RadioButton {
  let widget = Widget(gtk_check_button_new())
  var connection: SignalConnection?
  private var shown: (title: String, icon: OptionIcon?, isPicture: Bool, help: String?)?
  /// The option's own view, which the button shows.
  private(set) var view: Widget?

  private let isSegment: Bool

  init(group: RadioButton?, isSegment: Bool, isMenuItem: Bool) {
    self.isSegment = isSegment
    widget.setRole(isMenuItem ? .menuItemRadio : .radio)
    Widget.setLayoutRole(widget.pointer.firstChild)
    gtk_check_button_set_group(button, group?.button)
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> {
    widget.cast(to: GtkCheckButton.self)
  }

  func show(_ option: PickerOption) {
    widget.isSensitive = option.isEnabled
    let now = (option.title, option.icon, option.isPicture, option.help)
    if let shown, shown == now, isSegment || view === option.widget { return }
    shown = now
    if isSegment || option.widget == nil { showTitle(option) } else { show(view: option.widget) }
    widget.setAccessibleLabel(option.title.isEmpty ? option.icon?.name ?? "" : option.title)
  }

  func show(view: Widget?) {
    guard view !== self.view else { return }
    self.view = view
    gtk_check_button_set_child(button, view?.pointer)
    guard let view else { return shown = nil }
    view.pointer.halign = view.expandsHorizontally ? .fill : .start
    view.pointer.valign = .center
  }

  /// A bar only has space for an icon and a text. A picture alone stays alone, as in SwiftUI: its name is
  /// for assistive technology, and for the pointer.
  private func showTitle(_ option: PickerOption) {
    let content = Widget.box(vertical: false, spacing: 6)
    // In a bar the labels are centered in their segments.
    content.expandsHorizontally = isSegment
    if isSegment { content.pointer.halign = .center }
    var last: Widget?
    if let icon = option.icon {
      let image = icon.makeImage()
      content.insert(image, after: nil)
      last = image
    }
    widget.setTooltip(option.help ?? (option.isPicture ? option.title : nil))
    // GTK makes the tooltip a description, which would repeat the name.
    widget.resetAccessibleDescription()
    widget.accessible.accessibleHelp = option.help
    if !option.isPicture, !option.title.isEmpty {
      let label = Widget(gtk_label_new(option.title))
      wrapLabel(label.opaque, option.title, size: 30)
      content.insert(label, after: last)
    }
    gtk_check_button_set_child(button, content.pointer)
  }

  var isOn: Bool {
    get { gtk_check_button_get_active(button) != 0 }
    set { if newValue != isOn { gtk_check_button_set_active(button, newValue ? 1 : 0) } }
  }
}
