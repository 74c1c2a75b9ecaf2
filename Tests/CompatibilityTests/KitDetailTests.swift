import CoreGraphics.CGBase
import PrivateDisplay
import SwiftUI
import SystemConfiguration
import UIKit
import UIKit.UINib
import XCTest

import struct UIKit.UITextContentType

/// Details of UIKit's and Foundation's types that sources use.
@preconcurrency @MainActor
final class KitDetailTests: DisplayTestCase {
  func testTheLooksOfMissingContentAreShown() {
    var missing = UIContentUnavailableConfiguration.empty()
    missing.text = "No Trips"
    missing.textProperties.font = .boldSystemFont(ofSize: 30)
    missing.textProperties.color = .red
    missing.secondaryText = "Plan one."
    missing.image = UIImage(systemName: "star")
    missing.imageProperties.tintColor = .red
    missing.background.backgroundColor = .yellow
    XCTAssertEqual(missing.textProperties.font.pointSize, 30)
    XCTAssertEqual(missing.secondaryTextProperties.color, .secondaryLabel)
    struct Shown: UIViewRepresentable {
      let look: UIContentUnavailableConfiguration
      func makeUIView(context: Context) -> UIView { look.makeContentView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let window = TestWindow(Shown(look: missing))
    defer { window.close() }
    XCTAssertTrue(window.texts.contains("No Trips"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Plan one."), "\(window.texts)")
  }

  func testTraitsHaveUIKitsTypes() {
    XCTAssertEqual(UITraitAccessibilityContrast.defaultValue, .unspecified)
    XCTAssertEqual(UITraitLayoutDirection.defaultValue, .unspecified)
    XCTAssertEqual(UITraitLegibilityWeight.defaultValue, .unspecified)
    let view = UIView()
    XCTAssertEqual(view.traitCollection.layoutDirection, .leftToRight)
    XCTAssertEqual(view.traitCollection.accessibilityContrast, .normal)
    XCTAssertEqual(view.traitCollection.legibilityWeight, .regular)
    XCTAssertEqual(UITraitCollection { $0.userInterfaceStyle = .dark }.userInterfaceStyle, .dark)
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _: UITraitCollection) in
    }
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(controller.traitOverrides.userInterfaceStyle, .dark)
  }

  func testAClipboardOfTheProgramsOwnHasItsOwnContent() throws {
    let name = UIPasteboard.Name("own")
    XCTAssertNil(UIPasteboard(name: name, create: false))
    let own = try XCTUnwrap(UIPasteboard(name: name, create: true))
    UIPasteboard.general.string = "for all"
    own.string = "for this program"
    XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "for this program")
    XCTAssertEqual(UIPasteboard.general.string, "for all")
    own.color = .red
    XCTAssertEqual(own.color, .red)
    XCTAssertNil(own.string)
    XCTAssertEqual(UIPasteboard.general.string, "for all")
    UIPasteboard.remove(withName: name)
    XCTAssertNil(UIPasteboard(name: name, create: false))
    XCTAssertNotEqual(UIPasteboard.withUniqueName().name, UIPasteboard.withUniqueName().name)
  }

  func testAPurposeOfTheProgramsOwnHasNoEffect() {
    let field = UITextField()
    field.textContentType = UITextContentType(rawValue: "of its own")
    XCTAssertEqual(field.textContentType?.rawValue, "of its own")
    field.textContentType = .oneTimeCode
    XCTAssertEqual(field.textContentType, .init(rawValue: "one-time-code"))
  }

  func testAColourLiteralIsACoreGraphicsColour() {
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    XCTAssertEqual(color.components, [1, 0.5, 0, 1])
  }

  func testAnItemProviderLoadsWhatWasRegistered() async throws {
    struct Trip: Codable, Transferable, Equatable {
      var name: String
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
      }
    }
    let provider = NSItemProvider()
    provider.register(Trip(name: "Oslo"))
    let loaded = try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: Trip.self) { continuation.resume(with: $0) }
    }
    XCTAssertEqual(loaded, Trip(name: "Oslo"))
    let other = NSItemProvider()
    other.registerDataRepresentation(
      forTypeIdentifier: "public.plain-text", visibility: .all
    ) { completion in
      completion(Data("no trip".utf8), nil)
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    other.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .all
    ) { completion in
      completion(Data(#"{"name": "Kiel"}"#.utf8), nil)
      return nil
    }
    let second = try await withCheckedThrowingContinuation { continuation in
      _ = other.loadTransferable(type: Trip.self) { continuation.resume(with: $0) }
    }
    XCTAssertEqual(second, Trip(name: "Kiel"))
    let text = NSItemProvider(object: "Bergen" as NSString)
    let name = try await withCheckedThrowingContinuation { continuation in
      _ = text.loadTransferable(type: String.self) { continuation.resume(with: $0) }
    }
    XCTAssertEqual(name, "Bergen")
    do {
      _ = try await withCheckedThrowingContinuation { continuation in
        _ = NSItemProvider().loadTransferable(type: Trip.self) { continuation.resume(with: $0) }
      }
      XCTFail("There is no trip.")
    } catch {}
  }

  func testAValueTransformerHasItsName() {
    final class Doubled: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    }
    let name = NSValueTransformerName(rawValue: "Doubled")
    XCTAssertNil(ValueTransformer(forName: name))
    ValueTransformer.setValueTransformer(Doubled(), forName: name)
    XCTAssertEqual(ValueTransformer(forName: name)?.transformedValue(3) as? Int, 6)
    ValueTransformer.setValueTransformer(nil, forName: name)
    XCTAssertNil(ValueTransformer(forName: name))
    XCTAssertEqual(
      ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool, true)
    let archived = NSSecureUnarchiveFromDataTransformer()
    let data = archived.reverseTransformedValue("text" as NSString)
    XCTAssertEqual(archived.transformedValue(data) as? NSString, "text")
  }

  func testAnIdentifierOfCoreFoundation() {
    let text: CFString = CFUUIDCreateString(nil, CFUUIDCreate(nil))
    XCTAssertNotNil(UUID(uuidString: text as String))
    XCTAssertNotNil(CFUUIDCreateFromString(nil, text))
    XCTAssertNil(CFUUIDCreateFromString(nil, "x"))
  }

  func testAnInteractionOfTheProgramsIsToldOfItsView() {
    final class Drop: UIDropInteraction {
      var view2: UIView?
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        view2 = view
      }
    }
    final class Delegate: NSObject, UIDropInteractionDelegate {}
    let (view, delegate) = (UIView(), Delegate())
    let drop = Drop(delegate: delegate)
    view.addInteraction(drop)
    XCTAssertIdentical(drop.view2, view)
    XCTAssertIdentical(drop.view, view)
  }

  func testTheErrorOfAReachabilityIsThatOfTheLastCall() {
    XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
    XCTAssertEqual(Int(SCError()), kSCStatusInvalidArgument)
    XCTAssertNotNil(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    XCTAssertEqual(Int(SCError()), kSCStatusOK)
    var address = sockaddr()
    address.sa_len = 16
    XCTAssertEqual(address.sa_len, 16)
    var flags = SCNetworkReachabilityFlags.reachable
    XCTAssertNotEqual(flags.rawValue & UInt32(kSCNetworkFlagsReachable), 0)
    flags = []
    XCTAssertEqual(flags.rawValue & UInt32(kSCNetworkFlagsReachable), 0)
  }

  func testSourcesWithOneImportKnowUIKitsAndCoreImagesTypes() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    XCTAssertNotNil(picture.inverted)
    let link = SharedLink(title: "Oslo")
    let controller = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    XCTAssertEqual(link.activityViewControllerLinkMetadata(controller)?.title, "Oslo")
  }
}
