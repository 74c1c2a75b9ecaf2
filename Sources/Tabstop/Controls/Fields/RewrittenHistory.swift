internal import CGtk
internal import GtkBridge

/// The undo history of a text that the program rewrites while the user types: in capital letters, without
/// what is no digit, no longer than allowed.
///
/// GTK's own history would restore what was typed before it was rewritten, and the program would rewrite it
/// again: undo would have no effect. This one has the texts as the user saw them, and takes over when the
/// program rewrites for the first time.
@MainActor
final class RewrittenHistory {
  private static let limit = 100
  private let widget: Widget
  private unowned let window: WindowContext
  /// Turns GTK's own history on or off.
  private let setOwnHistory: (Bool) -> Void
  /// Writes a text of the history to the binding.
  private let write: (String) -> Void
  private var undone: [String] = []
  private var texts: [String] = []
  /// The text at the end of the last turn.
  private var settled = ""
  private var lastEdit: ContinuousClock.Instant?
  private var keys: SignalConnection?
  private var isRestoring = false

  init(
    of widget: Widget, in window: WindowContext, setOwnHistory: @escaping (Bool) -> Void,
    write: @escaping (String) -> Void
  ) {
    self.widget = widget
    self.window = window
    self.setOwnHistory = setOwnHistory
    self.write = write
  }

  /// Notes that the user has changed the text. What is typed without a pause is one change.
  func userEdited() {
    let now = ContinuousClock.now
    if lastEdit.map({ now - $0 > Typing.pause }) ?? true, texts.last != settled {
      texts.append(settled)
      if texts.count > Self.limit { texts.removeFirst() }
    }
    lastEdit = now
    undone = []
  }

  /// Notes the text that is shown after an update.
  func settle(_ text: String) { settled = text }

  /// Called before the program's text replaces the shown one.
  ///
  /// - Parameter isReaction: Whether the program reacts to what the user typed in this turn.
  func willReplace(isReaction: Bool) {
    if isRestoring { return }
    if isReaction {
      takeOver()
    } else {
      (texts, undone, lastEdit) = ([], [], nil)
    }
  }

  private func takeOver() {
    guard keys == nil else { return }
    setOwnHistory(false)
    // Before GTK's own bindings, which have nothing to undo now.
    let controller = EventController.keys(duringCapture: true)
    keys = SignalConnection(controller, "key-pressed", owner: self) { history, arguments in
      let held = arguments.flags(2)
      guard held & GDK_CONTROL_MASK.rawValue != 0, held & GDK_ALT_MASK.rawValue == 0 else { return }
      let isShift = held & GDK_SHIFT_MASK.rawValue != 0
      switch Int32(bitPattern: gdk_keyval_to_lower(arguments.uint(0))) {
      case GDK_KEY_z: arguments.answer(isShift ? history.redo() : history.undo())
      case GDK_KEY_y where !isShift: arguments.answer(history.redo())
      default: break
      }
    }
    widget.add(controller)
  }

  /// Restores the text before the last change. Returns false if there is none.
  func undo() -> Bool { restore(from: \.texts, to: \.undone) }
  /// Restores the text before the last undo. Returns false if there is none.
  func redo() -> Bool { restore(from: \.undone, to: \.texts) }

  private func restore(
    from source: ReferenceWritableKeyPath<RewrittenHistory, [String]>,
    to target: ReferenceWritableKeyPath<RewrittenHistory, [String]>
  ) -> Bool {
    while let text = self[keyPath: source].popLast() {
      guard text != settled else { continue }
      self[keyPath: target].append(settled)
      lastEdit = nil
      isRestoring = true
      Updater.shared.afterFocus { [weak self] in self?.isRestoring = false }
      Updater.shared.event {
        window.userDidAct()
        write(text)
      }
      return true
    }
    return false
  }
}
