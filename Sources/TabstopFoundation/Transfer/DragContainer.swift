public import Foundation
public import Tabstop

extension View {
  /// Makes the views inside draggable together. No effect: a view is dragged with its own value, as
  /// `draggable(_:)` says. Mirrors SwiftUI.
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable { self }

  /// Makes the views inside draggable together, by identifiers. No effect, as `dragContainer(for:in:_:)`.
  /// Mirrors SwiftUI.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { self }

  /// Makes the view a part of a container. No effect, as `dragContainer(for:in:_:)`. Mirrors SwiftUI.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Sets which values a container drags. No effect, as `dragContainer(for:in:_:)`. Mirrors SwiftUI.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Sets what may become of dragged values. No effect: drags copy. Mirrors SwiftUI.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Sets what becomes of dropped values. Never called: drops copy. Mirrors SwiftUI.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }

  /// Sets the order of several dragged previews. No effect: one value is dragged. Mirrors SwiftUI.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Sets the order of several dropped previews. No effect: one value is dragged. Mirrors SwiftUI.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Sets an action for the steps of a drag. Never called: see `draggable(_:)`. Mirrors SwiftUI.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    self
  }
  /// Sets an action for the steps of a drop. Never called: see `dropDestination(for:action:isTargeted:)`.
  /// Mirrors SwiftUI.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    self
  }

  /// Accepts values of a type that are dropped on the view. Mirrors SwiftUI.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    dropDestination(for: type) { values, location in
      guard isEnabled else { return false }
      action(values, DropSession(location: location, itemsCount: values.count))
      return true
    }
  }
}

/// The order of dragged previews. No effect. Mirrors SwiftUI's.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// The system's order.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One above the other.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// A list.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// A stack.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

/// What may become of dragged values. Mirrors SwiftUI's: no effect, because drags copy.
public struct DragConfiguration: Hashable, Sendable {
  /// Creates a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What becomes of dropped values. Mirrors SwiftUI's: no effect, because drops copy.
public struct DropConfiguration: Hashable, Sendable {
  /// The operation. Stored, without effect.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag. Mirrors SwiftUI's; no program gets one here.
public struct DragSession: Hashable, Identifiable, Sendable {
  /// The step of a drag. Mirrors SwiftUI's.
  public enum Phase: Hashable, Sendable {
    case initial, active, ended(DropOperation), dataTransferCompleted
  }
  /// The identity of the drag.
  public struct ID: Hashable, Sendable {}
  /// The identity of the drag.
  public let id = ID()
  /// The place of the pointer.
  public let location: CGPoint
  /// The step.
  public let phase: Phase
}

/// A drop. Mirrors SwiftUI's.
public struct DropSession: Sendable {
  /// The place on the view.
  public let location: CGPoint
  /// The number of values.
  public let itemsCount: Int
  /// The operations that the source suggests: a copy.
  public let suggestedOperations: Set<DropOperation> = [.copy]
}
