/// The commands of a text's editing. Mirrors SwiftUI's `TextEditingCommands`: text fields have them in
/// their own menu, and by keyboard.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of a text's format. Mirrors SwiftUI's `TextFormattingCommands`. There are none: a `TextEditor` of an
/// `AttributedString` has Control+B, Control+I and Control+U by itself, and other fields have texts without formats.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// A command that shows and hides the sidebar of the window's `NavigationSplitView`, in the window's menu and by F9,
/// the desktop's key for it. Mirrors SwiftUI's `SidebarCommands`. A window without a split view has no such command. In
/// a window with room for one column, the command goes to the sidebar, and back to the column after it.
public struct SidebarCommands: Commands {
  /// Creates the command.
  public init() {}
  /// The command.
  public var body: some Commands {
    SidePaneCommand(
      { $0.sidebars }, show: String(own: "Show Sidebar"), hide: String(own: "Hide Sidebar"),
      modifiers: [])
  }
}

/// The commands that show, hide and arrange a toolbar. Mirrors SwiftUI's `ToolbarCommands`: bars cannot
/// be hidden here, so there are none.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// A command that shows and hides the window's `inspector`, in the window's menu and by Shift+F9. Mirrors SwiftUI's
/// `InspectorCommands`. A window without an inspector has no such command.
public struct InspectorCommands: Commands {
  /// Creates the command.
  public init() {}
  /// The command.
  public var body: some Commands {
    SidePaneCommand(
      { $0.inspectors }, show: String(own: "Show Inspector"), hide: String(own: "Hide Inspector"),
      modifiers: .shift)
  }
}

/// The command for the window's panes of one kind. A window without one has no such command.
private struct SidePaneCommand: Commands {
  @Environment(\.windowState) private var state
  private let panes: @MainActor (WindowState) -> SidePanes
  private let titles: (show: String, hide: String)
  private let modifiers: EventModifiers

  init(
    _ panes: @escaping @MainActor (WindowState) -> SidePanes, show: String, hide: String,
    modifiers: EventModifiers
  ) {
    self.panes = panes
    titles = (show, hide)
    self.modifiers = modifiers
  }

  var body: some Commands {
    if let pane = state.flatMap({ panes($0).current.get() }) {
      CommandGroup(after: .sidebar) {
        Button(pane.isShown ? titles.hide : titles.show, action: pane.toggle)
          .keyboardShortcut(.f9, modifiers: modifiers)
      }
    }
  }
}

extension KeyEquivalent {
  /// The key F9, with AppKit's character for it. GNOME's programs show and hide their sidebar by it. Apple's
  /// Control+Command+S would be Control+S here, which saves.
  fileprivate static let f9 = KeyEquivalent("\u{F70C}")
}

/// The commands that import from a camera. Mirrors SwiftUI's `ImportFromDevicesCommands`: there are none.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
