internal import GtkBridge

/// The results of a program in the desktop's search.
@MainActor
package protocol DesktopSearch: AnyObject {
  /// The ids of the results that contain all of the words, the best first.
  func results(for words: [String]) -> [String]
  /// The title of a result; nil if it does not exist any more.
  func title(of id: String) -> String?
  /// Called when the user has chosen a result.
  func open(_ id: String)
  /// Called when the user has chosen to see all results.
  func openResults(for words: [String])
}

extension Desktop {
  /// The object that answers the desktop's search; set it before the program runs. A file in
  /// share/gnome-shell/search-providers names its path: the program's id as a path, followed by
  /// "/SearchProvider".
  @MainActor package static var search: (any DesktopSearch)?
}

/// An object on the session bus that implements GNOME Shell's search provider, version 2.
@MainActor
final class SearchProvider {
  private let object: ExportedObject

  /// Exports the object; nil if the session bus cannot be used.
  init?(id: String, _ search: any DesktopSearch, present: @escaping () -> Void) {
    let path = "/" + String(id.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
    let object = ExportedObject(path: "\(path)/SearchProvider", description: Self.interface) {
      method, arguments in
      switch method {
      case "GetInitialResultSet":
        return .tuple([.strings(search.results(for: arguments.strings(0)))])
      case "GetSubsearchResultSet":
        return .tuple([.strings(search.results(for: arguments.strings(1)))])
      case "GetResultMetas":
        let metas = arguments.strings(0).compactMap { id in
          search.title(of: id).map { title in
            BusValue.dictionary([("id", .string(id)), ("name", .string(title))])
          }
        }
        return .tuple([.array(of: "a{sv}", metas)])
      case "ActivateResult":
        present()
        Updater.shared.event { search.open(arguments.strings(0).first ?? "") }
      case "LaunchSearch":
        present()
        Updater.shared.event { search.openResults(for: arguments.strings(0)) }
      default: return nil
      }
      return .tuple([])
    }
    guard let object else { return nil }
    self.object = object
  }

  private static let interface = """
    <node>
      <interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet">
          <arg type="as" direction="in"/>
          <arg type="as" direction="out"/>
        </method>
        <method name="GetSubsearchResultSet">
          <arg type="as" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="as" direction="out"/>
        </method>
        <method name="GetResultMetas">
          <arg type="as" direction="in"/>
          <arg type="aa{sv}" direction="out"/>
        </method>
        <method name="ActivateResult">
          <arg type="s" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="u" direction="in"/>
        </method>
        <method name="LaunchSearch">
          <arg type="as" direction="in"/>
          <arg type="u" direction="in"/>
        </method>
      </interface>
    </node>
    """
}
