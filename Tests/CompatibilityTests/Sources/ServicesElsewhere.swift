import AppIntents
import Foundation
import HealthKit
import NaturalLanguage
import SwiftUI

// A program's use of modules whose services a desktop lacks, wholly or in part.

// MARK: Intents

enum DrinkSize: String, AppEnum {
  case small, large
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static var caseDisplayRepresentations: [DrinkSize: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "Half a litre"),
  ]
}

struct Bar: AppEntity {
  let id: UUID
  @Property(title: "Name") var name: String
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bar")
  static var defaultQuery = BarQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "cup.and.saucer"))
  }
  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

struct BarQuery: EntityStringQuery {
  func entities(for identifiers: [Bar.ID]) async throws -> [Bar] {
    identifiers.map { Bar(id: $0, name: "Corner") }
  }
  func entities(matching string: String) async throws -> [Bar] { [] }
}

@MainActor enum Drinks {
  static var ordered: [String] = []
}

struct OrderIntent: AppIntent {
  static var title: LocalizedStringResource = "Order a Drink"
  static var description = IntentDescription("Orders a drink.", categoryName: "Drinks")
  static var openAppWhenRun = true

  @Parameter(title: "Drink", default: "Tea") var drink: String
  @Parameter(title: "Size") var size: DrinkSize?
  @Parameter(title: "Number", default: 1, inclusiveRange: (1, 9)) var number: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$number) of \(\.$drink)") { \.$size }
  }

  init() {}
  init(drink: String) { self.drink = drink }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    Drinks.ordered.append(drink)
    return .result(value: number, dialog: "Ordered \(number) of \(drink).")
  }
}

struct QuietIntent: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult { .result() }
}

struct DrinkShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .lime }
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(),
      phrases: ["Order with \(.applicationName)", "Order \(\.$size) with \(.applicationName)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(intent: QuietIntent(), phrases: ["Nothing"])
  }
}

struct OrderScreen: View {
  var body: some View {
    VStack {
      Button(intent: OrderIntent(drink: "Cocoa")) { Text("Order") }
      Button("Nothing", intent: QuietIntent())
    }
  }
}

// MARK: Health

@MainActor
final class HealthManager: ObservableObject {
  let store = HKHealthStore()
  @Published var steps: Double?
  @Published var refused = false
  @Published var failure: HKError?

  func start() {
    guard let stepType = HKObjectType.quantityType(forIdentifier: .stepCount) else { return }
    store.requestAuthorization(toShare: [], read: [stepType, HKObjectType.workoutType()]) {
      granted, _ in
      DispatchQueue.main.async { self.refused = !granted }
    }
    let today = HKQuery.predicateForSamples(
      withStart: Calendar.current.startOfDay(for: Date()), end: Date(), options: .strictStartDate)
    let query = HKStatisticsQuery(
      quantityType: stepType, quantitySamplePredicate: today, options: .cumulativeSum
    ) { _, result, error in
      let sum = result?.sumQuantity()?.doubleValue(for: .count())
      DispatchQueue.main.async {
        self.steps = sum
        self.failure = error as? HKError
      }
    }
    store.execute(query)
  }
}

// MARK: Language

func words(of text: String) -> [String] {
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
}

func mood(of text: String) -> Double {
  let tagger = NLTagger(tagSchemes: [.sentimentScore])
  tagger.string = text
  let (sentiment, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
  return Double(sentiment?.rawValue ?? "0") ?? 0
}

// MARK: Windows

struct SizedScene: Scene {
  var body: some Scene {
    WindowGroup { Text("Wide") }.defaultSize(CGSize(width: 900, height: 600))
  }
}
