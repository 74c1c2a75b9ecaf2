import AuthenticationServices
import CGtk
import CoreImage.CIFilterBuiltins
import CoreLocation
import HealthKit
import AVFoundation
import AppKit
import MessageUI
import PDFKit
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import MessageUIInterface
@testable import Tabstop

/// Tests of a source with names that few sources use.
@preconcurrency @MainActor
final class RareNamesTests: DisplayTestCase {
  func testSortDescriptorsCompareTextsInTheUsersLanguage() {
    let members = ["Item 10", "Item 9", "item 2"].enumerated()
      .map { Member(id: $0, name: $1, nickname: $0 == 1 ? nil : $1) }
    let sorted = SortedMembers(members: members)
    XCTAssertEqual(sorted.byName.map(\.name), ["Item 10", "Item 9", "item 2"])
    XCTAssertEqual(sorted.byNickname.map(\.nickname), [nil, "item 2", "Item 10"])
  }

  func testAnAddressGetsTheExtensionOfAType() {
    let folder = URL(fileURLWithPath: "/tmp")
    XCTAssertEqual(
      folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent, "a.png")
    XCTAssertEqual(
      folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent, "a.png")
    XCTAssertEqual(
      folder.appendingPathComponent("a.b").appendingPathExtension(for: .json).lastPathComponent,
      "a.b.json")
  }

