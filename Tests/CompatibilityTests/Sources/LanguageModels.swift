// What applications do with the language model of the system, and with translations.
import FoundationModels
import SwiftUI
import Translation

@Generable(description: "A journey")
struct Itinerary: Equatable {
  @Guide(description: "Where it leads")
  var destination: String
  @Guide(description: "The days", .count(2...4))
  var days: [DayPlan]
  @Guide(.range(1...5)) let stars: Int
  var note: String?
  var isDone = false
  let unit = "km"
  @Guide(description: "How it is travelled", .anyOf(["train", "bicycle"]))
  var means: String
  var length: Double { Double(days.count) }
}

@Generable
struct DayPlan: Equatable {
  var title: String
  var season: Season
  var stops: [Stop]
}

@Generable
enum Season { case spring, summer, autumn, winter }

@Generable
enum Mood: String, CaseIterable {
  case calm = "quiet"
  case busy
}

@Generable(description: "Where a day leads")
enum Stop: Equatable {
  case town(name: String, hours: Int)
  case rest
  case walk(Double)
}

/// A tree, which contains itself.
@Generable
struct Branch: Equatable, Identifiable {
  var id: GenerationID
  var name: String
  var branches: [Branch]
}

struct WeatherTool: FoundationModels.Tool {
  let name = "weather"
  let description = "Tells the weather of a town"

  @Generable
  struct Arguments {
    @Guide(description: "The town") var town: String
  }

  func call(arguments: Arguments) async throws -> String { "\(arguments.town): sunny" }
}

@MainActor @Observable
final class Planner {
  private(set) var message = ""
  private(set) var itinerary: Itinerary.PartiallyGenerated?
  private(set) var isAvailable = true
  private let session = LanguageModelSession(tools: [WeatherTool()]) {
    "You plan journeys."
    if Bool(true) { "Answer briefly." }
  }

  func check() {
    let model = SystemLanguageModel.default
    switch model.availability {
    case .available: message = "available"
    case .unavailable(.deviceNotEligible): message = "not eligible"
    case .unavailable(.appleIntelligenceNotEnabled): message = "not enabled"
    case .unavailable(.modelNotReady): message = "not ready"
    case .unavailable: message = "unknown"
    }
    isAvailable = model.isAvailable
  }

  func plan(_ town: String) async {
    session.prewarm()
    do {
      let stream = session.streamResponse(
        generating: Itinerary.self, options: GenerationOptions(sampling: .greedy)
      ) {
        "A journey to \(town)"
        "with"
        ["a lake", "a castle"]
      }
      for try await part in stream { itinerary = part.content }
    } catch let error as LanguageModelSession.GenerationError {
      message = error.localizedDescription
    } catch {
      message = "other"
    }
  }

  func ask(_ question: String) async -> String {
    let session = LanguageModelSession()
    do {
      let answer = try await session.respond(to: question)
      return answer.content
    } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
      return context.debugDescription
    } catch {
      return "other"
    }
  }

  var instructions: String {
    guard case .instructions(let first)? = session.transcript.first,
      case .text(let text)? = first.segments.first
    else { return "" }
    return text.content + " " + first.toolDefinitions.map(\.name).joined()
  }
}

struct TranslationPage: View {
  @State private var configuration: TranslationSession.Configuration?
  @State private var result = "nothing"
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(result)
      Button("Translate") {
        if configuration == nil {
          configuration = .init(source: Locale.Language(identifier: "en"), target: nil)
        } else {
          configuration?.invalidate()
        }
      }
      Button("Show") { isShown = true }
    }
    .translationTask(configuration) { session in
      do {
        result = try await session.translate("lake").targetText
      } catch {
        result = error.localizedDescription
      }
    }
    .translationPresentation(isPresented: $isShown, text: "lake")
  }

  static func status() async -> LanguageAvailability.Status {
    await LanguageAvailability().status(
      from: Locale.Language(identifier: "de"), to: Locale.Language(identifier: "en"))
  }
}
