internal import GtkBridge

/// Gestures of a view that come and go: the view and its widgets stay, and with them the focus and what was typed.
package struct GestureListModifier: Decoration {
  /// A gesture, with what has the same effect for assistive technology; or only that.
  package struct Entry {
    let id: ObjectIdentifier
    let gesture: (any Gesture)?
    let actions: [(name: String, perform: () -> Void)]

    /// - Parameters:
    ///   - owner: What identifies the gesture among those of the view.
    ///   - actions: Actions for assistive technology.
    package init(
      of owner: AnyObject, _ gesture: (any Gesture)?, actions: [(name: String, perform: () -> Void)]
    ) {
      (id, self.gesture, self.actions) = (ObjectIdentifier(owner), gesture, actions)
    }
  }

  let entries: [Entry]
  package init(_ entries: [Entry]) { self.entries = entries }

  func apply(to widget: Widget, old: GestureListModifier?, _ environment: InheritedValues) {}

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    GestureListNode(decorating: view, context)
  }
}

private final class GestureListNode<Content: View>: DecorationNode<Content, GestureListModifier> {
  /// What a widget has by the gestures.
  private struct Attachment {
    var sites: [ObjectIdentifier: _GestureSite] = [:]
    var actions: Set<String> = []
  }

  private var attachments: [ObjectIdentifier: Attachment] = [:]

  override func apply(to widget: Widget, old: GestureListModifier?) {
    let entries = view.modifier.entries
    let key = ObjectIdentifier(widget)
    guard !entries.isEmpty || attachments[key] != nil else { return }
    var own = attachments[key] ?? Attachment()
    for (id, site) in own.sites where !entries.contains(where: { $0.id == id }) {
      site.end()
      own.sites[id] = nil
    }
    for entry in entries {
      guard let gesture = entry.gesture else { continue }
      let site =
        own.sites[entry.id]
        ?? _GestureSite(widget, .normal) { [weak self] in
          self?.environment.inherited.isEnabled ?? false
        }
      own.sites[entry.id] = site
      Self.attach(gesture, to: site)
    }
    let actions = entries.flatMap(\.actions)
    for name in own.actions.subtracting(actions.map(\.name)) {
      widget.accessible.setAccessibleAction(name, nil)
    }
    for (name, perform) in actions {
      widget.accessible.setAccessibleAction(name) { Updater.shared.event(perform) }
    }
    own.actions = Set(actions.map(\.name))
    attachments[key] = entries.isEmpty ? nil : own
  }

  /// The owner of a gesture may be at the place of a former one, with a gesture of another type.
  private static func attach<G: Gesture>(_ gesture: G, to site: _GestureSite) {
    site.attach(AnyGesture(gesture))
  }

  private func end(_ attachment: Attachment?) { attachment?.sites.values.forEach { $0.end() } }

  override func remove(_ widget: Widget) {
    // There is no wrapper, so the widget represents itself.
    end(attachments.removeValue(forKey: ObjectIdentifier(widget)))
    super.remove(widget)
  }

  override func unmount() {
    super.unmount()
    attachments.values.forEach(end)
    attachments = [:]
  }
}
