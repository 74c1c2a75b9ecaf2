/// The commands of a text's editing. Mirrors SwiftUI's `TextEditingCommands`: text fields have them in
/// their own menu, and by keyboard.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of a text's format. Mirrors SwiftUI's `TextFormattingCommands`: fields here have texts
/// without formats, so there are none.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands that show and hide a sidebar. Mirrors SwiftUI's `SidebarCommands`: the columns are always
/// shown where there is space for them, so there are none.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands that show, hide and arrange a toolbar. Mirrors SwiftUI's `ToolbarCommands`: bars cannot
/// be hidden here, so there are none.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands that show and hide an inspector. Mirrors SwiftUI's `InspectorCommands`: the program has a
/// button for that, so there are none.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands that import from a camera. Mirrors SwiftUI's `ImportFromDevicesCommands`: there are none.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
