public import Foundation
internal import Synchronization

/// A player that plays items one after another. Mirrors AVFoundation's `AVQueuePlayer`.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let upcomingItems: Mutex<[AVPlayerItem]>
  private var observer: (any NSObjectProtocol)?

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    upcomingItems = Mutex(Array(items.dropFirst()))
    super.init(playerItem: items.first)
    observeEndOfItems()
  }
  /// Creates a player without items.
  public override init() {
    upcomingItems = Mutex([])
    super.init()
    observeEndOfItems()
  }
  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    upcomingItems = Mutex([])
    super.init(playerItem: item)
    observeEndOfItems()
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  private func observeEndOfItems() {
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, notification.object as AnyObject? === currentItem,
        upcomingItems.withLock({ !$0.isEmpty })
      else { return }
      advanceToNextItem()
    }
  }

  /// The items, the current one first.
  open func items() -> [AVPlayerItem] {
    (currentItem.map { [$0] } ?? []) + upcomingItems.withLock { $0 }
  }
  /// Plays the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: upcomingItems.withLock { $0.isEmpty ? nil : $0.removeFirst() })
    play()
  }
  /// Whether an item can be added. Always true.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Adds an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let isNext = afterItem === currentItem
    upcomingItems.withLock { items in
      let place = items.firstIndex { $0 === afterItem }.map { $0 + 1 }
      items.insert(item, at: isNext ? 0 : place ?? items.count)
    }
  }
  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    // What is removed is released without the lock: a subclass of an item may ask the player as it goes.
    let removed = upcomingItems.withLock { items in
      let all = items
      items.removeAll { $0 === item }
      return all
    }
    withExtendedLifetime(removed) {}
    if item === currentItem { advanceToNextItem() }
  }
  /// Removes all items.
  open func removeAllItems() {
    let removed = upcomingItems.withLock { items in
      let all = items
      items = []
      return all
    }
    withExtendedLifetime(removed) { replaceCurrentItem(with: nil) }
  }
}

/// An object that repeats an item until `disableLooping()`. Mirrors AVFoundation's
/// `AVPlayerLooper`.
public final class AVPlayerLooper: NSObject, Sendable {
  private let item: AVPlayerItem

  /// Creates a looper that repeats an item of a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    item = itemToLoop
    super.init()
    item.stream.loops = true
    if player.currentItem !== item { player.replaceCurrentItem(with: item) }
  }
  /// Ends the repetition.
  public func disableLooping() { item.stream.loops = false }
}
