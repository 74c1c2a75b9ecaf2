import ArgumentParser
import Guidebook
import Tabstop

/// The gallery's command.
@main
struct FocusGallery: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "focus-gallery",
    abstract: "Shows every form, and everything that Tabstop does with the focus, on a page each.")

  @Option(help: ArgumentHelp("Show this page alone.", valueName: "name"))
  var page: String?

  @Flag(help: "Show documents in windows: a new one, or the files in the place of addresses.")
  var documents = false

  @Flag(help: "Show a menu bar extra alone: an item of the desktop's panel.")
  var extra = false

  @Flag(help: "Print the names of the pages.")
  var list = false

  @Argument(help: "Addresses or files to open, with the page \"addresses\".")
  var addresses: [String] = []

  nonisolated func run() throws {
    let (name, isList, isDocuments, isExtra, addresses) = (page, list, documents, extra, addresses)
    let code = try MainActor.assumeIsolated {
      if isDocuments { return DocumentsApp.run(arguments: addresses) }
      if isExtra { return ExtraApp.run(arguments: addresses) }
      return try Self.start(page: name, isList: isList, addresses)
    }
    throw ExitCode(code)
  }

  @MainActor
  private static func start(
    page name: String?, isList: Bool, _ addresses: [String]
  ) throws -> Int32 {
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
    // The log-in pages have the style of Vacation Planner.
    Guidebook.install()
    return GalleryApp.run(arguments: addresses)
  }
}

struct GalleryApp: App {
  /// The only page to show.
  static var page: GalleryPage?
  static var applicationName: String { "Focus Gallery" }
  /// The id of the program on the pages that open URLs: a second start passes its URLs to the
  /// first. Other pages can be open several times.
  static var applicationID: String? {
    ["addresses", "web-sign-in"].contains(page?.id) ? "org.tabstop.FocusGallery" : nil
  }

  var body: some Scene {
    WindowGroup("Focus Gallery") {
      if let page = Self.page {
        page.content().navigationTitle(page.title)
      } else {
        GalleryView()
      }
    }
    .defaultSize(width: Self.page?.width ?? 960, height: 720)
  }
}
