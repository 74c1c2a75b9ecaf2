// What telephones know of the user's surroundings and body, in the shapes of the newer interfaces.
import BackgroundTasks
import Contacts
import CoreImage
import CoreLocation
import CoreLocationUI
import CoreSpotlight
import HealthKit
import Photos
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import Vision
import WeatherKit

struct WelcomeToWeather: View {
  @State private var asked = 0

  var body: some View {
    VStack {
      Text("Asked \(asked) times")
      LocationButton(.shareCurrentLocation) { asked += 1 }
        .cornerRadius(30)
        .symbolVariant(.fill)
        .foregroundColor(.white)
      LocationButton { asked += 10 }
    }
  }
}

@MainActor
final class WeatherModel: ObservableObject {
  private let service = WeatherService.shared
  @Published var temperature = ""
  @Published var hours: [HourWeather] = []
  @Published var error: WeatherError?

  func load(_ location: CLLocation) async {
    do {
      let weather = try await service.weather(for: location)
      temperature = weather.currentWeather.temperature.formatted(.measurement(width: .narrow))
      hours = Array(weather.hourlyForecast.filter { $0.date > .now }.prefix(24))
      let (current, daily) = try await service.weather(for: location, including: .current, .daily)
      temperature += current.condition.description + current.symbolName
      temperature += "\(daily.first?.sun.sunrise ?? .now) \(daily.forecast.count)"
      temperature += "\(current.wind.compassDirection.abbreviation) \(current.uvIndex.category)"
    } catch {
      self.error = error as? WeatherError
    }
  }
}

func watchTheGarden() async -> CLMonitor.Event.State? {
  let monitor = await CLMonitor("Garden")
  let circle = CLMonitor.CircularGeographicCondition(
    center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 50)
  await monitor.add(circle, identifier: "garden", assuming: .unsatisfied)
  return await monitor.record(for: "garden")?.lastEvent.state
}

func remindInTheGarden() -> UNNotificationRequest {
  let region = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 50, identifier: "garden")
  region.notifyOnEntry = true
  let content = UNMutableNotificationContent()
  content.title = "Water the plants"
  return UNNotificationRequest(
    identifier: "garden", content: content,
    trigger: UNLocationNotificationTrigger(region: region, repeats: false))
}

func place(of address: String) async throws -> CLPlacemark? {
  try await CLGeocoder().geocodeAddressString(address, in: nil).first
}

func planRefresh() -> String {
  do {
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    return "planned"
  } catch BGTaskScheduler.Error.notPermitted {
    return "not permitted"
  } catch BGTaskScheduler.Error.unavailable {
    return "unavailable"
  } catch {
    return "other"
  }
}

func indexNote(_ title: String) async throws {
  let attributes = CSSearchableItemAttributeSet(contentType: .text)
  attributes.title = title
  attributes.keywords = ["note"]
  let item = CSSearchableItem(
    uniqueIdentifier: nil, domainIdentifier: "notes", attributeSet: attributes)
  try await CSSearchableIndex.default().indexSearchableItems([item])
}

final class BodyModel: ObservableObject {
  private let store = HKHealthStore()
  @Published var failures: [HKError.Code] = []

  func load() async {
    let pulse = HKQuantityType(.heartRate)
    let today = HKQuery.predicateForSamples(withStart: .now, end: nil)
    let samples = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: pulse, predicate: today)],
      sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 1)
    let sum = HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(.walkingSpeed), predicate: today),
      options: .discreteAverage)
    do {
      print(try await samples.result(for: store).first?.sourceRevision.source.name ?? "")
    } catch { note(error) }
    do {
      print(try await sum.result(for: store)?.averageQuantity() as Any)
    } catch { note(error) }
    let builder = HKWorkoutBuilder(
      healthStore: store, configuration: HKWorkoutConfiguration(), device: .local())
    do {
      try await builder.beginCollection(at: .now)
    } catch HKError.errorHealthDataUnavailable {
      failures.append(.errorHealthDataUnavailable)
    } catch {}
  }

  private func note(_ error: any Error) {
    if let code = (error as? HKError)?.code { failures.append(code) }
  }

  var types: Set<HKObjectType> {
    [
      HKCharacteristicType(.bloodType), HKSeriesType.workoutRoute(),
      HKObjectType.activitySummaryType(), HKCategoryType(.highHeartRateEvent),
    ]
  }
  let sports: [HKWorkoutActivityType] = [.coreTraining, .elliptical, .pickleball, .yoga]
}

func letter(to name: String) -> String {
  let address = CNMutablePostalAddress()
  address.street = "1 Infinite Loop"
  address.city = "Cupertino"
  address.state = "CA"
  address.postalCode = "95014"
  let contact = CNMutableContact()
  contact.givenName = name
  contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
  return CNPostalAddressFormatter.string(
    from: contact.postalAddresses[0].value, style: .mailingAddress)
}

func findHand(in picture: CIImage) throws -> CGPoint? {
  let request = VNDetectHumanHandPoseRequest()
  request.maximumHandCount = 1
  try VNImageRequestHandler(ciImage: picture, orientation: .up).perform([request])
  guard let hand = request.results?.first else { return nil }
  let thumb = try hand.recognizedPoints(.thumb)
  guard let tip = thumb[.thumbTip], tip.confidence > 0.3 else { return nil }
  return tip.location
}

func topOfTheScreen() -> CGFloat { UIApplication.shared.statusBarFrame.height }
