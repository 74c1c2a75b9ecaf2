import SwiftUI
import XCTest

/// Tables of objects: `NSHashTable` and `NSMapTable`.
final class ObjectTableTests: XCTestCase {
  func testTablesKeepNothingAlive() {
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    table.add(kept)
    map.setObject(kept, forKey: "kept")
    do {
      let lost = NSObject()
      table.add(lost)
      map.setObject(lost, forKey: "lost")
      XCTAssertEqual(table.count, 2)
    }
    XCTAssertEqual(table.allObjects, [kept])
    XCTAssertIdentical(map.object(forKey: "kept"), kept)
    XCTAssertNil(map.object(forKey: "lost"))
  }

  func testATableComparesByValueUnlessAnOptionSaysOtherwise() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    let first = NSMutableString(string: "Kyoto")
    table.add(first)
    table.add(NSMutableString(string: "Kyoto"))
    table.add("Oslo")
    XCTAssertEqual(table.count, 2)
    XCTAssertTrue(table.contains("Kyoto"))
    XCTAssertIdentical(table.member("Kyoto"), first)
    XCTAssertNil(table.member("Rome"))
    XCTAssertNil(table.member(nil))
    table.remove("Kyoto")
    XCTAssertEqual(table.allObjects, ["Oslo"])
    table.removeAllObjects()
    XCTAssertNil(table.anyObject)

    let objects = NSHashTable<NSString>(options: [.strongMemory, .objectPointerPersonality])
    let second = NSMutableString(string: "Kyoto")
    objects.add(first)
    objects.add(second)
    XCTAssertEqual(objects.count, 2)
    XCTAssertIdentical(objects.member(second), second)
    XCTAssertFalse(objects.contains(NSMutableString(string: "Kyoto")))
    objects.remove(first)
    XCTAssertFalse(objects.contains(first))
    XCTAssertTrue(objects.contains(second))
  }

  func testAWeakTableForgetsAValueWithItsObject() {
    let table = NSHashTable<NSMutableString>.weakObjects()
    do { table.add(NSMutableString(string: "Kyoto")) }
    XCTAssertEqual(table.count, 0)
    let kept = NSMutableString(string: "Kyoto")
    table.add(kept)
    XCTAssertIdentical(table.member(NSMutableString(string: "Kyoto")), kept)
    XCTAssertEqual(table.count, 1)
  }

  func testTheKeysOfAMapMayBeComparedAsObjects() {
    let map = NSMapTable<NSString, NSString>(
      keyOptions: .objectPointerPersonality, valueOptions: .strongMemory)
    let key = NSMutableString(string: "Kyoto")
    map.setObject("Japan", forKey: key)
    XCTAssertNil(map.object(forKey: NSMutableString(string: "Kyoto")))
    XCTAssertEqual(map.object(forKey: key), "Japan")
  }

  func testAMapKeepsNoKeyAlive() {
    let map = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let kept = NSObject()
    map.setObject("kept", forKey: kept)
    weak var released: NSObject?
    do {
      let lost = NSObject()
      released = lost
      map.setObject("lost", forKey: lost)
      XCTAssertEqual(map.object(forKey: lost), "lost")
      XCTAssertEqual(map.count, 2)
    }
    XCTAssertNil(released)
    XCTAssertEqual(map.count, 1)
    XCTAssertEqual(map.object(forKey: kept), "kept")
    XCTAssertEqual(map.dictionaryRepresentation(), [kept: "kept"])
    map.setObject("other", forKey: kept)
    XCTAssertEqual(map.object(forKey: kept), "other")
    map.removeObject(forKey: kept)
    XCTAssertEqual(map.count, 0)
  }

  func testTablesTakeManyObjects() {
    let objects = (0..<20_000).map { _ in NSObject() }
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSObject, NSObject>.weakToWeakObjects()
    let start = ContinuousClock.now
    for object in objects {
      table.add(object)
      map.setObject(object, forKey: object)
    }
    XCTAssertLessThan(start.duration(to: .now), .seconds(10))
    XCTAssertEqual(table.count, objects.count)
    XCTAssertEqual(map.count, objects.count)
    for _ in 0..<20_000 { table.add(NSObject()) }
    XCTAssertEqual(table.count, objects.count)
  }
}
