public import Foundation
internal import Tabstop
public import TabstopFoundation

/// What a drag carries. Mirrors UIKit's `UIDragItem`.
@preconcurrency @MainActor
public final class UIDragItem: NSObject {
  /// The content.
  public let itemProvider: NSItemProvider
  /// An object of the program's own, for drags within it. Stored, without effect: drops do not get it.
  public var localObject: Any?
  /// Makes the picture under the pointer. Never called: it is that of the view.
  public var previewProvider: (() -> UIDragPreview?)?
  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A picture under the pointer. Not shown. Mirrors UIKit's.
@preconcurrency @MainActor
public final class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Creates a picture of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// What a drop does. Mirrors UIKit's. `cancel` and `forbidden` refuse it; all others copy.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a drop would do. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop does.
  public let operation: UIDropOperation
  /// Whether the pointer is over a precise place. Stored, without effect.
  open var isPrecise = false
  /// Whether the picture is small. Stored, without effect.
  open var prefersFullSizePreview = false
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A drag, from its view or over another. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What it carries. Over a view, only what was dropped is known.
  var items: [UIDragItem] { get }
  /// The place in the view of the interaction, whatever view is named. Zero for a drag from the view.
  func location(in view: UIView) -> CGPoint
  /// Whether it carries something of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether it carries objects of a class. Over a view that is not known, and `true`.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
/// A drag from a view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the program's own. Stored, without effect.
  var localContext: Any? { get set }
}
/// A drag over a view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it is from this program. Always `nil`: it is not known.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads the objects of a class, and passes them on the main queue.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

@MainActor
final class KitDragSession: NSObject, UIDragSession, UIDropSession {
  fileprivate(set) var items: [UIDragItem] = []
  fileprivate var place = CGPoint.zero
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { nil }

  func location(in view: UIView) -> CGPoint { place }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.isEmpty
      || items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.isEmpty || items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(able.count))
    Task { @MainActor in
      var objects: [any NSItemProviderReading] = []
      for provider in able {
        let loaded: Loaded = await withCheckedContinuation { continuation in
          provider.loadObject(ofClass: aClass) { object, _ in
            continuation.resume(returning: Loaded(object: object))
          }
        }
        if let object = loaded.object { objects.append(object) }
        progress.completedUnitCount += 1
      }
      completion(objects)
    }
    return progress
  }
  // Sendable: the object is passed once.
  private struct Loaded: @unchecked Sendable { let object: (any NSItemProviderReading)? }
}

/// A delegate that gets what is dropped on a view. Mirrors UIKit's; methods that UIKit calls optional have defaults.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes drops of a drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag enters the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called while a drag moves over the view. Returns whether a drop would be taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when something was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after `performDrop`.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Whether the view takes drops of a drag: yes.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Copies.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// Takes drops for a view. Mirrors UIKit's `UIDropInteraction`.
open class UIDropInteraction: _DragDropInteraction {
  /// The delegate, which gets what is dropped. Not retained.
  public final private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags at once are taken. Stored, without effect: there is one pointer.
  public final var allowsSimultaneousDropSessions = false
  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The drag that is over the view.
  private final var session: KitDragSession?
  private final var isRefused = false

