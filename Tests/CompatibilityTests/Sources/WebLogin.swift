import AuthenticationServices
import SwiftUI

/// A sign-in at a web page, as sources for Apple's systems write it.
struct WebLogin: View {
  @Environment(\.webAuthenticationSession) private var webAuthenticationSession
  @Environment(\.authorizationController) private var authorizationController
  @State private var message = "Please sign in"

  var body: some View {
    VStack {
      Text(message)
      Button("Web") {
        Task {
          do {
            let url = try await webAuthenticationSession.authenticate(
              using: URL(string: "https://login.example.org/authorize")!,
              callbackURLScheme: "x-example", preferredBrowserSession: .ephemeral)
            message = url.absoluteString
          } catch ASWebAuthenticationSessionError.canceledLogin {
            message = "cancelled"
          } catch {
            message = error.localizedDescription
          }
        }
      }
      Button("Apple") {
        Task {
          let request = ASAuthorizationAppleIDProvider().createRequest()
          request.requestedScopes = [.email]
          do {
            switch try await authorizationController.performRequest(request) {
            case .appleID(let credential): message = "Hello \(credential.user)"
            case .password(let credential): message = "Hello \(credential.user)"
            default: message = "Another way"
            }
          } catch {
            message = error.localizedDescription
          }
        }
      }
    }
  }
}

final class WebLoginContext: NSObject, ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
}

final class PasswordLogin: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  var outcomes: [String] = []

  func start() -> ASAuthorizationController {
    let controller = ASAuthorizationController(authorizationRequests: [
      ASAuthorizationPasswordProvider().createRequest()
    ])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
    return controller
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    outcomes.append("\((error as NSError).code)")
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
}

/// The window as programs for the Mac give it.
final class MacAnchor: NSObject, ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    NSApp.keyWindow ?? NSApp.windows.first ?? ASPresentationAnchor()
  }
}

/// The window by the name of UIKit's type.
final class PhoneAnchor: NSObject, ASWebAuthenticationPresentationContextProviding {
  private(set) var questions = 0

  func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow {
    questions += 1
    return UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIWindow()
  }
}

/// A window of the program's own for a scene, and an anchor for one.
final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func anchor(for scene: UIWindowScene) -> ASPresentationAnchor {
    ASPresentationAnchor(windowScene: scene)
  }
}
