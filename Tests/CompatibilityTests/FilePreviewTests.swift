import AppKit
import CGtk
import PrivateDisplay
import QuickLookThumbnailing
import QuickLookUI
import SwiftUI
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Small pictures of files, the panel of Quick Look, the registry of devices, and views that take texts.
@preconcurrency @MainActor
final class FilePreviewTests: FolderTestCase {
  private func makePicture() throws -> URL {
    let bytes = (0..<40 * 20).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let url = folder.appendingPathComponent("red.png")
    try Data(PicturePixels(width: 40, height: 20, bytes: bytes).png).write(to: url)
    return url
  }

  private func makeNote() throws -> URL {
    let url = folder.appendingPathComponent("note.txt")
    try Data("a note".utf8).write(to: url)
    return url
  }

  func testASmallPictureIsMadeOfAPicture() async throws {
    let picture = try makePicture()
    let small = await PictureList.thumbnail(of: picture, side: 10)
    XCTAssertEqual(small?.size, CGSize(width: 20, height: 10), "10 points are 20 pixels.")
    let none = await PictureList.thumbnail(of: try makeNote(), side: 10)
    XCTAssertNil(none, "A text has no picture.")
  }

  func testAFileWithoutAPictureHasAnIcon() async throws {
    let generator = QLThumbnailGenerator.shared
    func request(_ url: URL) -> QLThumbnailGenerator.Request {
      .init(fileAt: url, size: CGSize(width: 10, height: 10), scale: 1, representationTypes: .all)
    }
    let icon = try await generator.generateBestRepresentation(for: request(makeNote()))
    XCTAssertEqual(icon.type, .icon)
    let picture = try await generator.generateBestRepresentation(for: request(makePicture()))
    XCTAssertEqual(picture.type, .thumbnail)
    let sizeless = QLThumbnailGenerator.Request(
      fileAt: try makePicture(), size: CGSize(width: CGFloat.nan, height: .nan), scale: 1,
      representationTypes: .thumbnail)
    let smallest = try await generator.generateBestRepresentation(for: sizeless)
    XCTAssertEqual(smallest.cgImage.width, 1)
    do {
      _ = try await generator.generateBestRepresentation(
        for: request(folder.appendingPathComponent("none")))
      XCTFail("There is no such file.")
    } catch {
      XCTAssertEqual(error as? QLThumbnailError, QLThumbnailError(.requestInvalid))
    }
  }

  func testASmallPictureIsSaved() throws {
    let copy = folder.appendingPathComponent("copy.png")
    let saved = expectation(description: "saved")
    let request = QLThumbnailGenerator.Request(
      fileAt: try makePicture(), size: CGSize(width: 8, height: 8), scale: 1,
      representationTypes: .thumbnail)
    QLThumbnailGenerator.shared.saveBestRepresentation(
      for: request, to: copy, contentType: "public.png"
    ) { error in
      XCTAssertNil(error)
      saved.fulfill()
    }
    wait(for: [saved], timeout: 30)
    XCTAssertEqual(NSImage(contentsOf: copy)?.size, CGSize(width: 8, height: 4))
  }

  func testThePanelAsksForTheCurrentFile() throws {
    let list = PictureList()
    list.files = [try makePicture(), try makeNote()]
    let panel = try XCTUnwrap(list.prepare())
    XCTAssertEqual(panel.currentPreviewItem?.previewItemURL, list.files[1])
    panel.currentPreviewItemIndex = 7
    XCTAssertNil(panel.currentPreviewItem)
    panel.dataSource = nil
  }

  func testAViewOfAFileShowsItsPictureAndName() throws {
    let window = TestWindow(PreviewPane(url: try makePicture()))
    defer { window.close() }
    runLoop(until: { window.pictureWidths == [40] }, "\(window.pictureWidths)")
    XCTAssertNotNil(gtk_widget_get_parent(window.button("red.png")))
  }

