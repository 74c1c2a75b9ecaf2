/// Whether a list is being edited. Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The modes: not editing, editing temporarily, editing. The last two are equal here.
  case inactive, transient, active

  /// Whether rows can be deleted by buttons of their own.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists here are being edited. Each page of a navigation stack has its own for its
  /// lists.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends editing of the page's lists. Mirrors SwiftUI's `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button with the title "Edit", and "Done" while the lists are being edited. It is
  /// disabled outside of a page of a stack or split view, unless `editMode` is set.
  public init() {}

  /// The content of the view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? String(own: "Done") : String(own: "Edit")) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}

/// A view for each element of a collection, with edits for its rows. Mirrors SwiftUI's
/// `DynamicViewContent`.
public protocol DynamicViewContent: View {
  /// The collection of the views' data.
  associatedtype Data: Collection
  /// The elements of the rows.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier == _RowActionsModifier {
  /// The elements of the rows.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  package func onDeleteRows(
    _ action: (([Int]) -> Void)?
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(_RowActionsModifier(delete: action, move: nil))
  }

  package func onMoveRows(
    _ action: (([Int], Int) -> Void)?
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(_RowActionsModifier(delete: nil, move: action))
  }
}

/// Adds edits to rows.
public struct _RowActionsModifier {
  let delete: (([Int]) -> Void)?
  let move: (([Int], Int) -> Void)?

  /// Which edits there are.
  fileprivate var kinds: [Bool] { [delete != nil, move != nil] }
}

extension _RowActionsModifier: Decoration {
  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    let environment = context.environment
    return environment.inherited.isFormRow && !environment.isList && !environment.hasRowActions
      ? FormRowActionsNode(view, context) : RowActionsModifierNode(view, context)
  }
}

private final class RowActionsModifierNode<Content: View>:
  ModifierNode<Content, _RowActionsModifier>, RowActionsNode
{
  override init(_ view: ModifiedContent<Content, _RowActionsModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    if !environment.hasRowActions { environment.hasRowActions = true }
  }

  override var rowRole: RowRole { .actions(self) }

  override func didUpdate(
    from old: ModifiedContent<Content, _RowActionsModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.modifier.kinds != view.modifier.kinds { rowsChangedInside() }
  }

  var actions: RowActions { view.modifier.actions }
}
