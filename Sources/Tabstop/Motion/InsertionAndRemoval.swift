internal import GtkBridge

/// The parts of a node that appear or disappear: each with its transition, by default a fade.
@MainActor
private func forEachTransition(
  in node: _Node, matched: MatchedGeometryKey? = nil,
  _ visit: (_ views: _Node, _ transition: AnyTransition, _ matched: MatchedGeometryKey?) -> Void
) {
  let matched = (node as? any MatchedGeometrySource)?.matchedKey ?? matched
  if let transition = node.transition { return visit(node, transition, matched) }
  var children: [_Node] = []
  node.forEachChild { children.append($0) }
  if children.isEmpty || node.childHost === node { return visit(node, .opacity, matched) }
  for child in children { forEachTransition(in: child, matched: matched, visit) }
}

/// Views that a change has added: they exist, and are painted in their transition.
@MainActor
enum InsertedViews {
  /// Called when the widgets of a new node have been inserted.
  static func start(_ node: _Node) {
    let transaction = Transaction.current
    forEachTransition(in: node) { views, transition, _ in
      let effect = transition.insertion.effect
      guard effect != PaintEffect() else { return }
      views.forEachWidget { widget in
        // It gets its place with the next frame.
        guard let parent = widget.pointer.parent,
          let animation = transition.insertionAnimation(
            Motions.animation(transaction, for: parent), in: parent),
          let paint = ChildPaint.of(widget.pointer)
        else { return }
        Motions.start(
          MotionKey(widget, .effect), in: parent, by: animation, of: transaction,
          from: PaintVector(effect), to: PaintVector(PaintEffect()),
          show: {
            paint.effect = $0.effect(like: effect)
            paint.changed()
          },
          end: {
            paint.effect = nil
            paint.changed()
          })
      }
    }
  }
}

/// Views that a change removes: they are gone, and their last picture is painted for a while.
@MainActor
struct RemovedViews {
  private struct Leaving {
    let picture: WidgetPicture
    let transition: AnyTransition
    let animation: Animation
    let own: PaintEffect
    /// The widgets around it, and its places in them.
    let ancestors: [(widget: Widget, place: PaintPlace)]
    let matched: MatchedGeometryKey?
  }

  private var views: [Leaving] = []
  private let transaction: Transaction?

  private static var running: [MatchedGeometryKey: [UnsafeMutableRawPointer]] = [:]

  /// Takes the pictures of a node's widgets, which are still there.
  init(_ node: _Node) {
    let transaction = Transaction.current
    self.transaction = transaction
    var found: [Leaving] = []
    forEachTransition(in: node) { views, transition, matched in
      for view in PlacedViews(views, matched: matched).views.values {
        var isOutermost = false
        views.forEachWidget { isOutermost = isOutermost || $0.raw == view.widget.raw }
        let widget = view.widget.pointer
        guard isOutermost, transition.removal.effect != PaintEffect(),
          let animation = transition.removalAnimation(
            Motions.animation(transaction, for: widget), in: widget),
          let picture = WidgetPicture(of: widget)
        else { continue }
        var ancestors: [(widget: Widget, place: PaintPlace)] = []
        var next = widget.parent
        while let ancestor = next {
          if let place = view.place(in: ancestor) { ancestors.append((Widget(ancestor), place)) }
          next = ancestor.parent
        }
        var own = PaintEffect()
        if let transform = view.own {
          (own.transform, own.anchorX, own.anchorY) = transform
        }
        found.append(
          Leaving(
            picture: picture, transition: transition, animation: animation, own: own,
            ancestors: ancestors, matched: view.matched))
      }
    }
    views = found
  }

  /// Paints the pictures, now that the widgets are gone.
  func start() {
    for view in views {
      guard let (left, parent) = Self.paint(view) else { continue }
      let effect = view.transition.removal.effect
      let key = MotionKey(Unmanaged.passUnretained(left).toOpaque(), .effect)
      if let matched = view.matched { Self.running[matched, default: []].append(key.object) }
      Motions.start(
        key, in: parent, by: view.animation, of: transaction,
        from: PaintVector(PaintEffect()), to: PaintVector(effect),
        show: {
          left.effect = $0.effect(like: effect)
          left.changed()
        },
        end: {
          left.remove()
          if let matched = view.matched { Self.running[matched] = nil }
        })
    }
  }

  /// Lets the nearest of the widgets that were around a view paint its picture.
  private static func paint(
    _ view: Leaving
  ) -> (RemovedWidgetPicture, parent: WidgetPointer)? {
    for ancestor in view.ancestors {
      let parent = ancestor.widget.pointer
      // A wrapper may be gone with the view.
      guard parent.hasRoot else { continue }
      if let left = RemovedWidgetPicture(
        view.picture, at: ancestor.place, own: view.own, in: parent)
      {
        return (left, parent)
      }
    }
    return nil
  }

  /// Removes the pictures of views whose counterparts have taken their place.
  static func end(_ key: MatchedGeometryKey) {
    for picture in running[key] ?? [] {
      Motions.current?.cancel(MotionKey(picture, .effect))
    }
  }
}

extension _Node {
  /// Whether a change that adds or removes views now may be shown by a transition.
  private static var mayShowTransitions: Bool {
    Transaction.current != nil || AnyTransition.someAnimate
  }

  /// Inserts the widgets of `child`, which a change has added.
  final func insertNew(_ child: _Node) {
    insertWidgets(of: child)
    if Self.mayShowTransitions { InsertedViews.start(child) }
    childrenDidChange()
  }

  /// Runs the removal of `child`, which a change removes.
  final func removing(_ child: _Node, _ removal: () -> Void) {
    childrenDidChange()
    guard Self.mayShowTransitions else { return removal() }
    let leaving = RemovedViews(child)
    removal()
    leaving.start()
  }
}
