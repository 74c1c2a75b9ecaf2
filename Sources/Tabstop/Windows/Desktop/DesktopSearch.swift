internal import GtkBridge

/// The results of a program in the desktop's search.
@MainActor
package protocol DesktopSearch: AnyObject {
  /// The ids of what all of the words are in, the best first.
  func results(for words: [String]) -> [String]
  /// The title of a result; nil if it is not there any more.
  func title(of id: String) -> String?
  /// The user has chosen a result.
  func open(_ id: String)
  /// The user chose to see all results.
  func openResults(for words: [String])
}

extension Desktop {
  /// The program's answers to the desktop's search; set them before the program runs. A file in
  /// share/gnome-shell/search-providers names the object, the program's id as a path with
  /// "/SearchProvider" behind it.
  @MainActor package static var search: (any DesktopSearch)?
}

/// GNOME Shell's search provider, version 2.
@MainActor
final class SearchProvider {
  private let object: ExportedObject

  /// nil if the session bus cannot be used.
  init?(id: String, _ search: any DesktopSearch, present: @escaping () -> Void) {
    let path = "/" + id.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
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
