import Foundation

/// What a page about the program shows, as sources from Xcode read it: without a default where Xcode always makes the
/// value.
public enum About {
  public static let identifier = Bundle.main.bundleIdentifier!
  public static let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
  public static let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as! String
}
