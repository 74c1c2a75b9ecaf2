internal import GtkBridge

/// Collects the rows of the list: those of all its collections, and single views.
extension ListRows {
  /// The traits of the rows below a node.
  private struct Context {
    var id: AnyHashable?
    /// As of `Row`.
    var hasOwnID = false
    var actions: RowActions?
    var index = 0
    var siblings = 1
    var places: [RowPlace] = []
    var outline: OutlinePlace?

    mutating func setTag(_ tag: AnyHashable?) {
      guard let tag else { return }
      (id, hasOwnID) = (tag, true)
    }
  }

  func collect() {
    entries.removeAll(keepingCapacity: true)
    composite = []
    tagged = []
    sampled = []
    if let content { collect(content, Context()) }
  }

  private func collect(_ node: _Node, _ context: Context) {
    var context = context
    var isContainer = false
    switch node.rowRole {
    case .lazyRows(let rows): return collect(rows, context)
    case .rows(let rows):
      context.siblings = rows.rowCount
      context.index = 0
      rows.forEachRow { id, row in
        (context.id, context.hasOwnID) = (id, !context.places.isEmpty)
        collect(row, context)
        context.index += 1
      }
      return
    case .tag(let tagged): context.setTag(tagged.tag as? AnyHashable)
    case .taggedInside: context.setTag(firstTag(below: node))
    case .actions(let node):
      // The outer modifier of two wins.
      var all = context.actions ?? RowActions()
      all.delete = all.delete ?? node.newest.delete
      all.move = all.move ?? node.newest.move
      context.actions = all
      isContainer = true
    case .guarded(let node):
      var all = context.actions ?? RowActions()
      if node.isDeletionDisabled { all.isDeletionDisabled = true }
      if node.isMoveDisabled { all.isMoveDisabled = true }
      context.actions = all
    case .outline(let node): context.outline = node.place
    // A section's rows, and those with actions, are the list's; a stack's content is one row.
    case .container: isContainer = true
    case .none: break
    }
    if !isContainer, node.childHost === node {
      // A modifier with a widget, or a host, of its own may be around the tag.
      context.setTag(node.tagInside)
      return add(node, context)
    }
    collectChildren(of: node, context)
  }

  private func collectChildren(of node: _Node, _ context: Context) {
    var hasChildren = false
    node.forEachChild {
      hasChildren = true
      collect($0, context)
    }
    if !hasChildren { add(node, context) }
  }

  private func firstTag(below node: _Node) -> AnyHashable? {
    var found: AnyHashable?
    node.forEachChild {
      if found == nil {
        found = ($0 as? any TaggedNode)?.tag as? AnyHashable ?? firstTag(below: $0)
      }
    }
    return found
  }

  private func collect(_ rows: any LazyRows, _ context: Context) {
    let source = ObjectIdentifier(rows)
    var context = context
    context.siblings = rows.rowCount
    rows.forEachRun { run in
      switch run {
      case .unmade(let range): entries.append(.unmade(rows, range))
      case .made(let index, let id, let row):
        var inner = context
        (inner.id, inner.hasOwnID, inner.index) = (id, false, index)
        inner.places.append(RowPlace(source: rows, index: index))
        let before = entries.count
        sampled.insert(source)
        collectChildren(of: row, inner)
        guard entries.count == before + 1, case .row(let last)? = entries.last else {
          composite.insert(source)
          return
        }
        let isNested = last.places.count > inner.places.count
        if isNested || last.hasOwnID, last.id != id { tagged.insert(source) }
      }
    }
  }

  /// A suggestion that is written in the source, without an element or a tag, can be chosen, too.
  private func implicitID(of node: _Node) -> AnyHashable? {
    list.environment.suggestionList == nil ? nil : AnyHashable(ObjectIdentifier(node))
  }

  private func add(_ node: _Node, _ context: Context) {
    guard let id = context.id ?? implicitID(of: node), let inner = node.lastWidget else { return }
    var next: WidgetPointer? = inner.pointer
    while let candidate = next, candidate != column.pointer {
      if candidate.hasClass("form-row") {
        let widget = shown[UnsafeMutableRawPointer(candidate)]?.widget ?? Widget(candidate)
        entries.append(
          .row(
            Row(
              widget, node, id: id, hasOwnID: context.hasOwnID, actions: context.actions?.allowed,
              index: context.index, siblings: context.siblings, places: context.places,
              outline: context.outline)))
        return
      }
      next = candidate.parent
    }
  }
}
