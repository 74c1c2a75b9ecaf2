internal import CGtk
internal import GtkBridge

/// What describes a control beside its name: the error that stands, its hint, its tip, and what
/// Return does. Each has a place of its own: none takes another's away.
extension FocusableControl {
  /// All of it in words but the error.
  private var ownDescription: String {
    Announcements.joined(widget.accessibleDescriptions + [hint?.text].compactMap { $0 })
  }

  /// The labels that say it, the error first.
  var describingLabels: [Widget] { [message?.label, description?.widget].compactMap { $0 } }

  /// Tells assistive technology.
  ///
  /// On GTK before 4.14 by a relation to labels, since Orca says the description of a field that
  /// never had the focus twice, and announcements go by it; on newer ones by a description, since
  /// Orca 48 misses new relations.
  func describe() {
    let own = ownDescription
    if GtkVersion.isModern { return tellDescription(own) }
    // GTK puts both labels into one text, which needs a pause between them.
    let pause = message?.text.last?.isPunctuation == false ? ". " : ""
    let text = own.isEmpty ? nil : pause + own
    // (Until the end the control refers to the label of before.)
    let before = description
    if before?.text != text { description = text.map(owner.window.hiddenLabels.label) }
    let labels = describingLabels
    switch labels.count {
    case 0: widget.resetDescribed()
    case 1: widget.setDescribed(by: labels[0])
    default: widget.setDescribed(by: labels[0], and: labels[1])
    }
    withExtendedLifetime(before) {}
  }

  /// A description that changes speaks while the control has the focus, or had it last: an error
  /// that comes or goes then is told alone, and the rest again when the focus has left.
  private func tellDescription(_ own: String) {
    let message = message?.text ?? ""
    let window = owner.window
    let isFocused = window.coordinator.focusedNode === item || window.trail.isLast(widget)
    if isFocused, message != toldMessage {
      window.tellRest(of: self)
      isMessageAnnounced = false
    }
    let isPartial = window.isRestUntold(of: self)
    toldMessage = message
    let text = Announcements.joined(
      isMessageAnnounced ? [own] : isPartial ? [message] : [message, own])
    guard text != told else { return }
    told = text
    if text.isEmpty {
      widget.resetAccessibleDescription()
    } else {
      widget.setAccessibleDescription(text)
    }
  }
}

extension FocusableControl {
  /// The focus has come here, on GTK 4.14 or newer: an error that would not be heard with the
  /// control is announced instead.
  func focusCame() {
    let now = SaidDescription(text: told, time: Double(g_get_monotonic_time()) / 1_000_000)
    defer { said = SaidDescription(text: told, time: now.time) }
    guard let message, let said, said.hides(now) else { return }
    owner.window.tellRest(of: self)
    isMessageAnnounced = true
    describe()
    AccessibilityNotification.Announcement(message.text).post()
  }

  /// The focus has gone: tells what has been left out of the description.
  func tellRest() {
    isMessageAnnounced = false
    describe()
  }
}

/// A description that a screen reader has said with its control.
struct SaidDescription {
  let text: String
  /// In seconds, by a clock of the caller's.
  let time: Double

  /// Whether a screen reader may say this once more though it is `now` another.
  ///
  /// Orca 48 keeps descriptions, and forgets all every two seconds: a control that is met again
  /// before is said with that of then, and its change is taken for said. (It may have said it later
  /// than it was told.)
  func hides(_ now: SaidDescription) -> Bool {
    text != now.text && now.time - time < 5
  }
}

/// A text that is not on screen and describes controls for assistive technology; there as long as
/// one of them holds it.
@MainActor
final class HiddenLabel {
  let text: String
  let widget: Widget
  private weak var labels: HiddenLabels?

  fileprivate init(_ text: String, _ labels: HiddenLabels) {
    self.text = text
    self.labels = labels
    widget = Widget(gtk_label_new(text))
    widget.isVisible = false
    gtk_widget_set_parent(widget.pointer, labels.window.pointer)
  }

  isolated deinit {
    labels?.forget(text)
    if gtk_widget_get_parent(widget.pointer) != nil { gtk_widget_unparent(widget.pointer) }
  }
}

/// The hidden labels of a window, one for each text.
@MainActor
final class HiddenLabels {
  fileprivate let window: Widget
  private var labels: [String: () -> HiddenLabel?] = [:]

  init(_ window: Widget) { self.window = window }

  func label(_ text: String) -> HiddenLabel {
    if let label = labels[text]?() { return label }
    let label = HiddenLabel(text, self)
    labels[text] = { [weak label] in label }
    return label
  }

  fileprivate func forget(_ text: String) {
    if labels[text]?() == nil { labels[text] = nil }
  }

  /// Takes all off the window, which goes.
  func removeAll() {
    for label in labels.values { label().map { gtk_widget_unparent($0.widget.pointer) } }
    labels = [:]
  }
}