  /// Whether the delegate takes drops of a drag that comes to the view.
  final func takes(at place: CGPoint) -> Bool {
    let session = self.session ?? KitDragSession()
    session.place = place
    guard let delegate, delegate.dropInteraction(self, canHandle: session) else { return false }
    self.session = session
    return true
  }
  final func enter(at place: CGPoint) {
    isRefused = false
    guard takes(at: place), let session else { return }
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }
  final func move(to place: CGPoint) -> UIDropOperation {
    guard let session, let delegate else { return .forbidden }
    session.place = place
    let operation = delegate.dropInteraction(self, sessionDidUpdate: session).operation
    isRefused = operation == .cancel || operation == .forbidden
    return operation
  }
  final func exit() {
    guard let session else { return }
    delegate?.dropInteraction(self, sessionDidExit: session)
    end(session)
  }
  final func drop(_ providers: [NSItemProvider], at place: CGPoint) -> Bool {
    guard !isRefused, takes(at: place), let session, let delegate else {
      if let session { end(session) }
      return false
    }
    session.items = providers.map { UIDragItem(itemProvider: $0) }
    delegate.dropInteraction(self, performDrop: session)
    delegate.dropInteraction(self, concludeDrop: session)
    end(session)
    return true
  }
  private final func end(_ session: KitDragSession) {
    (self.session, isRefused) = (nil, false)
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}

/// A delegate that has what is dragged from a view. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What a drag carries: the first item is dragged; without one the drag is empty.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Drags what a view stands for. Mirrors UIKit's `UIDragInteraction`.
open class UIDragInteraction: _DragDropInteraction {
  /// The delegate, which has what is dragged. Not retained.
  public final private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the view can be dragged.
  public final var isEnabled = true { didSet { view?.changed(oldValue != isEnabled) } }
  /// Whether it is enabled without more: on a desktop, yes.
  public class var isEnabledByDefault: Bool { true }
  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  final func begin() -> NSItemProvider? {
    delegate?.dragInteraction(self, itemsForBeginning: KitDragSession()).first?.itemProvider
  }
}

/// An interaction that is in a view.
@preconcurrency @MainActor
open class _DragDropInteraction: NSObject, UIInteraction {
  /// The view.
  public final private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  override init() { super.init() }
}

/// A modifier of the drags and drops of a view's interactions.
struct ViewDragInteractions: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let interactions = view.stored.interactions
    let drop = interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
    let drag = interactions.lazy.compactMap { $0 as? UIDragInteraction }.first { $0.isEnabled }
    switch (drop, drag) {
    case (nil, nil): content
    case (let drop?, nil): content.onDrop(of: Self.types, delegate: Receiver(interaction: drop))
    case (nil, let drag?): content.onDrag { drag.begin() ?? NSItemProvider() }
    case (let drop?, let drag?):
      content.onDrag { drag.begin() ?? NSItemProvider() }
        .onDrop(of: Self.types, delegate: Receiver(interaction: drop))
    }
  }

  /// Everything.
  private static let types = [UTType.item, .text, .url, .data, .fileURL]

  private struct Receiver: DropDelegate {
    let interaction: UIDropInteraction

    func validateDrop(info: DropInfo) -> Bool { interaction.takes(at: info.location) }
    func dropEntered(info: DropInfo) { interaction.enter(at: info.location) }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      switch interaction.move(to: info.location) {
      case .cancel, .forbidden: DropProposal(operation: .forbidden)
      case .copy, .move: nil
      }
    }
    func dropExited(info: DropInfo) { interaction.exit() }
    func performDrop(info: DropInfo) -> Bool {
      interaction.drop(info.itemProviders(for: types), at: info.location)
    }
  }
}

/// The look of the pointer over a view. No effect: use `pointerStyle`. Mirrors UIKit's.
public final class UIPointerInteraction: _DragDropInteraction {
  /// Whether it is enabled. Stored, without effect.
  public var isEnabled = true
  /// Creates an interaction. The delegate is never called.
  public init(delegate: (any UIPointerInteractionDelegate)?) { super.init() }
}
/// A delegate that has the look of the pointer. Never called. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// The taps of a pencil. No effect: a desktop has no such pencil. Mirrors UIKit's.
public final class UIPencilInteraction: _DragDropInteraction {
  /// What a double tap does. Mirrors UIKit's.
  public enum PreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  }
  /// What a double tap does: nothing.
  public static var preferredTapAction: PreferredAction { .ignore }
  /// Whether only the pencil draws: no.
  public static var prefersPencilOnlyDrawing: Bool { false }
  /// The delegate. Stored, and never called. Not retained.
  public weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it is enabled. Stored, without effect.
  public var isEnabled = true
  /// Creates an interaction.
  public override init() { super.init() }
}
/// A delegate for the taps of a pencil. Never called. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}
