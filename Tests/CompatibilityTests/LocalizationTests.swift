import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of an unchanged source with string catalogs, in the language of the program and in others.
@preconcurrency @MainActor
final class LocalizationTests: DisplayTestCase {
  private func texts(_ view: some View) -> [String] {
    let window = TestWindow(view)
    defer { window.close() }
    return window.texts
  }

  func testTheDevelopmentLanguageHasPlurals() {
    let texts = texts(Invitation(guests: 1))
    XCTAssertEqual(
      Array(texts.prefix(5)),
      ["Invitation", "Grace expects 1 guest", "Grace", "Invitation", "Goodbye"])
    XCTAssertEqual(InvitationMessages.summary(1), "1 guest")
    XCTAssertEqual(InvitationMessages.summary(2), "2 guests")
    XCTAssertEqual(InvitationMessages.title, "Invitation")
    XCTAssertEqual(InvitationMessages.symbolic, "Goodbye")
    XCTAssertEqual(String(localized: InvitationMessages.resource), "Invitation")
  }

  func testTheLocaleOfTheEnvironment() {
    let german = Invitation(guests: 3).environment(\.locale, Locale(identifier: "de_AT"))
    XCTAssertEqual(
      texts(german).filter { $0 != "" },
      [
        "Einladung", "Grace erwartet 3 Gäste", "Grace", "Invitation", "Auf Wiedersehen",
        "Bring jemanden mit", "Ich komme", "Not in the catalog",
      ])
  }

  func testATextOutsideOfTheBodyFollowsTheEnvironment() {
    let german = Text("Invitation").environment(\.locale, Locale(identifier: "de"))
    XCTAssertEqual(texts(german), ["Einladung"])
    XCTAssertEqual(texts(Text("Invitation")), ["Invitation"])
  }

  func testATextInAnotherLanguageIsMarkedWithIt() throws {
    func language(_ view: some View, _ text: String) throws -> String? {
      let window = TestWindow(view)
      defer { window.close() }
      let label = OpaquePointer(try XCTUnwrap(window.label(text)))
      guard let attributes = gtk_label_get_attributes(label) else { return nil }
      let written = pango_attr_list_to_string(attributes)!
      defer { g_free(written) }
      return String(cString: written)
    }
    let german = Text("Invitation").environment(\.locale, Locale(identifier: "de_AT"))
    XCTAssertEqual(try language(german, "Einladung")?.hasSuffix("language de"), true)
    XCTAssertNil(try language(Text("Invitation"), "Invitation"))
  }

  func testChangingTheLanguageChangesTheTexts() {
    struct Page: View {
      @State private var isGerman = false
      var body: some View {
        Button {
          isGerman = true
        } label: {
          Text(verbatim: "Switch")
        }
        Invitation(guests: 2).environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
      }
    }
    let window = TestWindow(Page())
    XCTAssertTrue(window.texts.contains("Grace expects 2 guests"), "\(window.texts)")
    window.press("Switch")
    XCTAssertTrue(window.texts.contains("Grace erwartet 2 Gäste"), "\(window.texts)")
    window.close()
  }

  func testAResourceHasALanguageOfItsOwn() {
    var resource = InvitationMessages.resource
    resource.locale = Locale(identifier: "de")
    XCTAssertEqual(String(localized: resource), "Einladung")
    let german = LocalizedStringResource("Invitation", locale: Locale(identifier: "de"))
    XCTAssertEqual(String(localized: german), "Einladung")
  }
}
