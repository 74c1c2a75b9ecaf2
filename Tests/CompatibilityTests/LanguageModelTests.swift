import FoundationModels
import PrivateDisplay
import SwiftUI
import Translation
import XCTest

@testable import Tabstop

/// Language models and translations, of which there are none here, and what describes generated values.
@preconcurrency @MainActor
final class LanguageModelTests: DisplayTestCase {
  private let json = """
    {"destination": "Bled", "days": [{"title": "Lake", "season": "summer", \
    "stops": [{"town": {"name": "Bled", "hours": 2}}, {"rest": {}}, {"walk": {"_0": 1.5}}]}], \
    "stars": 4, "isDone": true, "means": "train"}
    """

  func testThereIsNoModel() async {
    let planner = Planner()
    planner.check()
    XCTAssertEqual(planner.message, "not eligible")
    XCTAssertFalse(planner.isAvailable)
    await planner.plan("Bled")
    XCTAssertEqual(planner.message, "Apple Intelligence is not available on this computer.")
    XCTAssertNil(planner.itinerary)
    let answer = await planner.ask("Where?")
    XCTAssertEqual(answer, "There is no language model of the system.")
    XCTAssertEqual(planner.instructions, "You plan journeys.\nAnswer briefly. weather")
  }

  func testAGenerableTypeReadsAndWritesContent() throws {
    let content = try GeneratedContent(json: json)
    let itinerary = try Itinerary(content)
    XCTAssertEqual(itinerary.destination, "Bled")
    XCTAssertEqual(itinerary.stars, 4)
    XCTAssertNil(itinerary.note)
    XCTAssertTrue(itinerary.isDone)
    XCTAssertEqual(itinerary.days.first?.season, .summer)
    XCTAssertEqual(
      itinerary.days.first?.stops, [.town(name: "Bled", hours: 2), .rest, .walk(1.5)])
    XCTAssertEqual(try Itinerary(itinerary.generatedContent), itinerary)
    XCTAssertEqual(
      itinerary.generatedContent.jsonString,
      json.replacingOccurrences(of: "\"isDone\"", with: "\"note\": null, \"isDone\""))
    XCTAssertEqual(Mood.calm.generatedContent.jsonString, "\"quiet\"")
    XCTAssertEqual(try Mood(GeneratedContent("busy")), .busy)
    XCTAssertThrowsError(try Mood(GeneratedContent("calm")))
    XCTAssertThrowsError(try Season(GeneratedContent("monsoon")))
    XCTAssertThrowsError(try Itinerary(GeneratedContent(json: "{\"destination\": 1}")))
    XCTAssertThrowsError(try GeneratedContent(json: "{"))
    XCTAssertThrowsError(try Int(GeneratedContent(1.5)))
    XCTAssertThrowsError(try Int(GeneratedContent(1e300)))
    XCTAssertEqual(try Int(GeneratedContent(Int.max)), .max)
    XCTAssertEqual(GeneratedContent([.nan, .infinity, 0.5]).jsonString, "[null, null, 0.5]")
  }

  func testAGenerableTypeMayBeIncomplete() throws {
    let part = try Itinerary.PartiallyGenerated(
      GeneratedContent(json: "{\"destination\": \"Bled\", \"days\": [{\"title\": \"Lake\"}]}"))
    XCTAssertEqual(part.destination, "Bled")
    XCTAssertEqual(part.days?.first?.title, "Lake")
    XCTAssertNil(part.days?.first?.season)
    XCTAssertNil(part.stars)
    let whole = try Itinerary(GeneratedContent(json: json)).asPartiallyGenerated()
    XCTAssertEqual(whole.days?.count, 1)
    let branch = try Branch(GeneratedContent(json: "{\"name\": \"Oak\", \"branches\": []}"))
    XCTAssertEqual(branch.asPartiallyGenerated().id, branch.id)
  }

  func testASchemaSaysWhatATypeConsistsOf() {
    XCTAssertEqual(
      DayPlan.generationSchema.debugDescription,
      """
      {"title": "DayPlan", "type": "object", "properties": {"title": {"type": "string"}, \
      "season": {"title": "Season", "type": "string", "enum": ["spring", "summer", "autumn", "winter"]}, \
      "stops": {"type": "array", "items": {"title": "Stop", "type": "object", \
      "description": "Where a day leads", "properties": {"town": {"type": "object"}, \
      "rest": {"type": "object"}, "walk": {"type": "object"}}, "required": []}}}, \
      "required": ["title", "season", "stops"]}
      """)
    let schema = Itinerary.generationSchema.debugDescription
    XCTAssertTrue(
      schema.contains(
        "\"stars\": {\"type\": \"integer\", \"maximum\": 5, \"minimum\": 1}"), schema)
    XCTAssertTrue(schema.contains("\"description\": \"The days\", \"maxItems\": 4"), schema)
    XCTAssertFalse(schema.contains("unit"), schema)
    XCTAssertTrue(Branch.generationSchema.debugDescription.contains("#/$defs/Branch"))
  }

