public import Foundation
public import Tabstop

extension View {
  /// Makes the view draggable, with a value. Mirrors SwiftUI.
  ///
  /// The drag icon is a picture of the view. By keyboard, the counterpart is copy and paste: a
  /// program that relies on dragging should offer both.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    _draggable {
      let value = payload()
      return _DraggedContent(
        value: value, text: value.text, address: (value as? URL)?.absoluteString)
    }
  }

  /// Makes the view draggable; the view itself is shown instead of the preview.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  /// Accepts values of a type that are dropped on the view. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - action: Called with the values, and the place on the view; returns whether it has accepted
  ///     them.
  ///   - isTargeted: Called when a drag enters or leaves the view.
  @_disfavoredOverload
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    var actions = _DropActions { dropped in
      let values = dropped.values(of: T.self)
      return !values.isEmpty && action(values, dropped.location)
    }
    actions.isTargeted = isTargeted
    return _dropDestination(actions)
  }

  /// Makes the view draggable, with a value in an item provider. Mirrors SwiftUI.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    _draggable {
      let provider = data()
      return _DraggedContent(
        value: provider, text: provider.text, address: provider.url?.absoluteString)
    }
  }

  /// Makes the view draggable; the view itself is shown instead of the preview.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Accepts item providers of types that are dropped on the view. Mirrors SwiftUI.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts item providers of types that are dropped on the view, with their location in it. Mirrors SwiftUI.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    let types = supportedContentTypes.map(\.identifier)
    return onDrop(of: types, isTargeted: isTargeted, perform: action)
  }

  /// Accepts item providers of types, given by their identifiers, that are dropped on the view. Mirrors SwiftUI.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts item providers of types, given by their identifiers, that are dropped on the view, with their location in
  /// it. Mirrors SwiftUI.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    var actions = _DropActions { dropped in
      let providers = dropped.providers(of: supportedTypes)
      return !providers.isEmpty && action(providers, dropped.location)
    }
    actions.isTargeted = { isTargeted?.wrappedValue = $0 }
    return _dropDestination(actions)
  }

  /// Lets a delegate handle drags over the view and drops on it. Mirrors SwiftUI.
  ///
  /// Until the drop the delegate gets no providers, because the content is known only then.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Lets a delegate handle drags over the view and drops on it, of types given by their identifiers. Mirrors SwiftUI.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    var actions = _DropActions { dropped in
      let info = DropInfo(
        location: dropped.location, providers: dropped.providers(of: supportedTypes))
      return delegate.validateDrop(info: info) && delegate.performDrop(info: info)
    }
    // The dragged content is known only when it has been dropped.
    actions.isTargeted = { isTargeted in
      let info = DropInfo(location: .zero, providers: [])
      if isTargeted { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
    }
    actions.moved = { x, y in
      _ = delegate.dropUpdated(info: DropInfo(location: CGPoint(x: x, y: y), providers: []))
    }
    return _dropDestination(actions)
  }
}

extension _DroppedContent {
  fileprivate var location: CGPoint { CGPoint(x: x, y: y) }

  fileprivate func values<T: Transferable>(of type: T.Type) -> [T] {
    if let value = value as? T { return [value] }
    if !addresses.isEmpty { return addresses.compactMap { T.make(fromText: $0) } }
    return text.flatMap { T.make(fromText: $0) }.map { [$0] } ?? []
  }

  fileprivate func providers(of types: [String]) -> [NSItemProvider] {
    var all: [NSItemProvider] = []
    if let provider = value as? NSItemProvider {
      all = [provider]
    } else if !addresses.isEmpty {
      all = addresses.compactMap { URL(string: $0) }.map { NSItemProvider(object: $0 as NSURL) }
    } else if let text {
      all = [NSItemProvider(object: text as NSString)]
    }
    return all.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
