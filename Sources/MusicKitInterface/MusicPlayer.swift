public import CombineFoundation
public import Foundation
public import SwiftUIInterface

/// A player of Apple Music: it plays nothing. Mirrors MusicKit's `MusicPlayer`.
// Sendable: immutable.
public class MusicPlayer: @unchecked Sendable {
  /// The state of the player.
  public let state = State()
  /// The time in the song, in seconds. Always 0.
  public var playbackTime: TimeInterval {
    get { 0 }
    set {}
  }

  /// Whether it is ready. Always `false`.
  public var isPreparedToPlay: Bool { false }
  init() {}
  /// Gets ready. Always throws.
  public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
  /// Plays. Always throws.
  public func play() async throws { throw MusicTokenRequestError.permissionDenied }
  /// Pauses. No effect.
  public func pause() {}
  /// Stops. No effect.
  public func stop() {}
  /// Goes to the next song. Always throws.
  public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
  /// Goes to the previous song. Always throws.
  public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
  /// Goes to the begin of the song. No effect.
  public func restartCurrentEntry() {}
  /// Plays fast. No effect.
  public func beginSeekingForward() {}
  /// Plays fast and backward. No effect.
  public func beginSeekingBackward() {}
  /// Plays at the usual speed. No effect.
  public func endSeeking() {}

  /// What a player does. Mirrors MusicKit's.
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  /// What is repeated. Mirrors MusicKit's.
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  /// Whether songs are played in random order. Mirrors MusicKit's.
  public enum ShuffleMode: Hashable, Sendable { case off, songs }

  /// The state of a player, which does not change. Mirrors MusicKit's.
  // Sendable: one thread at a time.
  public final class State: ObservableObject, @unchecked Sendable {
    /// What the player does. Always `stopped`.
    public var playbackStatus: PlaybackStatus { .stopped }
    /// The speed. Always 0.
    public var playbackRate: Float { 0 }
    /// What is repeated. Stored, without effect.
    public var repeatMode: RepeatMode?
    /// Whether songs are played in random order. Stored, without effect.
    public var shuffleMode: ShuffleMode?
    /// The quality of the sound. Always `nil`.
    public var audioVariant: AudioVariant? { nil }
  }

  /// The songs of a player. Mirrors MusicKit's.
  // Sendable: one thread at a time.
  public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// A song of a player. Mirrors MusicKit's.
    public struct Entry: Identifiable, Hashable, Sendable, CustomStringConvertible {
      /// What an element is. Mirrors MusicKit's.
      public enum Item: Hashable, Sendable {
        case song(Song)
        case musicVideo(MusicVideo)
      }

      /// What identifies the element.
      public let id: String
      /// The title.
      public let title: String
      /// The line below the title.
      public let subtitle: String?
      /// The picture.
      public let artwork: Artwork?
      /// The song.
      public let item: Item?
      /// The title.
      public var description: String { title }
      /// Creates an element.
      public init(_ item: some PlayableMusicItem) {
        id = item.id.rawValue
        let song = item as? Song
        title = song?.title ?? (item as? Track)?.title ?? ""
        subtitle = song?.artistName
        artwork = song?.artwork
        self.item = song.map { .song($0) }
      }
    }

    /// Where elements are inserted. Mirrors MusicKit's.
    public enum EntryInsertionPosition: Sendable { case afterCurrentEntry, tail }
    /// The song that is played. Always `nil`.
    public var currentEntry: Entry? {
      get { nil }
      set {}
    }

    /// Creates a list.
    public required init(arrayLiteral elements: any PlayableMusicItem...) {}
    init() {}
    /// Adds music. Always throws.
    public func insert(
      _ item: some PlayableMusicItem, position: EntryInsertionPosition
    ) async throws { throw MusicTokenRequestError.permissionDenied }
    /// Adds music. Always throws.
    public func insert<S: Sequence>(
      _ items: S, position: EntryInsertionPosition
    ) async throws where S.Element: PlayableMusicItem {
      throw MusicTokenRequestError.permissionDenied
    }
  }
}

/// The player of the program: it plays nothing. Mirrors MusicKit's `ApplicationMusicPlayer`.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  // Sendable: one thread at a time.
  /// The player of the program.
  public static let shared = ApplicationMusicPlayer()
  /// The songs. Stored, without effect.
  public var queue: Queue = []

  /// The songs of the program's player. Mirrors MusicKit's.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    // Sendable: one thread at a time.
    /// The elements. Stored, without effect.
    public var entries: Entries = []
    /// The elements. Mirrors MusicKit's.
    public typealias Entries = [Entry]
    /// Creates a list.
    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      super.init()
      entries = elements.map { Entry($0) }
    }

    /// Creates a list of music.
    public init<S: Sequence>(
      for items: S, startingAt startItem: S.Element? = nil
    ) where S.Element: PlayableMusicItem {
      super.init()
      entries = items.map { Entry($0) }
    }

    /// Creates a list of elements.
    public init<S: Sequence>(
      _ entries: S, startingAt startEntry: Entry? = nil
    ) where S.Element == Entry {
      super.init()
      self.entries = Array(entries)
    }

    /// Creates a list of an album's songs.
    public init(album: Album, startingAt startTrack: Track) { super.init() }
    /// Creates a list of a list's songs.
    public init(playlist: Playlist, startingAt startEntry: Playlist.Entry) { super.init() }
  }
}

/// The player of the system: it plays nothing. Mirrors MusicKit's `SystemMusicPlayer`.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  // Sendable: one thread at a time.
  /// The player of the system.
  public static let shared = SystemMusicPlayer()
  /// The songs. Stored, without effect.
  public var queue: MusicPlayer.Queue = []
}

/// An offer to subscribe: never shown. Mirrors MusicKit's `MusicSubscriptionOffer`.
public enum MusicSubscriptionOffer {
  /// What an offer is about. Mirrors MusicKit's.
  public struct Options: Sendable {
    /// The text above the offer.
    public var messageIdentifier: MessageIdentifier
    /// The song.
    public var itemID: MusicItemID?
    /// Creates options.
    public init(messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil) {
      self.messageIdentifier = messageIdentifier
      self.itemID = itemID
    }

    /// The usual options.
    public static let `default` = Options()
  }

  /// The text above an offer. Mirrors MusicKit's.
  public enum MessageIdentifier: Hashable, Sendable { case join, connect, addMusic, playMusic }
}

extension View {
  /// Offers a subscription while a value is `true`. There is none: the value becomes `false` again, and the closure
  /// gets an error. Mirrors MusicKit.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      onLoadCompletion(MusicTokenRequestError.permissionDenied)
    }
  }
}
