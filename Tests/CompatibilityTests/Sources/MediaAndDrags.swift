import AVFoundation
import AppKit
import CoreGraphics
import ImageIO
import MediaPlayer
import SwiftUI

// The user's music, drags that views begin, and receivers of files.

@MainActor
final class MusicShelf: ObservableObject {
  @Published var songs: [MPMediaItem] = []
  private let player = MPMusicPlayerController.applicationMusicPlayer

  var isPlaying: Bool { player.playbackState == .playing }

  func load() async {
    guard await MPMediaLibrary.requestAuthorization() == .authorized else { return }
    let query = MPMediaQuery.songs()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Ann", forProperty: MPMediaItemPropertyArtist))
    songs = query.items ?? []
    player.setQueue(with: query)
    player.repeatMode = .all
    player.play()
  }
}

func slowed(_ player: AVPlayer) -> AVPlayer {
  player.defaultRate = 0.5
  return player
}

final class Tile: NSView, NSDraggingSource {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation {
    switch context {
    case .withinApplication: .move
    case .outsideApplication: .copy
    @unknown default: []
    }
  }

  func begin(_ event: NSEvent) -> NSDraggingSession {
    let item = NSDraggingItem(pasteboardWriter: "tile" as NSString)
    item.setDraggingFrame(bounds, contents: nil)
    return beginDraggingSession(with: [item], event: event, source: self)
  }
}

@MainActor
func page(_ draw: (CGContext) -> Void) -> Data? {
  let data = NSMutableData()
  var box = CGRect(x: 0, y: 0, width: 200, height: 100)
  guard let consumer = CGDataConsumer(data: data as CFMutableData),
    let context = CGContext(consumer: consumer, mediaBox: &box, nil)
  else { return nil }
  context.beginPDFPage(nil)
  draw(context)
  context.endPDFPage()
  context.closePDF()
  return data as Data
}

@MainActor
func write(_ image: CGImage, to url: URL) -> Bool {
  guard let consumer = CGDataConsumer(url: url as CFURL),
    let file = CGImageDestinationCreateWithDataConsumer(consumer, "public.png" as CFString, 1, nil)
  else { return false }
  CGImageDestinationAddImage(file, image, nil)
  return CGImageDestinationFinalize(file)
}
