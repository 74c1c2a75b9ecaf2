import Tabstop

/// A page of the gallery.
struct GalleryPage: Identifiable {
  /// The argument of `--page`.
  let id: String
  let title: String
  /// The width of its window, in points.
  let width: Double
  let content: () -> AnyView

  init<Content: View>(
    _ id: String, _ title: String, width: Double = 520, _ content: @escaping () -> Content
  ) {
    self.id = id
    self.title = title
    self.width = width
    self.content = { AnyView(content()) }
  }

  static func named(_ name: String) -> GalleryPage? { all.first { $0.id == name } }

  /// The forms first, then a page for each other part of the focus API.
  static let all: [GalleryPage] = [
    GalleryPage("create-account", "Create account") { CreateAccountPage() },
    GalleryPage("add-server", "Add server") { AddServerPage() },
    GalleryPage("edit-tag", "Edit tag") { EditTagPage() },
    GalleryPage("poll", "Poll") { PollPage() },
    GalleryPage("controls", "Every control") { ControlsPage() },
    GalleryPage("sign-up-errors", "Sign-up with an error per field") { SignUpErrorsPage() },
    GalleryPage("profile", "Profile, edited in a sheet") { ProfilePage() },
    GalleryPage("notification", "Notification") { NotificationPage() },
    GalleryPage("log-in", "Log in") { LogInPage() },
    GalleryPage("log-in-wide", "Log in, wide", width: 1120) { LogInWidePage() },
    GalleryPage("looks", "Looks of texts and controls") { LooksPage() },
    GalleryPage("motion", "Motion") { MotionPage() },
    GalleryPage("default-focus", "Default focus and reset") { DefaultFocusPage() },
    GalleryPage("scopes", "Focus scopes") { ScopesPage() },
    GalleryPage("sections", "Focus sections") { SectionsPage() },
    GalleryPage("submit-scope", "Submit scopes") { SubmitScopePage() },
    GalleryPage("focused-values", "Focused values") { FocusedValuesPage() },
    GalleryPage("key-presses", "Key presses") { KeyPressesPage() },
    GalleryPage("focusable", "A focusable view") { FocusablePage() },
    GalleryPage("presentations", "Sheet and alert focus") { PresentationsPage() },
    GalleryPage("on-screen-keyboard", "On-screen keyboard") { OnScreenKeyboardPage() },
    GalleryPage("keyboard-toolbar", "Keyboard toolbar") { KeyboardToolbarPage() },
    GalleryPage("search", "Search") { SearchPage() },
    GalleryPage("suggestions", "Suggestions") { SuggestionsPage() },
    GalleryPage("table", "Table, panes and tokens", width: 640) { TablePage() },
    GalleryPage("collection", "A list of 100,000 rows") { CollectionPage() },
    GalleryPage("announcements", "Announcements") { AnnouncementsPage() },
    GalleryPage("accessibility-focus", "Accessibility focus") { AccessibilityFocusPage() },
    GalleryPage("navigation", "Navigation stack") { NavigationPage() },
    GalleryPage("menus", "Menus") { MenusPage() },
    GalleryPage("tabs", "Tabs") { TabsPage() },
    GalleryPage("accessibility", "Accessibility modifiers") { AccessibilityPage() },
    GalleryPage("names-and-values", "Names and values") { NamesAndValuesPage() },
    GalleryPage("dates", "Typed dates") { DatesPage() },
    GalleryPage("days", "Days of a month") { DaysPage() },
    GalleryPage("trees", "Trees") { TreesPage() },
    GalleryPage("tasks", "Rows with actions") { TasksPage() },
    GalleryPage("contact", "Rows of a form to edit") { ContactPage() },
    GalleryPage("addresses", "Addresses that are opened") { AddressesPage() },
    GalleryPage("web-sign-in", "Sign-in in a browser") { WebSignInPage() },
    GalleryPage("gtk-widgets", "GTK widgets as views") { GtkWidgetsPage() },
    GalleryPage("untitled", "Controls without titles") { UntitledControlsPage() },
    GalleryPage("languages", "Texts in the user's language") { LanguagesPage() },
  ]
}
