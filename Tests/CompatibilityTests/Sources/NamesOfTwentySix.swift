import AVFoundation
import AudioToolbox
import CoreImage
import MediaPlayer
import PhotosUI
import SwiftUI
import UserNotifications
import WebKit

/// A page with the way back.
struct PageReader: View {
  @State var page = WebKit.WebPage()
  let first: URL

  var body: some View {
    VStack {
      WebKit.WebView(page)
      Text(page.title)
      Button("Back") {
        if let item = page.backForwardList.backList.last { page.load(item) }
      }
      .disabled(page.backForwardList.backList.isEmpty)
      Button("Next") { page.load(URLRequest(url: URL(string: "https://example.net/two")!)) }
    }
    .onAppear { page.load(first) }
  }
}

struct Paragraphs: View {
  var body: some View {
    VStack {
      Text("One\nTwo").lineHeight(.exact(points: 40)).accessibilityIdentifier("exact")
      Text("One\nTwo").lineHeight(.loose)
      Text("One\nTwo").lineHeight(.multiple(factor: 1.5))
      Text("One\nTwo").lineHeight(.leading(increase: 4))
      Text("One\nTwo").lineHeight(nil)
    }
  }
}

struct NamedByViews: View {
  let isUnread: Bool

  var body: some View {
    Text("Letter").accessibilityLabel { label in
      if isUnread { Text("Unread") }
      label
    }
  }
}

struct StrokedSquare: Shape {
  static var role: ShapeRole { .stroke }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct SharedPhoto: Identifiable, Transferable, Codable {
  var id: Int
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

struct SharedAlbum: View {
  @State private var photos = [SharedPhoto(id: 1), SharedPhoto(id: 2)]
  @State private var chosen: [PhotosPickerItem] = []
  @State private var isResizing = false
  @State private var place = CGPoint.zero

  var body: some View {
    VStack {
      ForEach(photos) { photo in
        Text("\(photo.id)").draggable(containerItemID: photo.id)
      }
      PhotosPicker("Add", selection: $chosen)
        .photosPickerDisabledCapabilities([.search, .selectionActions])
    }
    .dragContainer(for: SharedPhoto.self) { ids in photos.filter { ids.contains($0.id) } }
    .dragConfiguration(DragConfiguration(allowMove: true))
    .dropDestination(for: SharedPhoto.self) { dropped, _ in
      for photo in dropped { print(photo) }
    }
    .dropDestination(for: SharedPhoto.self) { dropped, session in
      photos += dropped
      place = session.location
    }
    .dropConfiguration { _ in DropConfiguration(operation: .move) }
    .onInteractiveResizeChange { isResizing = $0 }
    .windowResizeAnchor(.top)
    .windowToolbarFullScreenVisibility(.onHover)
    .presentedWindowToolbarStyle(.unified)
    .contentCaptureProtected(isResizing)
    .accessibilityScrollStatus("Photos")
    .contentToolbar(for: .tabViewSidebar) { Button("New") {} }
  }
}

/// A short sound of the program's own.
final class Chime {
  var id: SystemSoundID = 0
  let status: OSStatus

  init(_ file: URL) { status = AudioServicesCreateSystemSoundID(file as CFURL, &id) }
  func play(then end: @escaping @Sendable () -> Void) {
    AudioServicesPlaySystemSoundWithCompletion(id, end)
  }
  deinit { AudioServicesDisposeSystemSoundID(id) }
}

func item(of file: URL) -> AVPlayerItem {
  AVPlayerItem(asset: AVURLAsset(url: file), automaticallyLoadedAssetKeys: ["duration"])
}

func playing(_ title: String) -> [String: Any] {
  [
    MPMediaItemPropertyTitle: title,
    MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
  ]
}

func messages(in image: CIImage) -> [String] {
  let detector = CIDetector(
    ofType: CIDetectorTypeQRCode, context: nil,
    options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
  let features = detector?.features(in: image) as? [CIQRCodeFeature] ?? []
  return features.compactMap(\.messageString)
}

func text(with picture: UIImage) -> NSAttributedString {
  let attachment = NSTextAttachment()
  attachment.image = picture
  attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
  let text = NSMutableAttributedString(string: "Star ")
  text.append(NSAttributedString(attachment: attachment))
  text.addAttributes(
    [.strokeWidth: -2, .strokeColor: UIColor.black, .shadow: NSShadow(), .obliqueness: 0.2],
    range: NSRange(location: 0, length: 4))
  return text
}

class MenusDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .help)
  }
}

class NotifiedScene: UIResponder, UIWindowSceneDelegate {
  var hasResponse = false
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let response = connectionOptions.notificationResponse {
      hasResponse = !response.actionIdentifier.isEmpty
    }
  }
}

struct SimpleApp: App {
  var body: some Scene {
    WindowGroup { Text("All of it") }
    AssistiveAccess { Text("A simple form") }
  }
}

struct SourceLinks: View {
  @Environment(\.openURL) private var openURL
  let address: URL

  var body: some View {
    VStack {
      Button("Read") { openURL(address, prefersInApp: true) }
      SourceLinksInProgram(address: address)
        .environment(\.openURL, OpenURLAction { .systemAction($0, prefersInApp: true) })
    }
    .containerCornerOffset(.leading, sizeToFit: true)
  }
}

struct SourceLinksInProgram: View {
  let address: URL
  var body: some View { Link("Source", destination: address) }
}

/// A picture made ready off the main actor, as stores of pictures do.
actor ThumbnailMaker {
  func thumbnail(of file: Data) async -> UIImage? {
    guard let picture = await UIImage(data: file)?.byPreparingForDisplay() else { return nil }
    return await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
  }

  func part(of file: Data) -> Image? {
    guard let bitmap = NSBitmapImageRep(data: file) else { return nil }
    let part = bitmap.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    return part.map { Image(uiImage: UIImage(cgImage: $0)) }
  }

  func file(of size: CGSize) -> Data? {
    let picture = NSImage(size: size, flipped: false) { rect in
      NSColor.red.setFill()
      rect.fill()
      return true
    }
    return picture.tiffRepresentation
  }
}
