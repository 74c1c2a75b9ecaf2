import ArgumentParser
import PlannerResources
import Tabstop

/// The gallery as it is started from a terminal.
@main
struct FocusGallery: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "focus-gallery",
    abstract: "Shows every form, and everything that Tabstop does with the focus, on a page each.")

  @Option(help: ArgumentHelp("Show this page alone.", valueName: "name"))
  var page: String?

  @Flag(help: "Print the names of the pages.")
  var list = false

  nonisolated func run() throws {
    let (name, isList) = (page, list)
    let code = try MainActor.assumeIsolated { try Self.start(page: name, isList: isList) }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(page name: String?, isList: Bool) throws -> Int32 {
    if isList {
      for page in GalleryPage.all { print("\(page.id)\t\(page.title)") }
      return 0
    }
    if let name {
      guard let page = GalleryPage.named(name) else {
        throw ValidationError("There is no page \"\(name)\"; --list prints the names of all.")
      }
      GalleryApp.page = page
    }
    // The log-in page looks as it does in Vacation Planner.
    PictureLibrary.add(
      "log-in-landscape",
      UnsafeRawBufferPointer(
        start: planner_log_in_landscape_svg, count: planner_log_in_landscape_svg_size))
    StyleSheets.add(
      UnsafeRawBufferPointer(start: planner_style_css, count: planner_style_css_size))
    return GalleryApp.run(arguments: [])
  }
}

struct GalleryApp: App {
  /// The one page to show.
  static var page: GalleryPage?
  static var applicationName: String { "Focus Gallery" }

  var body: some Scene {
    WindowGroup("Focus Gallery") {
      if let page = Self.page {
        page.content().navigationTitle(page.title)
      } else {
        GalleryView()
      }
    }
    .defaultSize(width: Self.page == nil ? 960 : 520, height: 720)
  }
}
