internal import CGtk

/// An entry of the menu of a status item.
public struct StatusMenuEntry: Equatable, Sendable {
  /// What the entry is.
  public enum Kind: Equatable, Sendable {
    case item, separator
    case check(Bool)
    case radio(Bool)
    indirect case submenu([StatusMenuEntry])
  }

  /// The title, without mnemonics.
  public var title: String
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// What it is.
  public var kind: Kind

  /// Creates an entry.
  public init(_ title: String, isEnabled: Bool = true, _ kind: Kind = .item) {
    (self.title, self.isEnabled, self.kind) = (title, isEnabled, kind)
  }

  var children: [StatusMenuEntry] {
    if case .submenu(let entries) = kind { entries } else { [] }
  }
}

/// A menu on the bus: `com.canonical.dbusmenu`, which panels and docks show as their own menus.
///
/// Each entry has a number for as long as it is in the menu: what the user clicks while an entry is
/// being inserted above it is still what the user has seen. 0 is the menu.
@MainActor
final class StatusMenu {
  private var object: ExportedObject?
  private var revision: UInt32 = 1
  private let choose: (Int) -> Void
  private let willOpen: () -> Void
  private var numbers: [StatusMenuNumber] = []
  private var nextID: Int32 = 1
  /// The entries, from the top.
  var entries: [StatusMenuEntry] = [] {
    didSet {
      guard entries != oldValue else { return }
      numbers = StatusMenuNumber.numbers(of: entries, after: numbers, next: &nextID)
      revision += 1
      object?.emit("LayoutUpdated", [.unsigned(revision), .signed(0)])
    }
  }

  /// - Parameters:
  ///   - choose: Called with the place of the entry that the user has chosen, from 0 on, counting those
  ///     of submenus as well.
  ///   - willOpen: Called before the user sees the menu: sets the entries if they have changed.
  init(choose: @escaping (Int) -> Void, willOpen: @escaping () -> Void = {}) {
    (self.choose, self.willOpen) = (choose, willOpen)
  }

  /// Exports the menu on a connection.
  func export(on connection: ObjectRef, at path: String) {
    object = ExportedObject(on: connection, path: path, description: Self.interface) { name in
      switch name {
      case "Version": .unsigned(3)
      case "TextDirection":
        .string(gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "rtl" : "ltr")
      case "Status": .string("normal")
      case "IconThemePath": .strings([])
      default: nil
      }
    } answer: { [unowned self] method, arguments in
      answer(method, arguments)
    }
  }

  private func answer(_ method: String, _ arguments: BusArguments) -> BusValue? {
    switch method {
    case "GetLayout":
      let depth = arguments.integers(1).first ?? -1
      guard let layout = layout(of: arguments.integers(0).first ?? 0, depth: Int(depth)) else {
        return nil
      }
      return .tuple([.unsigned(revision), layout])
    case "GetGroupProperties":
      let wanted = arguments.integers(0)
      let known = wanted.isEmpty ? numbers.flatMap(\.all) : wanted
      let rows = known.compactMap { id in
        entry(id).map { BusValue.tuple([.signed(id), properties(of: $0)]) }
      }
      return .tuple([.array(of: "(ia{sv})", rows)])
    case "GetProperty":
      guard let entry = entry(arguments.integers(0).first ?? 0),
        let value = pairs(of: entry).first(where: { $0.0 == arguments.strings(1).first })
      else { return nil }
      return .tuple([.variant(value.1)])
    case "Event":
      chosen(arguments.integers(0).first, arguments.strings(1).first)
      return .tuple([])
    case "EventGroup":
      for row in arguments.rows(0) { chosen(row.integers.first, row.strings.first) }
      return .tuple([.array(of: "i", [])])
    case "AboutToShow": return .tuple([.flag(refresh())])
    case "AboutToShowGroup":
      let changed = refresh() ? arguments.integers(0).map(BusValue.signed) : []
      return .tuple([.array(of: "i", changed), .array(of: "i", [])])
    default: return nil
    }
  }

