public import Foundation

extension WebPage {
  /// The configuration of a page. The browser does not know it: of these values those of schemes have an effect.
  /// Mirrors WebKit's.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Creates a configuration.
    public nonisolated init() {}
    /// The objects that read the addresses of schemes of the program's own.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// The preferences of each page. Passed to the page's decider, without further effect.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// The storage of the pages. Stored, without effect.
    public var websiteDataStore: WKWebsiteDataStore {
      get { store ?? .default() }
      set { store = newValue }
    }
    /// The scripts and messages of the pages. Stored, without effect.
    public var userContentController: WKUserContentController {
      get { content.controller }
      set { content.controller = newValue }
    }
    /// Who may use the device's sensors. Stored, without effect.
    public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .prompt)
    /// The application's name in the user agent. Stored, without effect.
    public var applicationNameForUserAgent: String?
    /// Whether only the program's own domains are opened. Stored, without effect.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether addresses are encrypted where that is known to work. Stored, without effect.
    public var upgradeKnownHostsToHTTPS = true
    /// Whether a page is shown only when it is complete. Stored, without effect.
    public var suppressesIncrementalRendering = false
    /// Whether AirPlay is allowed. Stored, without effect.
    public var allowsAirPlayForMediaPlayback = true
    /// Whether the parts of a page are loaded. Stored, without effect.
    public var loadsSubresources = true
    /// Whether words are predicted. Stored, without effect.
    public var allowsInlinePredictions = false
    /// Whether pictures in text have its size. Stored, without effect.
    public var supportsAdaptiveImageGlyph = false
    /// Whether a page may forbid to scale it. Stored, without effect.
    public var ignoresViewportScaleLimits = false
    /// How films are shown. Stored, without effect.
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// How films of a page are shown. Mirrors WebKit's.
    public enum MediaPlaybackBehavior: Sendable {
      case automatic, allowsInlinePlayback, alwaysFullscreen
    }

    private var store: WKWebsiteDataStore?
    private let content = Content()

    /// The controller, which is created when it is read.
    @MainActor
    private final class Content {
      lazy var controller = WKUserContentController()
      nonisolated init() {}
    }
  }

  /// The preferences of a page. Mirrors WebKit's. No effect.
  public struct NavigationPreferences: Sendable {
    /// The device for which a page is shown. Mirrors WebKit's.
    public enum ContentMode: Sendable { case recommended, mobile, desktop }
    /// What becomes of addresses that are not encrypted. Mirrors WebKit's.
    public enum UpgradeToHTTPSPolicy: Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
    /// Creates the usual preferences.
    public init() {}
    /// The device for which the page is shown. Stored, without effect.
    public var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run. Stored, without effect.
    public var allowsContentJavaScript = true
    /// What becomes of addresses that are not encrypted. Stored, without effect.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Whether the page has fewer features. Stored, without effect.
    public var isLockdownModeEnabled = false
  }

  /// Who may use the device's sensors. Mirrors WebKit's. Never asked.
  public struct DeviceSensorAuthorization {
    /// What a page may ask for. Mirrors WebKit's.
    public enum Permission: Hashable, Sendable {
      case deviceOrientationAndMotion
      case mediaCapture(WKMediaCaptureType)
    }
    /// The answer to all requests.
    public init(decision: WKPermissionDecision) {}
    /// The closure that answers: never called.
    public init(
      decisionHandler:
        @escaping (Permission, FrameInfo, WKSecurityOrigin) async ->
        WKPermissionDecision
    ) {}
  }
}

/// What a page records. Mirrors WebKit's.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// Whether a page records. Mirrors WebKit's.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
/// The answer to a page that asks for a sensor. Mirrors WebKit's.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// The place that a page is from. Never created. Mirrors WebKit's `WKSecurityOrigin`.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
  /// The scheme.
  public let `protocol`: String
  /// The host.
  public let host: String
  /// The port; 0 for the usual one.
  public let port: Int
}
