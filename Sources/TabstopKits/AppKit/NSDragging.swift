public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// What a drop does. Drops copy here. Mirrors AppKit's.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates operations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The content is copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// The content is linked.
  public static let link = NSDragOperation(rawValue: 2)
  /// The source decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// The source and the receiver decide.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// The content is moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// The content is deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// Everything.
  public static let every = NSDragOperation(rawValue: .max)
}

/// A drag over a view. Mirrors the part of AppKit's `NSDraggingInfo` that programs read.
@preconcurrency @MainActor
public protocol NSDraggingInfo: AnyObject {
  /// The content. Until it is dropped, its types alone are known: those that the view has registered.
  var draggingPasteboard: NSPasteboard { get }
  /// The place in the view.
  var draggingLocation: CGPoint { get }
  /// The operations that the source allows: copying.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The view that the drag began in. Always `nil`: it is not known.
  var draggingSource: Any? { get }
  /// The window of the view.
  var draggingDestinationWindow: NSWindow? { get }
  /// The number of the drag. Always 0.
  var draggingSequenceNumber: Int { get }
  /// The number of contents that are accepted. Stored, without effect.
  var numberOfValidItemsForDrop: Int { get set }
  /// Whether the pictures of the contents move to their places. Stored, without effect.
  var animatesToDestination: Bool { get set }
}

@MainActor
private final class Drag: NSDraggingInfo {
  let draggingPasteboard = NSPasteboard.withUniqueName()
  let draggingLocation: CGPoint
  var numberOfValidItemsForDrop = 1
  var animatesToDestination = false
  var draggingSourceOperationMask: NSDragOperation { .copy }
  var draggingSource: Any? { nil }
  var draggingDestinationWindow: NSWindow? { NSApplication.shared.keyWindow }
  var draggingSequenceNumber: Int { 0 }

  init(_ location: CGPoint, _ items: [NSPasteboardItem]) {
    draggingLocation = location
    draggingPasteboard.writeObjects(items)
  }
  func end() { draggingPasteboard.releaseGlobally() }
}

/// A modifier that passes drops to a view that has registered types for them.
struct ViewDrops: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let types = view.droppedTypes
    if types.isEmpty {
      content
    } else {
      content.onDrop(of: types.map(\.rawValue), delegate: Receiver(view: view, types: types))
    }
  }

  private struct Receiver: DropDelegate {
    let view: UIView
    let types: [NSPasteboard.PasteboardType]

    private func drag(_ info: DropInfo) -> Drag {
      let item = NSPasteboardItem()
      for type in types { item.setData(Data(), forType: type) }
      return Drag(info.location, [item])
    }
    func dropEntered(info: DropInfo) {
      let drag = drag(info)
      _ = view.draggingEntered(drag)
      drag.end()
    }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      let drag = drag(info)
      _ = view.draggingUpdated(drag)
      drag.end()
      return nil
    }
    func dropExited(info: DropInfo) {
      let drag = drag(info)
      view.draggingExited(drag)
      drag.end()
    }
    func performDrop(info: DropInfo) -> Bool {
      let providers = info.itemProviders(for: types.compactMap { UTType($0.rawValue) })
      let (location, view, types) = (info.location, view, types)
      Task { @MainActor in
        var items: [NSPasteboardItem] = []
        for provider in providers { items.append(await Self.item(of: provider, types)) }
        let drag = Drag(location, items)
        if view.prepareForDragOperation(drag), view.performDragOperation(drag) {
          view.concludeDragOperation(drag)
        }
        view.draggingEnded(drag)
        drag.end()
      }
      return true
    }
    private static func item(
      of provider: NSItemProvider, _ types: [NSPasteboard.PasteboardType]
    ) async -> NSPasteboardItem {
      let item = NSPasteboardItem()
      for type in types where provider.hasItemConformingToTypeIdentifier(type.rawValue) {
        let data: Data? = await withCheckedContinuation { continuation in
          provider.loadDataRepresentation(forTypeIdentifier: type.rawValue) { data, _ in
            continuation.resume(returning: data)
          }
        }
        if let data { item.setData(data, forType: type) }
      }
      return item
    }
  }
}