  /// Returns whether the entries have changed.
  private func refresh() -> Bool {
    let before = revision
    willOpen()
    return revision != before
  }

  private func chosen(_ id: Int32?, _ event: String?) {
    guard event == "clicked", let id, let entry = entry(id), entry.isEnabled,
      let place = numbers.flatMap(\.all).firstIndex(of: id)
    else { return }
    choose(place)
  }

  /// O(number of entries).
  private func entry(_ id: Int32) -> StatusMenuEntry? {
    StatusMenuNumber.find(id, in: numbers)?.entry
  }

  /// An entry with those below it, as `(ia{sv}av)`.
  func layout(of id: Int32 = 0, depth: Int = -1) -> BusValue? {
    if id == 0 {
      return layout(
        0, .dictionary([("children-display", .string("submenu"))]), numbers, depth: depth)
    }
    guard let found = StatusMenuNumber.find(id, in: numbers) else { return nil }
    return layout(id, properties(of: found.entry), found.children, depth: depth)
  }

  private func layout(
    _ id: Int32, _ properties: BusValue, _ children: [StatusMenuNumber], depth: Int
  ) -> BusValue {
    let members = (depth == 0 ? [] : children).map { child in
      BusValue.variant(
        layout(child.id, self.properties(of: child.entry), child.children, depth: depth - 1))
    }
    return .tuple([.signed(id), properties, .array(of: "v", members)])
  }

  private func properties(of entry: StatusMenuEntry) -> BusValue { .dictionary(pairs(of: entry)) }

  private func pairs(of entry: StatusMenuEntry) -> [(String, BusValue)] {
    if entry.kind == .separator { return [("type", .string("separator"))] }
    // An underscore marks a mnemonic.
    let label = entry.title.split(separator: "_", omittingEmptySubsequences: false)
    var pairs: [(String, BusValue)] = [("label", .string(label.joined(separator: "__")))]
    if !entry.isEnabled { pairs.append(("enabled", .flag(false))) }
    switch entry.kind {
    case .check(let isOn):
      pairs += [("toggle-type", .string("checkmark")), ("toggle-state", .signed(isOn ? 1 : 0))]
    case .radio(let isOn):
      pairs += [("toggle-type", .string("radio")), ("toggle-state", .signed(isOn ? 1 : 0))]
    case .submenu: pairs.append(("children-display", .string("submenu")))
    case .item, .separator: break
    }
    return pairs
  }

  private static let interface = """
    <node>
      <interface name="com.canonical.dbusmenu">
        <property name="Version" type="u" access="read"/>
        <property name="TextDirection" type="s" access="read"/>
        <property name="Status" type="s" access="read"/>
        <property name="IconThemePath" type="as" access="read"/>
        <method name="GetLayout">
          <arg type="i" direction="in"/>
          <arg type="i" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="u" direction="out"/>
          <arg type="(ia{sv}av)" direction="out"/>
        </method>
        <method name="GetGroupProperties">
          <arg type="ai" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="a(ia{sv})" direction="out"/>
        </method>
        <method name="GetProperty">
          <arg type="i" direction="in"/>
          <arg type="s" direction="in"/>
          <arg type="v" direction="out"/>
        </method>
        <method name="Event">
          <arg type="i" direction="in"/>
          <arg type="s" direction="in"/>
          <arg type="v" direction="in"/>
          <arg type="u" direction="in"/>
        </method>
        <method name="EventGroup">
          <arg type="a(isvu)" direction="in"/>
          <arg type="ai" direction="out"/>
        </method>
        <method name="AboutToShow">
          <arg type="i" direction="in"/>
          <arg type="b" direction="out"/>
        </method>
        <method name="AboutToShowGroup">
          <arg type="ai" direction="in"/>
          <arg type="ai" direction="out"/>
          <arg type="ai" direction="out"/>
        </method>
        <signal name="ItemsPropertiesUpdated">
          <arg type="a(ia{sv})"/>
          <arg type="a(ias)"/>
        </signal>
        <signal name="LayoutUpdated">
          <arg type="u"/>
          <arg type="i"/>
        </signal>
      </interface>
    </node>
    """
}
