public import Tabstop

/// The rows of a table. Mirrors SwiftUI's `TableRowContent`.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The rows with their types erased.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row with its modifiers.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  var modify: (AnyView) -> AnyView = { $0 }
  /// The rows below, which it shows and hides; `nil` if there can be none.
  var children: [_TableRow]?
  /// Whether they are shown; `nil` if the table remembers it.
  var isExpanded: Binding<Bool>?
}

/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  public let _rows: [_TableRow<Value>]
}

/// A row for a value. Mirrors SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// A row for each element. Mirrors SwiftUI's `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element
  let data: Data

  init(_ data: Data) { self.data = data }

  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(_data: data, id: \.id, content: content)
  }

  /// Creates a row for each element of a collection. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(_data: data, id: \.id) { TableRow($0) }
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows for the elements of a collection. Mirrors SwiftUI.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(_data: data, id: id, content: content)
  }
}

/// No rows. Mirrors SwiftUI's `EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// Creates the content.
  public init() {}
  public var _rows: [_TableRow<Value>] { [] }
}

/// A section of a table is its rows: its header is not shown.
extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public init<V>(
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(_header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows, without the header, which tables do not show here.
  @preconcurrency @MainActor
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(_header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows, without the title, which tables do not show here.
  @preconcurrency @MainActor
  public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section of rows, without the title, which tables do not show here.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<V>(
    _ title: some StringProtocol, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(_header: Text(String(title)), content: content(), footer: EmptyView())
  }
}

extension TableRowContent {
  private func modified<V: View>(
    _ modify: @escaping (AnyView) -> V
  ) -> _TableRows<TableRowValue> {
    _TableRows(
      _rows: _rows.map { row in
        var copy = row
        copy.modify = { AnyView(modify(row.modify($0))) }
        return copy
      })
  }

  /// Adds a context menu to the rows. Mirrors SwiftUI.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return modified { $0.contextMenu { items } }
  }

  /// Makes the rows draggable. Mirrors SwiftUI.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.draggable(payload()) }
  }

  /// Makes the rows draggable. Mirrors SwiftUI.
  public func itemProvider(
    _ action: @escaping () -> NSItemProvider?
  ) -> some TableRowContent<TableRowValue> {
    modified { $0.onDrag { action() ?? NSItemProvider() } }
  }

  /// Adds a tooltip to the rows. Mirrors SwiftUI.
  public func help(_ text: String) -> some TableRowContent<TableRowValue> {
    modified { $0.help(text) }
  }
}

/// A result builder of the rows of a table. Mirrors SwiftUI's `TableRowBuilder`.
@resultBuilder
@preconcurrency @MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// A result-builder hook.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_rows: content._rows)
  }
  /// A result-builder hook.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rows: rows.flatMap(\._rows))
  }
  /// A result-builder hook.
  public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_rows: [])
  }
  /// A result-builder hook.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  /// A result-builder hook.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  /// A result-builder hook.
  public static func buildLimitedAvailability(
    _ rows: _TableRows<Value>
  ) -> _TableRows<Value> { rows }
}
