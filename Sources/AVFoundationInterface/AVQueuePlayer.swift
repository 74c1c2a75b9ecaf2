public import Foundation

/// A player that plays items one after another. Mirrors AVFoundation's `AVQueuePlayer`.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var following: [AVPlayerItem] = []
  private var observer: (any NSObjectProtocol)?

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    following = Array(items.dropFirst())
    super.init(playerItem: items.first)
    follow()
  }
  /// Creates a player without items.
  public override init() {
    super.init()
    follow()
  }
  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    follow()
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  private func follow() {
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, notification.object as AnyObject? === currentItem, !following.isEmpty
      else { return }
      advanceToNextItem()
    }
  }

  /// The items, the current one first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }
  /// Plays the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
    play()
  }
  /// Whether an item can be added. Always true.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Adds an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let place = following.firstIndex { $0 === afterItem }.map { $0 + 1 }
    following.insert(item, at: afterItem === currentItem ? 0 : place ?? following.count)
  }
  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    following.removeAll { $0 === item }
    if item === currentItem { advanceToNextItem() }
  }
  /// Removes all items.
  open func removeAllItems() {
    following = []
    replaceCurrentItem(with: nil)
  }
}

/// An object that repeats an item until `disableLooping()`. Mirrors AVFoundation's
/// `AVPlayerLooper`.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
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
