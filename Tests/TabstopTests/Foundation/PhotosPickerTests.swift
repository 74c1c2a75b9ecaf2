import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Buttons with which the user chooses photos, and reading those.
@preconcurrency @MainActor
final class PhotosPickerTests: DisplayTestCase {
  @Observable
  final class Model {
    var photo: PhotosPickerItem?
    var photos: [PhotosPickerItem] = []
    var isShown = false
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      PhotosPicker("Choose", selection: $model.photo, matching: .images)
      PhotosPicker(selection: $model.photos, maxSelectionCount: 2, matching: .any(of: [.images])) {
        Label("Several", systemImage: "photo")
      }
      Text(model.photo == nil ? "no photo" : "a photo")
        .photosPicker(isPresented: $model.isShown, selection: $model.photo)
    }
  }

  /// One pixel.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5E"
      + "rkJggg==")!

  private func makePhoto() throws -> URL {
    try makeFile("a photo.png", Self.png)
  }

  func testAPhotoIsChosen() throws {
    let file = try makePhoto()
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.press("Choose")
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT, file: file)
    XCTAssertEqual(model.photo?.itemIdentifier, file.absoluteString)
    XCTAssertEqual(model.photo?.supportedContentTypes, [.png])
    XCTAssertTrue(window.texts.contains("a photo"))
    window.press("Choose")
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_CANCEL)
    XCTAssertNotNil(model.photo, "one who has thought better of it keeps the photo")
    window.press("Several")
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT, file: file)
    XCTAssertEqual(model.photos.map(\.itemIdentifier), [file.absoluteString])
    model.photo = nil
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT, file: file)
    XCTAssertNotNil(model.photo)
    XCTAssertFalse(model.isShown)
    window.close()
  }

  func testOfANegativeNumberNoneIsChosen() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        PhotosPicker("Choose", selection: $model.photos, maxSelectionCount: -1)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.press("Choose")
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT, file: try makePhoto())
    XCTAssertEqual(model.photos, [])
    window.close()
  }

  private struct Portrait: Transferable {
    let picture: UIImage
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in
        guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Portrait(picture: picture)
      }
    }
  }

  private struct Film: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) {
        SentTransferredFile(URL(fileURLWithPath: $0.name))
      } importing: {
        Film(name: $0.file.lastPathComponent)
      }
    }
  }

  func testAFilmIsReadAsAFile() async throws {
    let film = PhotosPickerItem(itemIdentifier: try makeFile("film.mp4", Data()).absoluteString)
    let read = try await film.loadTransferable(type: Film.self)
    XCTAssertEqual(read?.name, "film.mp4")
  }

  func testWhatWasChosenIsRead() async throws {
    let photo = PhotosPickerItem(itemIdentifier: try makePhoto().absoluteString)
    let data = try await photo.loadTransferable(type: Data.self)
    XCTAssertEqual(data, Self.png)
    let portrait = try await photo.loadTransferable(type: Portrait.self)
    XCTAssertEqual(portrait?.picture.size, CGSize(width: 1, height: 1))
    let image = try await photo.loadTransferable(type: Image.self)
    XCTAssertNotNil(image)
    let color = try await photo.loadTransferable(type: Color.self)
    XCTAssertNil(color, "no color is made of a file")
    let text = PhotosPickerItem(
      itemIdentifier: try makeFile("text.png", Data("x".utf8)).absoluteString)
    do {
      _ = try await text.loadTransferable(type: Portrait.self)
      XCTFail("what the type throws is thrown")
    } catch {}
  }

  func testWhatWasChosenIsReadForAClosure() async throws {
    let photo = PhotosPickerItem(itemIdentifier: try makePhoto().absoluteString)
    let png = Self.png
    let read = expectation(description: "read")
    let progress = photo.loadTransferable(type: Data.self) { result in
      XCTAssertEqual(try? result.get(), png)
      read.fulfill()
    }
    await fulfillment(of: [read], timeout: 10)
    XCTAssertEqual(progress.totalUnitCount, 1)
  }

  func testAPictureIsWrittenAsAFile() throws {
    let picture = try XCTUnwrap(UIImage(data: Self.png))
    let jpeg = try XCTUnwrap(picture.jpegData(compressionQuality: 0.8))
    XCTAssertEqual(Array(jpeg.prefix(3)), [0xFF, 0xD8, 0xFF])
    XCTAssertEqual(UIImage(data: jpeg)?.size, picture.size)
    let png = try XCTUnwrap(picture.pngData())
    XCTAssertEqual(Array(png.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    XCTAssertEqual(UIImage(data: png)?.size, picture.size)
    XCTAssertNil(UIImage(systemName: "star")?.pngData())
  }

  func testAFilterSaysKindsOfFiles() {
    XCTAssertEqual(
      PHPickerFilter.any(of: [.images, .livePhotos, .videos]).types, [.image, .movie])
    XCTAssertEqual(PHPickerFilter.all(of: [.images, .screenshots]).types, [.image])
    XCTAssertEqual(PHPickerFilter.not(.screenshots).types, [.image, .movie])
  }
}
