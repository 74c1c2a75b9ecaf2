import Foundation
package import Localization
import PlannerResources
import Tabstop
public import Trips

/// The resources in the program: Vacation Planner's style sheet, pictures and destinations.
public enum Guidebook {
  /// Adds the style sheet and the pictures. Call it once, before there are any views.
  public static func install() {
    for picture in pictures {
      PictureLibrary.add(
        String(cString: picture.name),
        UnsafeRawBufferPointer(start: picture.bytes, count: picture.size))
    }
    StyleSheets.add(
      UnsafeRawBufferPointer(start: planner_style_css, count: planner_style_css_size))
  }

  /// The destinations in the user's language, or the fault of their file. It is read at the first
  /// access.
  public static let destinations = translatedDestinations(by: .user)

  /// The destinations in a language.
  package static func translatedDestinations(
    by localizer: Localizer
  ) -> Result<[Destination], DestinationFault> {
    let json = Data(bytes: planner_destinations_json, count: planner_destinations_json_size)
    do throws(DestinationFault) {
      let names = Set(pictures.map { String(cString: $0.name) })
      let locale = Locale(identifier: localizer.language)
      return .success(
        try DestinationFile.read(json, pictures: names).map { destination in
          destination.translated(
            { localizer.text($0, table: "Destinations", bundle: "tabstop_Guidebook") },
            // In English it is in the file, so that the first page does not wait for ICU.
            countryName: localizer.language == "en"
              ? nil : locale.localizedString(forRegionCode: destination.countryCode))
        })
    } catch {
      return .failure(error)
    }
  }

  private static var pictures: UnsafeBufferPointer<planner_picture> {
    UnsafeBufferPointer(start: planner_pictures, count: planner_picture_count)
  }
}
