import JavaScriptCore
import XCTest

/// Scripts, by WebKitGTK's JavaScriptCore, which the test command installs.
final class ScriptTests: XCTestCase {
  private func engine() throws -> ScriptEngine {
    let context = try XCTUnwrap(JSContext(), "libjavascriptcoregtk is not installed.")
    XCTAssertNil(context.exception)
    return ScriptEngine()
  }

  func testAScriptHasAValue() throws {
    let engine = try engine()
    engine.run("1 + 2 * 3")
    XCTAssertEqual(engine.result, "7")
    engine.run("'Blé' + '🍀'")
    XCTAssertEqual(engine.result, "Blé🍀")
    engine.run("var unused")
    XCTAssertEqual(engine.result, "")
    XCTAssertEqual(engine.sum(2, 0.5), 2.5)
  }

  func testAManagedValueLivesAsLongAsItsOwner() throws {
    let context = try XCTUnwrap(JSContext())
    XCTAssertNil(JSContext.current())
    let number = JSManagedValue(value: JSValue(int32: 5, in: context))
    XCTAssertEqual(number?.value?.toInt32(), 5)
    let object = try XCTUnwrap(JSValue(newObjectIn: context))
    let managed = try XCTUnwrap(JSManagedValue(value: object))
    XCTAssertTrue(managed.value?.isObject == true)
    var owner: NSObject? = NSObject()
    context.virtualMachine.addManagedReference(managed, withOwner: owner)
    XCTAssertTrue(managed.value?.isObject == true)
    owner = nil
    XCTAssertNil(owner)
    context.virtualMachine.removeManagedReference(managed, withOwner: nil)
    XCTAssertTrue(managed.value?.isObject == true, "\(object) is there still.")
  }

  func testAnErrorIsPassedOn() throws {
    let engine = try engine()
    engine.run("none()")
    XCTAssertEqual(engine.error, "ReferenceError: Can't find variable: none")
    engine.run("1")
    XCTAssertNil(engine.error)
    XCTAssertTrue(
      engine.library.globalObject.forProperty("trip").call(withArguments: []).isUndefined)
    XCTAssertEqual(engine.error, "TypeError: This is no function.")
    let context = try XCTUnwrap(JSContext())
    context.evaluateScript("throw new Error('no lake')")
    XCTAssertEqual(context.exception?.toString(), "Error: no lake")
  }

  func testValuesAreThoseOfSwift() throws {
    let engine = try engine()
    engine.remember(["name": "Ada", "age": 36, "isDone": true, "tags": ["a", "b"]], as: "user")
    engine.run("user.name + user.age + user.isDone + user.tags.length + typeof user.age")
    XCTAssertEqual(engine.result, "Ada36true2number")
    let user = engine.dictionary("user")
    XCTAssertEqual(user?["name"] as? String, "Ada")
    XCTAssertEqual(user?["age"] as? Int, 36)
    XCTAssertEqual(user?["isDone"] as? Bool, true)
    XCTAssertEqual(user?["tags"] as? [String], ["a", "b"])
    XCTAssertEqual(engine.array("[1, 2.5]") as? [Double], [1, 2.5])
    XCTAssertEqual(engine.array("[null, undefined]")?.count, 2)
    XCTAssertEqual(
      engine.object("new Date(1000)") as? Date, Date(timeIntervalSince1970: 1))
    XCTAssertTrue(engine.object("null") is NSNull)
    XCTAssertNil(engine.object("undefined"))
    XCTAssertNil(engine.array("undefined"))
    engine.remember(Date(timeIntervalSince1970: 2), as: "day")
    engine.run("day.getTime()")
    XCTAssertEqual(engine.result, "2000")
  }

  func testAnObjectMayContainItself() throws {
    let engine = try engine()
    let loop = engine.object("var a = { name: 'a' }; a.own = a; a") as? [AnyHashable: Any]
    XCTAssertTrue(loop?["own"] is NSNull)
    XCTAssertEqual(loop?["name"] as? String, "a")
  }

