import AVFoundation
import CloudKit
import GameKit
import GtkBridge
import MusicKit
import PrivateDisplay
import ScreenCaptureKit
import SwiftUI
import XCTest

/// What sources get here that use Apple's services.
@preconcurrency @MainActor
final class AbsentServiceTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testThereIsNoAccountOfICloud() async {
    let model = NotesModel()
    await model.save()
    XCTAssertEqual(model.error, "iCloud is not available on this computer.")
    await model.load()
    XCTAssertEqual(model.error, "not authenticated")
    let status = try? await CKContainer.default().accountStatus()
    XCTAssertEqual(status, .noAccount)
  }

  func testErrorsHaveTextsForTheUser() {
    let errors: [any Error] = [
      SCStreamError(.userDeclined), SCStreamError(.attemptToStopStreamState),
      AVError(.deviceNotConnected), AVError(.decoderNotFound),
      AVError(.operationNotSupportedForAsset),
    ]
    XCTAssertEqual(
      errors.map(\.localizedDescription),
      [
        "This program cannot see the screen on this system.",
        "The recording of the screen has not begun.",
        "This program gets neither the camera nor the microphone on this system.",
        "Files of this kind cannot be played on this system.",
        "This cannot be done with films on this system.",
      ])
    XCTAssertEqual((AVError(.diskFull) as NSError).domain, AVFoundationErrorDomain)
    XCTAssertEqual((AVError(.diskFull) as NSError).code, -11807)
    do {
      throw SCStreamError(.userDeclined)
    } catch SCStreamError.userDeclined {
    } catch { XCTFail("\(error)") }
  }

  func testHandlersOfICloudGetTheAnswer() {
    let model = NotesModel()
    model.checkAccount()
    runLoop(until: { model.status == "no account" }, model.status)
    var found = ""
    model.search { found = $0 }
    runLoop(until: { found == "9" }, found)
    var saved = ""
    model.subscribe { saved = $0 }
    runLoop(until: { saved == "9" }, saved)
  }

  func testOperationsWaitForThoseOnWhichTheyDepend() {
    let database = CKContainer.default().privateCloudDatabase
    let (first, second) = (CKFetchRecordsOperation(recordIDs: []), CKModifyRecordsOperation())
    second.addDependency(first)
    second.configuration = nil
    XCTAssertTrue(second.allowsCellularAccess)
    database.add(second)
    database.add(first)
    // They run on threads of the queue's, and nothing wakes the main one.
    second.waitUntilFinished()
    XCTAssertTrue(first.isFinished)
  }

  func testARecordKeepsItsValues() {
    let record = NotesModel.record()
    XCTAssertEqual(record["title"] as? String, "Bled")
    XCTAssertEqual(record["stars"] as? Int, 4)
    XCTAssertEqual(record["stars"] as? Double, 4)
    XCTAssertEqual(record["weight"] as? Double, 1.5)
    XCTAssertEqual(record["isDone"] as? Bool, true)
    XCTAssertEqual(record["tags"] as? [String], ["lake", "castle"])
    XCTAssertEqual(
      record.value(forKey: "date") as? Date, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual((record["owner"] as? CKRecord.Reference)?.recordID.recordName, "ada")
    XCTAssertEqual((record["photo"] as? CKAsset)?.fileURL?.lastPathComponent, "lake.png")
    XCTAssertEqual(record.changedKeys().count, 8)
    record["title"] = nil
    XCTAssertFalse(record.allKeys().contains("title"))
    XCTAssertEqual(
      record.recordID,
      CKRecord.ID(recordName: "first", zoneID: CKRecordZone(zoneName: "Notes").zoneID))
    XCTAssertNotEqual(record.recordID, CKRecord.ID(recordName: "first"))
  }

  func testThePlayerIsNotAuthenticated() {
    let model = GameCenter()
    model.authenticate()
    runLoop(until: { !model.message.isEmpty }, "The handler was not called.")
    XCTAssertEqual(model.message, "Game Center is not available on this computer.")
    XCTAssertFalse(model.isAuthenticated)
  }

  func testThereIsNoPlayer() async {
    let model = GameCenter()
    let isReported = await model.report(5)
    XCTAssertFalse(isReported)
    model.scores().open {}
    XCTAssertTrue(model.isFinished)
  }

  func testMusicIsDenied() async {
    XCTAssertEqual(MusicAuthorization.currentStatus, .denied)
    do {
      _ = try await tracks(of: "5")
      XCTFail("An album was found.")
    } catch { XCTAssertEqual(error as? MusicTokenRequestError, .permissionDenied) }
  }

  func testASearchForMusicSaysThatItIsNotAllowed() {
    let window = TestWindow(SongSearch())
    runLoop(until: { window.texts.contains("Not allowed") }, "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Not playing"))
    window.close()
  }
}