  func testASchemaCanBePutTogether() throws {
    let town = DynamicGenerationSchema(
      name: "Town",
      properties: [
        .init(name: "name", schema: .init(type: String.self)),
        .init(name: "kind", schema: .init(name: "Kind", anyOf: ["old", "new"]), isOptional: true),
        .init(
          name: "parts", schema: .init(arrayOf: .init(referenceTo: "Town"), maximumElements: 3)),
      ])
    let schema = try GenerationSchema(root: town, dependencies: [])
    XCTAssertEqual(
      schema.debugDescription,
      """
      {"title": "Town", "type": "object", "properties": {"name": {"type": "string"}, \
      "kind": {"title": "Kind", "type": "string", "enum": ["old", "new"]}, "parts": {"type": \
      "array", "maxItems": 3, "items": {"$ref": "#/$defs/Town"}}}, "required": ["name", "parts"]}
      """)
    XCTAssertThrowsError(
      try GenerationSchema(root: .init(arrayOf: .init(referenceTo: "None")), dependencies: []))
    XCTAssertThrowsError(try GenerationSchema(root: town, dependencies: [town]))
  }

  func testASchemaWithTwoPropertiesOfANameOrNoChoicesCannotBeMade() {
    func error(_ schema: DynamicGenerationSchema) -> String {
      let root = DynamicGenerationSchema(
        name: "Root", properties: [.init(name: "towns", schema: .init(arrayOf: schema))])
      do {
        _ = try GenerationSchema(root: root, dependencies: [])
        return ""
      } catch GenerationSchema.SchemaError.duplicateProperty(let schema, let property, _) {
        return "\(schema).\(property)"
      } catch GenerationSchema.SchemaError.emptyTypeChoices(let schema, _) {
        return "\(schema) empty"
      } catch {
        return "\(error)"
      }
    }
    let name = DynamicGenerationSchema.Property(name: "name", schema: .init(type: String.self))
    XCTAssertEqual(error(.init(name: "Town", properties: [name])), "")
    XCTAssertEqual(error(.init(name: "Town", properties: [name, name])), "Town.name")
    XCTAssertEqual(error(.init(name: "Kind", anyOf: [String]())), "Kind empty")
    XCTAssertEqual(error(.init(name: "Kind", anyOf: [DynamicGenerationSchema]())), "Kind empty")
  }

  func testATranscriptIsTheSameAfterItWasStored() throws {
    let content = try GeneratedContent(json: #"{"b": [1, null, "x"], "a": {"c": true}}"#)
    let transcript = Transcript(entries: [
      .instructions(.init(segments: [.text(.init(content: "Be brief."))], toolDefinitions: [])),
      .prompt(
        .init(
          segments: [.structure(.init(source: "form", content: content))],
          options: GenerationOptions(sampling: .random(top: 3), temperature: 0.5))),
      .toolOutput(.init(id: "1", toolName: "weather", segments: [])),
      .response(.init(assetIDs: ["one"], segments: [.text(.init(content: "Yes."))])),
    ])
    let data = try JSONEncoder().encode(transcript)
    XCTAssertEqual(try JSONDecoder().decode(Transcript.self, from: data), transcript)
  }

  func testNothingIsTranslated() throws {
    let window = TestWindow(TranslationPage())
    defer { window.close() }
    XCTAssertTrue(window.texts.contains("nothing"), "\(window.texts)")
    window.press("Translate")
    let sentence = "Translation is not available on this computer."
    runLoop(until: { window.texts.contains(sentence) }, "\(window.texts)")
    window.press("Show")
    runLoop(until: { window.dialog() != nil }, "There is no dialog.")
    let dialog = try XCTUnwrap(window.dialog())
    XCTAssertTrue(dialog.texts.contains(sentence), "\(dialog.texts)")
    dialog.close()
  }

  func testNoLanguagesAreSupported() async {
    let status = await TranslationPage.status()
    XCTAssertEqual(status, .unsupported)
  }
}
