/// The commands of a program, apart from those on its pages. Mirrors SwiftUI's `Commands`.
///
/// A window shows them in a menu at the end of its title bar, which F10 opens. Each item shows its
/// keyboard shortcut, which works wherever the focus is. A menu higher than the window scrolls.
@preconcurrency
@MainActor
public protocol Commands {
  /// The commands that these consist of.
  associatedtype Body: Commands
  /// The menus and their items.
  @CommandsBuilder var body: Body { get }

  /// The view for the menu. Commands with a `body` use the default.
  static func _makeView(_ commands: Self) -> AnyView
}

extension Commands {
  public static func _makeView(_ commands: Self) -> AnyView {
    AnyView(CustomCommands(commands: commands))
  }
}

/// Commands that create their view themselves and hence have no body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// The body of the commands: never read, because there is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {
  public static func _makeView(_ commands: Never) -> AnyView {}
}

/// A result builder of commands. Mirrors SwiftUI's `CommandsBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum CommandsBuilder {
  /// A result-builder hook.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A result-builder hook.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// A result-builder hook.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// A result-builder hook.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandList {
    var views: [AnyView] = []
    func add<One: Commands>(_ commands: One) { views.append(One._makeView(commands)) }
    repeat add(each content)
    return _CommandList(views: views)
  }
  /// A result-builder hook.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// A result-builder hook.
  public static func buildEither<C: Commands>(first: C) -> _CommandList {
    _CommandList(views: [C._makeView(first)])
  }
  /// A result-builder hook.
  public static func buildEither<C: Commands>(second: C) -> _CommandList {
    _CommandList(views: [C._makeView(second)])
  }
  /// A result-builder hook.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// Commands that may be missing, as an `if` without `else` makes them.
extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never

  public static func _makeView(_ commands: Self) -> AnyView {
    commands.map { Wrapped._makeView($0) } ?? AnyView(EmptyView())
  }
}

/// No commands. Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: _PrimitiveCommands {
  /// Creates empty commands.
  public init() {}
  public static func _makeView(_ commands: EmptyCommands) -> AnyView { AnyView(EmptyView()) }
}

/// Several commands.
public struct _CommandList: _PrimitiveCommands {
  let views: [AnyView]

  public static func _makeView(_ commands: _CommandList) -> AnyView {
    // Pairs: a `ForEach` would have the runtime look for the conformances of a collection at each start.
    commands.views.dropFirst().reduce(commands.views.first ?? AnyView(EmptyView())) {
      AnyView(ViewBuilder.buildBlock($0, $1))
    }
  }
}

/// A menu of commands, with a title. Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  let title: Text
  let content: Content

  /// Creates a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey.text)
    self.content = content()
  }

  /// Creates a menu of commands with a name that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  public static func _makeView(_ commands: Self) -> AnyView {
    AnyView(
      Group {
        commands.title.font(.caption).bold().accessibilityAddTraits(.isHeader)
        commands.content
      })
  }
}

/// A group of commands at, or in place of, a standard group. Mirrors SwiftUI's `CommandGroup`. The only
/// standard group that a window's menu has here is `undoRedo`, at its start; for others all three
/// initialisers do the same.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  let content: Content
  private var replacesUndo = false

  /// Creates commands before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that replace a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replacesUndo = group == .undoRedo
  }

  public static func _makeView(_ commands: Self) -> AnyView {
    commands.replacesUndo
      ? AnyView(commands.content.modifier(UndoReplacement())) : AnyView(commands.content)
  }
}

/// A place in a menu bar. Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// The group about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The group of the program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The group of the system's services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The group that hides the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The group that ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The group that creates new items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The group that saves.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The group that imports and exports files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The group that prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The group for undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The group for copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The group that edits text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The group that formats text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The group that shows toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The group that shows sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The group for the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The list of windows that exist only once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The group that arranges windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The help group.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands with a `body`, evaluated in the window that shows them, so that they can read its
/// focus.
private struct CustomCommands<C> {
  let commands: C
}

extension CustomCommands: View, _PrimitiveView where C: Commands {
  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    CustomCommandsNode(view, context)
  }
}

private final class CustomCommandsNode<C: Commands>: _ViewNode<CustomCommands<C>> {
  private var properties = DynamicProperties<C>()
  private var child: _ViewNode<AnyView>!

  override init(_ view: CustomCommands<C>, _ context: _Context) {
    super.init(view, context)
    child = AnyView._makeNode(makeBody(), childContext)
  }

  private func makeBody() -> AnyView {
    var commands = view.commands
    properties.install(into: &commands, of: self)
    return track { C.Body._makeView(commands.body) }
  }

  override func evaluate() {
    child.update(makeBody(), in: environment)
    environment.dialogActions?.buttonsChanged()
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