  func testAViewOfNoFileHasNoButton() {
    let window = TestWindow(PreviewPane(url: nil))
    defer { window.close() }
    XCTAssertTrue(window.all("GtkButton").isEmpty)
  }

  func testThereAreNoDevices() {
    let devices = Devices()
    XCTAssertNil(devices.serialNumber)
    XCTAssertEqual(devices.names(), [])
    XCTAssertTrue(devices.watch())
  }

  func testAViewTakesTypedTexts() throws {
    let view = StampView()
    let event = NSEvent.keyEvent(
      with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
      context: nil, characters: "é", charactersIgnoringModifiers: "é", isARepeat: false, keyCode: 0)
    view.keyDown(with: try XCTUnwrap(event))
    XCTAssertEqual(view.texts, ["é"])
  }

  func testAViewTakesTheChosenEmoji() throws {
    let view = StampView()
    let window = TestWindow(Button("Stamp") { NSApp.orderFrontCharacterPalette(view) })
    defer { window.close() }
    gtk_widget_grab_focus(window.button("Stamp"))
    window.press("Stamp")
    let list = try XCTUnwrap(window.all("GtkEmojiChooser").first)
    emit(list, "emoji-picked", .text("🍀"))
    XCTAssertEqual(view.texts, ["🍀"])
    gtk_popover_popdown(UnsafeMutableRawPointer(list).assumingMemoryBound(to: GtkPopover.self))
    runLoop(until: { window.all("GtkEmojiChooser").isEmpty }, "The chooser is there still.")
  }

  func testAFieldMayHaveAMenuOfValues() throws {
    let box = NSComboBox()
    let window = TestWindow(UnitPage(box: box))
    defer { window.close() }
    XCTAssertEqual(window.fields.map(\.text), ["km"])
    let menu = try XCTUnwrap(window.all("GtkMenuButton").first)
    gtk_menu_button_popup(OpaquePointer(menu))
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(menu, "menu.i1", nil)
    gtk_menu_button_popdown(OpaquePointer(menu))
    runLoop(until: { window.texts.contains("in mi") }, "\(window.texts)")
    XCTAssertEqual(window.fields.map(\.text), ["mi"])
    XCTAssertEqual(box.objectValueOfSelectedItem as? String, "mi")
    window.fields[0].type("le")
    runLoop(until: { window.texts.contains { $0.count == 7 } }, "\(window.texts)")
    XCTAssertEqual(box.indexOfSelectedItem, -1, "It is none of the values.")
    box.selectItem(at: 7)
    XCTAssertEqual(box.stringValue.count, 4, "There is no such value.")
    box.removeItem(withObjectValue: "km")
    XCTAssertEqual(box.numberOfItems, 1)
    box.insertItem(withObjectValue: "m", at: -3)
    XCTAssertEqual(box.indexOfSelectedItem, -1, "None is chosen still.")
  }

  func testAWindowClosesWithAnOpenChooser() throws {
    let view = StampView()
    let window = TestWindow(Button("Stamp") { NSApp.orderFrontCharacterPalette(view) })
    gtk_widget_grab_focus(window.button("Stamp"))
    window.press("Stamp")
    XCTAssertEqual(window.all("GtkEmojiChooser").count, 1)
    window.close()
    runLoopUntilIdle()
  }

  func testAFieldHasItsOwnChooserOfEmoji() throws {
    let window = TestWindow(TextField("Name", text: .constant("")))
    defer { window.close() }
    gtk_widget_grab_focus(try XCTUnwrap(window.all("GtkText").first))
    NSApp.orderFrontCharacterPalette(nil)
    runLoop(until: { !window.all("GtkEmojiChooser").isEmpty }, "There is no chooser.")
    let list = window.all("GtkEmojiChooser")[0]
    gtk_popover_popdown(UnsafeMutableRawPointer(list).assumingMemoryBound(to: GtkPopover.self))
    runLoop(until: { window.all("GtkEmojiChooser").isEmpty }, "The chooser is there still.")
  }
}
