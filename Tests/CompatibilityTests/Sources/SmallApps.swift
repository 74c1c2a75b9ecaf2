import AVFoundation
import AppKit
import Combine
import CoreLocation
import SwiftUI
import UniformTypeIdentifiers

// What small applications call beside their views: providers of data, types of files, errors, and the active
// window.

// MARK: Provided data

func provider(of url: URL, typed type: UTType) -> NSItemProvider {
  NSItemProvider(item: url as NSSecureCoding, typeIdentifier: UTType.fileURL.identifier)
}

func provider(of data: Data) -> NSItemProvider {
  let provider = NSItemProvider()
  provider.registerDataRepresentation(
    forTypeIdentifier: UTType.png.identifier, visibility: .all
  ) { completion in
    completion(data, nil)
    return nil
  }
  return provider
}

func loadPicture(_ provider: NSItemProvider, _ completion: @escaping @Sendable (Data?) -> Void) {
  guard provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) else {
    return completion(nil)
  }
  _ = provider.loadDataRepresentation(for: .image) { data, _ in completion(data) }
}

// MARK: Kinds of files

enum FileKind {
  static func symbol(for url: URL) -> String {
    guard let type = UTType(filenameExtension: url.pathExtension) else { return "questionmark" }
    if type.conforms(to: .sourceCode) { return "chevron.left.forwardslash.chevron.right" }
    if type.conforms(to: .archive) { return "archivebox" }
    if type.conforms(to: .audiovisualContent) { return "play.rectangle" }
    if type.conforms(to: .spreadsheet) { return "tablecells" }
    return type.conforms(to: .text) ? "doc.text" : "doc"
  }
}

// MARK: Errors

func message(for error: any Error) -> String {
  do { throw error } catch CLError.locationUnknown, CLError.network {
    return "Try again."
  } catch CLError
    .denied
  { return "Not allowed." } catch let error as AVError where error.code == .fileFormatNotRecognized
  {
    return "Not a sound."
  } catch { return error.localizedDescription }
}

// MARK: A player that is replaced

final class Jukebox: ObservableObject {
  @Published var player = AVAudioPlayer()
  var isPlaying: Bool { player.isPlaying }
  func toggle() { if player.isPlaying { player.pause() } else { player.play() } }
}

// MARK: The active window

@MainActor
final class KeyWindow: ObservableObject {
  @Published var title: String?
  private var cancellables = Set<AnyCancellable>()

  init() {
    NSApplication.shared.publisher(for: \.keyWindow)
      .map { $0?.title }
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}

// MARK: Bars above the keyboard

struct KeysView: View {
  @State private var animal = "Cow"
  var body: some View {
    Text(animal)
      .touchBar {
        HStack { Button("Moo") { animal = "Moo" } }.touchBarItemPrincipal()
      }
      .listItemTint(.monochrome)
      .environment(\.legibilityWeight, .bold)
  }
}

// MARK: Texts

func joined(_ parts: [String]) -> NSAttributedString {
  let whole = NSMutableAttributedString()
  for part in parts { whole.append(NSAttributedString(string: part)) }
  return parts.isEmpty ? NSAttributedString() : whole
}
