public import Foundation
public import Tabstop

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of any views. Mirrors SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of any views. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column of any views. Mirrors SwiftUI.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of texts. Mirrors SwiftUI.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts. Mirrors SwiftUI.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a sortable column of texts. Mirrors SwiftUI.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator<RowValue>(
        value.asSendable, comparator: LocalizedTextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column of texts. Mirrors SwiftUI.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator)
    ) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a sortable column of texts. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator<RowValue>(
        value.asSendable, comparator: LocalizedTextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column of texts. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator)
    ) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a sortable column of texts. Mirrors SwiftUI.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(
      label: text,
      comparator: KeyPathComparator<RowValue>(
        value.asSendable, comparator: LocalizedTextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column of texts. Mirrors SwiftUI.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(
      label: text, comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator)
    ) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of any views, sorted by a value. Mirrors SwiftUI.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator<RowValue>(value.asSendable),
      content: content)
  }

  /// Creates a column of any views, sorted by an optional value. Mirrors SwiftUI.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator<RowValue>(value.asSendable),
      content: content)
  }

  /// Creates a column of any views, sorted by a value with a comparator. Mirrors SwiftUI.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator),
      content: content)
  }

  /// Creates a column of any views, sorted by a value. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator<RowValue>(value.asSendable),
      content: content)
  }

  /// Creates a column of any views, sorted by an optional value. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator<RowValue>(value.asSendable),
      content: content)
  }

  /// Creates a column of any views, sorted by a value with a comparator. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator),
      content: content)
  }

  /// Creates a column of any views, sorted by a value. Mirrors SwiftUI.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator<RowValue>(value.asSendable), content: content)
  }

  /// Creates a column of any views, sorted by an optional value. Mirrors SwiftUI.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator<RowValue>(value.asSendable), content: content)
  }

  /// Creates a column of any views, sorted by a value with a comparator. Mirrors SwiftUI.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: text,
      comparator: KeyPathComparator<RowValue>(value.asSendable, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of any views, sorted by a comparator of rows. Mirrors SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column of any views, sorted by a comparator of rows. Mirrors SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column of any views, sorted by a comparator of rows. Mirrors SwiftUI.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension KeyPath {
  /// Foundation's comparators require a sendable key path. Tables sort on the main thread.
  var asSendable: KeyPath & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}