  func testNestedObjectsAreConvertedOnceAndNotEndlesslyDeep() throws {
    let engine = try engine()
    let shared = engine.array("var a = []; for (var i = 0; i < 40; i++) a = [a, a]; a")
    XCTAssertEqual(shared?.count, 2)
    XCTAssertEqual(
      engine.array("var a = []; for (var i = 0; i < 100000; i++) a = [a]; a")?.count, 1)
  }

  func testNumbersOfAllSizesAreNumbers() throws {
    let engine = try engine()
    for number in [Int8(1), UInt64(1), Float(1), NSNumber(value: 1)] as [Any] {
      engine.remember(number, as: "number")
      engine.run("typeof number + number")
      XCTAssertEqual(engine.result, "number1")
    }
    engine.remember(NSNumber(value: true), as: "number")
    engine.run("typeof number")
    XCTAssertEqual(engine.result, "boolean")
  }

  func testAnErrorDoesNotKeepItsContext() throws {
    _ = try engine()
    weak var context: JSContext?
    do {
      let failed = try XCTUnwrap(JSContext())
      failed.evaluateScript("throw 1")
      XCTAssertEqual(failed.exception?.toInt32(), 1)
      context = failed
    }
    XCTAssertNil(context)
  }

  func testValuesAreSharedWithinAMachine() throws {
    let context = try engine().library
    let trip = context.objectForKeyedSubscript("trip")!
    let neighbour = try XCTUnwrap(JSContext(virtualMachine: context.virtualMachine))
    neighbour.setObject(trip, forKeyedSubscript: "trip")
    XCTAssertEqual(neighbour.evaluateScript("trip.town").toString(), "Bled")
    let stranger = try XCTUnwrap(JSContext())
    stranger.setObject(trip, forKeyedSubscript: "trip")
    XCTAssertTrue(stranger.objectForKeyedSubscript("trip").isUndefined)
    XCTAssertFalse(trip.isInstance(of: stranger.evaluateScript("Object")))
  }

  func testNumbersFollowTheRulesOfJavaScript() throws {
    let context = try engine().library
    XCTAssertEqual(context.evaluateScript("-1").toUInt32(), 4_294_967_295)
    XCTAssertEqual(context.evaluateScript("4294967297").toInt32(), 1)
    XCTAssertEqual(context.evaluateScript("1 / 0").toInt32(), 0)
    XCTAssertEqual(context.evaluateScript("1e300").toInt32(), 0)
    XCTAssertTrue(context.evaluateScript("'x'").toDouble().isNaN)
    XCTAssertTrue(context.evaluateScript("'x'").toBool())
    XCTAssertNil(context.evaluateScript("'x'").toDate())
  }

  func testObjectsHavePropertiesAndMethods() throws {
    let context = try engine().library
    let list = context.evaluateScript("[3, 1, 2]")!
    XCTAssertEqual(list.invokeMethod("sort", withArguments: []).toString(), "1,2,3")
    XCTAssertEqual(list.atIndex(0).toInt32(), 1)
    XCTAssertTrue(list.atIndex(7).isUndefined)
    XCTAssertTrue(list.atIndex(-1).isUndefined)
    list.setValue("x", at: 1)
    XCTAssertEqual(list.toString(), "1,x,3")
    let object = JSValue(newObjectIn: context)!
    object.setValue(5, forProperty: "a")
    XCTAssertTrue(object.hasProperty("a"))
    XCTAssertEqual(object.objectForKeyedSubscript("a").toNumber(), 5)
    XCTAssertTrue(object.deleteProperty("a"))
    XCTAssertFalse(object.hasProperty("a"))
    let date = context.evaluateScript("Date")!
    XCTAssertTrue(date.construct(withArguments: [0]).isInstance(of: date))
    XCTAssertTrue(context.evaluateScript("1").isEqualWithTypeCoercion(to: "1"))
    XCTAssertFalse(context.evaluateScript("1").isEqual(to: "1"))
    XCTAssertTrue(context.evaluateScript("'1'").isEqual(to: "1"))
  }
}