  func testATemperatureHidesItsScale() {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Locale(identifier: "en_US"), usage: .asProvided,
      hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(0)))
    XCTAssertEqual(style.format(Measurement(value: 21, unit: .celsius)), "21°")
    let wide = Measurement<UnitTemperature>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided, hidesScaleName: true)
    XCTAssertEqual(wide.format(Measurement(value: 21, unit: .celsius)), "21°")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    XCTAssertTrue(
      warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true))
        .hasSuffix("°"))
  }

  func testActionsOfASectionAreRowsBelowIt() {
    var count = 0
    let window = TestWindow(FineList { count += 1 }.autocorrectionDisabled())
    window.press("Add Member")
    XCTAssertEqual(count, 1)
    XCTAssertTrue(window.texts.contains("Uncorrected: true"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains { $0.hasPrefix("Time left 1:") }, "\(window.texts)")
    window.close()
  }

  func testOneDistanceOfARowIsSet() throws {
    let window = TestWindow(
      List {
        Text("Plain")
        Text("Moved").listRowInsets(.leading, 70)
      })
    let starts = try ["Plain", "Moved"].map { text in
      var bounds = graphene_rect_t()
      let label = try XCTUnwrap(window.label(text))
      XCTAssertNotEqual(gtk_widget_compute_bounds(label, window.context.widget.pointer, &bounds), 0)
      return bounds
    }
    XCTAssertGreaterThan(starts[1].origin.x, starts[0].origin.x + 30)
    XCTAssertEqual(starts[1].size.height, starts[0].size.height)
    window.close()
  }

  func testOlderControlsAreShown() {
    let window = TestWindow(OldMenu(tint: .constant(UIColor.red.cgColor)), height: 700)
    XCTAssertFalse(window.all("GtkMenuButton").isEmpty)
    for text in ["Choice", "Level", "40", "Tint"] {
      XCTAssertTrue(window.texts.contains(text), "\(text) in \(window.texts)")
    }
    window.close()
  }

  func testAColorPickerWritesCoreGraphicsColors() {
    var color = UIColor.red.cgColor
    let binding = Binding(get: { color }, set: { color = $0 })
    ColorPicker("Tint", selection: binding).selection.wrappedValue = .blue
    XCTAssertEqual(color.components?.map { $0 > 0.5 }, [false, false, true, true])
  }

  func testTheClassOfTheSignInButtonPerformsItsAction() {
    var count = 0
    let window = TestWindow(SignInClassic { count += 1 }.frame(width: 300, height: 50))
    window.press("Continue with Apple")
    XCTAssertEqual(count, 1)
    window.close()
  }

  func testAMessageIsAnAddress() {
    let controller = MFMessageComposeViewController()
    controller.recipients = ["+49123", "456"]
    controller.body = "Hello & goodbye"
    XCTAssertEqual(
      controller.message?.absoluteString, "sms:+49123,456?body=Hello%20%26%20goodbye")
  }

  func testAUnitIsReadFromItsSymbol() {
    let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
    XCTAssertEqual(
      pulse.doubleValue(for: HKUnit.count().unitDivided(by: .second())), 1.5, accuracy: 1e-9)
    let sugar = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100)
    XCTAssertEqual(sugar.doubleValue(for: HKUnit(from: "g/L")), 1, accuracy: 1e-9)
    XCTAssertEqual(HKUnit(from: "km").unitString, "km")
    XCTAssertEqual(HKUnit(from: "mmol/L").unitString, "mmol/L")
  }

  func testWhatFollowsTheSlashOfAUnitIsItsDenominator() {
    let (kilogram, liter) = (HKUnit.gramUnit(with: .kilo), HKUnit.literUnit(with: .milli))
    let oxygen = liter.unitDivided(by: kilogram.unitMultiplied(by: .minute()))
    for string in ["ml/kg*min", "ml/(kg*min)", "mL/kg·min", "ml/kg/min", "mL.kg^-1.min^-1"] {
      XCTAssertEqual(HKUnit(from: string), oxygen, string)
      XCTAssertEqual(
        HKQuantity(unit: HKUnit(from: string), doubleValue: 60).doubleValue(for: oxygen), 60,
        accuracy: 1e-9, string)
    }
    XCTAssertEqual(
      HKUnit(from: "kcal/hr·kg"),
      HKUnit.kilocalorie().unitDivided(by: kilogram.unitMultiplied(by: .hour())))
    XCTAssertEqual(
      HKUnit(from: "m/s^2"),
      HKUnit.meter().unitDivided(by: .second()).unitDivided(by: .second()))
    let units = [
      oxygen, HKUnit(from: "m/s^2"), liter.unitDivided(by: .minute()).unitMultiplied(by: .meter()),
      HKUnit.second().reciprocal(), .degreeFahrenheit(), .secondUnit(with: .nano),
      .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()),
    ]
    for unit in units {
      let read = HKUnit(from: unit.unitString)
      XCTAssertEqual(read, unit)
      XCTAssertEqual(
        HKQuantity(unit: unit, doubleValue: 3).doubleValue(for: read), 3, accuracy: 1e-9,
        unit.unitString)
    }
  }

  func testSomeUnitsAreConvertedBySubstanceOrScale() {
    let warm = HKQuantity(unit: HKUnit(from: "degC"), doubleValue: 37)
    XCTAssertEqual(warm.doubleValue(for: HKUnit(from: "degF")), 98.6, accuracy: 1e-9)
    XCTAssertEqual(warm.doubleValue(for: .kelvin()), 310.15, accuracy: 1e-9)
    let sugar = HKQuantity(unit: HKUnit(from: "mmol<180.15588>/L"), doubleValue: 10)
    XCTAssertEqual(sugar.doubleValue(for: HKUnit(from: "mg/dL")), 180.15588, accuracy: 1e-6)
  }

  func testASignInButtonIsReleasedAndCanBeDisabled() {
    weak var released: ASAuthorizationAppleIDButton?
    do {
      let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
      released = button
    }
    XCTAssertNil(released)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    XCTAssertEqual(ASAuthorizationAppleIDButton(frame: frame).frame, frame)
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    let window = TestWindow(OneView(view: button).frame(width: 300, height: 50))
    XCTAssertNotEqual(gtk_widget_is_sensitive(window.button("Sign in with Apple")), 0)
    button.isEnabled = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("Sign in with Apple")), 0)
    window.close()
  }

  func testABoxHasAContentView() throws {
    let box = NSBox()
    box.contentView?.addSubview(NSTextField(labelWithString: "Inside"))
    XCTAssertEqual(box.contentView?.subviews.count, 1)
    let window = TestWindow(OneView(view: box))
    XCTAssertTrue(window.texts.contains("Inside"), "\(window.texts)")
    window.close()
  }

  func testADisabledCheckBoxCannotBePressed() throws {
    let check = NSButton(checkboxWithTitle: "Agree", target: nil, action: nil)
    let window = TestWindow(OneView(view: check))
    let shown = try XCTUnwrap(window.all("GtkCheckButton").first)
    XCTAssertNotEqual(gtk_widget_is_sensitive(shown), 0)
    check.isEnabled = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_is_sensitive(shown), 0)
    window.close()
  }

  func testTheFirstTitleIsChosenHoweverItIsAdded() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.insertItem(withTitle: "Two", at: 0)
    XCTAssertEqual(button.titleOfSelectedItem, "Two")
    button.insertItem(withTitle: "One", at: 0)
    XCTAssertEqual(button.titleOfSelectedItem, "Two")
  }

  func testAColorIsReplacedByWhatIsPutOnTheClipboardNext() {
    let board = UIPasteboard.general
    defer { board.string = nil }
    board.string = "text"
    board.color = .red
    XCTAssertEqual(board.color, .red)
    XCTAssertFalse(board.hasStrings)
    board.string = "text"
    XCTAssertFalse(board.hasColors)
    board.color = nil
    XCTAssertEqual(board.string, "text")
  }

  func testAProviderOfNothingLeavesTheClipboard() {
    let board = UIPasteboard.general
    defer { board.string = nil }
    board.string = "kept"
    board.setItemProviders([NSItemProvider()], localOnly: false, expirationDate: nil)
    let passed = expectation(description: "The provider was asked.")
    DispatchQueue.main.async { passed.fulfill() }
    wait(for: [passed], timeout: 10)
    XCTAssertEqual(board.string, "kept")
  }

  func testAPickerWithAPlainTitleHasATextForItsValue() {
    let title = String("Plain")
    let window = TestWindow(
      Form {
        Picker(title, selection: .constant(1)) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("First")
        }
      })
    XCTAssertTrue(window.texts.contains("Plain"), "\(window.texts)")
    window.close()
  }

  func testAPictureIsTurnedAsItsFileSays() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let image = try XCTUnwrap(CIImage(image: picture))
    let turned = image.oriented(.right)
    XCTAssertEqual(turned.extent, CGRect(x: 0, y: 0, width: 2, height: 4))
    // Turned clockwise, the left is at the top: from the bottom left, at y 2 and 3.
    XCTAssertEqual(try color(of: turned, CGRect(x: 0, y: 2, width: 2, height: 2)), [255, 0, 0])
    XCTAssertEqual(
      try color(of: image.oriented(.down), CGRect(x: 0, y: 0, width: 2, height: 2)), [0, 0, 255])
    XCTAssertEqual(image.oriented(.left).extent.size, CGSize(width: 2, height: 4))
    let scale = CIFilter.lanczosScaleTransform()
    scale.inputImage = image
    scale.scale = 2
    XCTAssertEqual(scale.outputImage?.extent.size, CGSize(width: 8, height: 4))
    let maximum = CIFilter.maximumComponent()
    maximum.inputImage = image
    XCTAssertEqual(
      try color(of: XCTUnwrap(maximum.outputImage), image.extent), [255, 255, 255])
    let blend = CIFilter.blendWithMask()
    blend.inputImage = image
    blend.backgroundImage = CIImage(image: picture)?.oriented(.upMirrored)
    let dark = CIFilter.whitePointAdjust()
    dark.inputImage = image
    dark.color = .black
    blend.maskImage = dark.outputImage
    XCTAssertEqual(
      try color(of: XCTUnwrap(blend.outputImage), CGRect(x: 0, y: 0, width: 2, height: 2)),
      [0, 0, 255])
  }

  private func color(of image: CIImage, _ part: CGRect) throws -> [UInt8] {
    let filter = CIFilter.areaAverage()
    filter.inputImage = image
    filter.extent = part
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      try XCTUnwrap(filter.outputImage), toBitmap: &bytes, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    return Array(bytes[..<3])
  }

  func testStandardQueriesAnswer() async throws {
    XCTAssertTrue(RareCalls.clipboard().hasColors)
    UIPasteboard.general.color = nil
    XCTAssertFalse(UIPasteboard.general.hasColors)
    XCTAssertEqual(RareCalls.location(CLLocationManager()).speed, 6)
    XCTAssertEqual(CLLocation().coordinate.latitude, 0)
    XCTAssertThrowsError(try RareCalls.faces(Data()))
    let stores = await RareCalls.stores()
    XCTAssertEqual(stores, 0)
    XCTAssertTrue(
      UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(
        comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    XCTAssertTrue(
      UIFontDescriptor(name: "Sans Bold", size: 12).symbolicTraits.contains(.traitBold))
  }

  func testADocumentIsMadeOfPictures() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let document = PDFDocument()
    XCTAssertNil(document.dataRepresentation())
    document.insert(try XCTUnwrap(PDFPage(image: picture)), at: 0)
    document.insert(PDFPage(), at: 0)
    document.exchangePage(at: 0, withPageAt: 1)
    XCTAssertEqual(document.pageCount, 2)
    XCTAssertEqual(
      document.page(at: 0)?.bounds(for: .mediaBox), CGRect(x: 0, y: 0, width: 40, height: 20))
    let data = try XCTUnwrap(document.dataRepresentation())
    XCTAssertTrue(data.starts(with: Data("%PDF-".utf8)))
    XCTAssertEqual(PDFDocument(data: data)?.pageCount, 0, "Pages of files are not read.")
  }

  func testAValueHasATimeRange() {
    let range = CMTimeRange(start: CMTime(seconds: 1.5), duration: CMTime(seconds: 3))
    XCTAssertEqual(NSValue(timeRange: range).timeRangeValue.end.seconds, 4.5, accuracy: 0.01)
    XCTAssertEqual(NSValue(time: CMTime(seconds: 2)).timeValue.seconds, 2, accuracy: 0.01)
  }

  func testAButtonOfTitlesChooses() throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["One", "Two", "Three"])
    XCTAssertEqual(button.titleOfSelectedItem, "One")
    button.selectItem(withTitle: "Three")
    button.removeItem(withTitle: "One")
    XCTAssertEqual(button.indexOfSelectedItem, 1)
    XCTAssertEqual(button.titleOfSelectedItem, "Three")
    let window = TestWindow(Titles(button: button))
    XCTAssertTrue(window.texts.contains("Three"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Frame"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Agree"), "\(window.texts)")
    window.close()
  }

  func testATextViewHasAStorage() {
    let view = UITextView(frame: .zero)
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    XCTAssertEqual(view.text, "1 two")
    view.text = "three"
    XCTAssertEqual(view.textStorage.string, "three")
    XCTAssertEqual(view.layoutManager.glyphRange(for: view.textContainer).length, 5)
  }

  func testProductsAreUnavailable() {
    let window = TestWindow(Shelf())
    runLoop(until: { window.texts.contains("a, b true") })
    XCTAssertTrue(window.texts.contains("a, b true"), "\(window.texts)")
    window.close()
  }
}

/// A view of UIKit's or AppKit's, as it is.
private struct OneView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
