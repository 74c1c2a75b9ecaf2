internal import CGtk
internal import GtkBridge

/// The description of a control: its error message, its hint, its tooltip, and what Return does.
/// Each has its own storage, so that none replaces another.
extension FocusableControl {
  /// The description without the error.
  private var ownDescription: String {
    Announcements.joined(widget.accessibleDescriptions + [hint?.text].compactMap { $0 })
  }

  /// The labels that contain it, the error first.
  var describingLabels: [Widget] { [message?.label, description?.widget].compactMap { $0 } }

  /// Sets the accessible description.
  ///
  /// On GTK before 4.14 by a relation to labels, because Orca speaks the description property twice
  /// for a field that never had the focus, and announcements use it; on newer GTK by the
  /// description property, because Orca 48 ignores new relations.
  func describe() {
    let own = ownDescription
    if GtkVersion.isModern { return exportDescription(own) }
    // GTK joins both labels into one text, which needs a pause between them.
    let pause = message?.text.last?.isPunctuation == false ? ". " : ""
    let text = own.isEmpty ? nil : pause + own
    // Until the end the control refers to the old label.
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

  /// A changed description is announced while the control has the focus, or had it last: a new or
  /// removed error is announced by itself then, and the rest is set when the focus has left.
  private func exportDescription(_ own: String) {
    let message = message?.text ?? ""
    let window = owner.window
    let isFocused = window.coordinator.focusedNode === item || window.trail.isLast(widget)
    if isFocused, message != exportedMessage {
      window.exportRest(of: self)
      isMessageAnnounced = false
    }
    let isPartial = window.isRestPending(of: self)
    exportedMessage = message
    let text = Announcements.joined(
      isMessageAnnounced ? [own] : isPartial ? [message] : [message, own])
    // Orca 48 announces the error of the relation, too, unless it has cached the relations from before.
    setErrorRelation(to: hasError && isMessageAnnounced ? self.message?.label : nil)
    guard text != exportedDescription else { return }
    exportedDescription = text
    if text.isEmpty {
      widget.resetAccessibleDescription()
    } else {
      widget.setAccessibleDescription(text)
    }
  }

  private func setErrorRelation(to label: Widget?) {
    guard label != nil || hasErrorRelation else { return }
    hasErrorRelation = label != nil
    widget.setErrorMessage(label)
  }
}

extension FocusableControl {
  /// Called when the control got the focus, on GTK 4.14 or newer: announces an error that would not
  /// be spoken with the control.
  func focusArrived() {
    let now = SpokenDescription(
      text: exportedDescription, time: Double(g_get_monotonic_time()) / 1_000_000)
    defer { spokenDescription = SpokenDescription(text: exportedDescription, time: now.time) }
    guard let message, let spokenDescription, spokenDescription.hides(now) else { return }
    owner.window.exportRest(of: self)
    isMessageAnnounced = true
    describe()
    AccessibilityNotification.Announcement(message.text).post()
  }

  /// Called when the focus has left: sets what was left out of the description.
  func exportRest() {
    isMessageAnnounced = false
    describe()
  }
}

/// A description that a screen reader has spoken with its control.
struct SpokenDescription {
  let text: String
  /// The time, in seconds, by the caller's clock.
  let time: Double

  /// Whether a screen reader may repeat this description although it is `now` another.
  ///
  /// Orca 48 caches descriptions, and clears its cache every two seconds: a control that is read
  /// again before that gets its old description, and the change counts as spoken. (It may have
  /// spoken it later than it was set.)
  func hides(_ now: SpokenDescription) -> Bool {
    text != now.text && now.time - time < 5
  }
}

/// A text that is not on screen and describes controls for assistive technology; it exists while
/// one of them retains it.
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
    widget.pointer.setParent(labels.window.pointer)
  }

  isolated deinit {
    labels?.forget(text)
    if widget.pointer.parent != nil { widget.pointer.unparent() }
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

  /// Removes all of them from the window, which is being closed.
  func removeAll() {
    for label in labels.values { label().map { $0.widget.pointer.unparent() } }
    labels = [:]
  }
}
