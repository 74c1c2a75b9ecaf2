public import Foundation

/// The delegate of a view that accepts drops. Mirrors SwiftUI's `DropDelegate`.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the dragged content can be dropped on the view.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when the content was dropped; returns whether it was accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Called when a drag moves over the view. Returns `nil`: the proposal does not change.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The information about a drag. Mirrors SwiftUI's `DropInfo`.
public struct DropInfo {
  /// The location on the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether the content has any of these types; known once it has been dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The content with any of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// The effect of a drop. Mirrors SwiftUI's `DropProposal`; drops copy here.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The kind of a drop. Mirrors SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
