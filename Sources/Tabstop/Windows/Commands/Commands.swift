/// What a program can do besides what is on its pages. Mirrors SwiftUI's `Commands`.
///
/// A window shows them in a menu at the end of its title bar, which F10 opens; their keyboard
/// shortcuts work wherever the focus is.
@preconcurrency
@MainActor
public protocol Commands {
  associatedtype Body: Commands
  /// The menus and their items.
  @CommandsBuilder var body: Body { get }

  /// The commands as what the menu shows. Commands with a `body` have the default.
  static func _makeView(_ commands: Self) -> AnyView
}

extension Commands {
  public static func _makeView(_ commands: Self) -> AnyView {
    AnyView(CustomCommands(commands: commands))
  }
}

/// Commands that say themselves what they are and hence have no body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {
  public static func _makeView(_ commands: Never) -> AnyView {}
}

/// Builds commands. Mirrors SwiftUI's `CommandsBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum CommandsBuilder {
  /// For the compiler, which builds with it what stands between braces.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandList {
    var views: [AnyView] = []
    func add<One: Commands>(_ commands: One) { views.append(One._makeView(commands)) }
    repeat add(each content)
    return _CommandList(views: views)
  }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildIf<C: Commands>(_ content: C?) -> _CommandList {
    _CommandList(views: content.map { [C._makeView($0)] } ?? [])
  }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildEither<C: Commands>(first: C) -> _CommandList {
    _CommandList(views: [C._makeView(first)])
  }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildEither<C: Commands>(second: C) -> _CommandList {
    _CommandList(views: [C._makeView(second)])
  }
  /// For the compiler, which builds with it what stands between braces.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// No commands. Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: _PrimitiveCommands {
  /// No commands.
  public init() {}
  public static func _makeView(_ commands: EmptyCommands) -> AnyView { AnyView(EmptyView()) }
}

/// Several commands.
public struct _CommandList: _PrimitiveCommands {
  let views: [AnyView]

  public static func _makeView(_ commands: _CommandList) -> AnyView {
    AnyView(ForEach(Array(commands.views.enumerated()), id: \.offset) { $0.element })
  }
}

/// Commands under a title. Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  let title: Text
  let content: Content

  /// A menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey.text)
    self.content = content()
  }

  /// The same with a text that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }

  /// A menu with a name.
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

/// Commands that stand with, or in place of, those of a kind. Mirrors SwiftUI's `CommandGroup`;
/// since a window's menu has none of its own, all three are the same.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  let content: Content

  /// Commands before a group of the desktop's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Commands after a group of the desktop's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Commands in place of a group of the desktop's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public static func _makeView(_ commands: Self) -> AnyView { AnyView(commands.content) }
}

/// A place in a menu bar. Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// What tells of the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The desktop's services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What reads and writes files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// What undoes and does again.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What copies and pastes.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What edits text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What formats text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What shows toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What sizes windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// What places windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands with a `body`, evaluated in the window that shows them, whose focus they may read.
private struct CustomCommands<C: Commands>: _PrimitiveView {
  let commands: C

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

  override func evaluate() { child.update(makeBody(), in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
