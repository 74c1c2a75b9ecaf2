import SwiftUI

// A file without `Foundation`, in a target without the plugin.
struct AboutThisProgram: View {
  static let identifier = Bundle.main.bundleIdentifier!
  let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
  let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as! String

  var body: some View { Text("Version \(version) (\(build))") }
}
