// What small programs in a Mac's menu bar ask of the system: devices for sounds, the screen, keys, other programs.
import AppKit
import ApplicationServices
import Carbon.HIToolbox
import CoreAudio
import IOKit.ps
import QuartzCore
import ScreenCaptureKit
import Security
import SwiftUI

enum SoundDevices {
  private static let system = AudioObjectID(kAudioObjectSystemObject)

  static func all() -> [AudioDeviceID] {
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioHardwarePropertyDevices, mScope: kAudioObjectPropertyScopeGlobal,
      mElement: kAudioObjectPropertyElementMain)
    var size: UInt32 = 0
    guard AudioObjectGetPropertyDataSize(system, &address, 0, nil, &size) == noErr else {
      return []
    }
    var devices = [AudioDeviceID](
      repeating: 0, count: Int(size) / MemoryLayout<AudioDeviceID>.size)
    guard AudioObjectGetPropertyData(system, &address, 0, nil, &size, &devices) == noErr else {
      return []
    }
    return devices
  }

  static func isVolumeSettable(_ device: AudioDeviceID) -> Bool {
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioDevicePropertyVolumeScalar, mScope: kAudioObjectPropertyScopeOutput,
      mElement: kAudioObjectPropertyElementMain)
    var isSettable: DarwinBoolean = false
    guard AudioObjectIsPropertySettable(device, &address, &isSettable) == noErr else {
      return false
    }
    return isSettable.boolValue
  }

  static func name(_ device: AudioDeviceID) -> String {
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioObjectPropertyName, mScope: kAudioObjectPropertyScopeGlobal,
      mElement: kAudioObjectPropertyElementMain)
    var name: Unmanaged<CFString>?
    var size = UInt32(MemoryLayout<Unmanaged<CFString>?>.size)
    let status = withUnsafeMutablePointer(to: &name) {
      AudioObjectGetPropertyData(device, &address, 0, nil, &size, $0)
    }
    guard status == noErr, let name else { return "Unknown" }
    return name.takeRetainedValue() as String
  }

  static func follow(_ change: @escaping () -> Void) {
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioHardwarePropertyDefaultOutputDevice,
      mScope: kAudioObjectPropertyScopeGlobal, mElement: kAudioObjectPropertyElementMain)
    AudioObjectAddPropertyListenerBlock(system, &address, .main) { _, _ in change() }
  }
}

final class ScreenPictures: NSObject, SCStreamOutput, SCStreamDelegate {
  private var stream: SCStream?

  func start() async -> String {
    do {
      let content = try await SCShareableContent.excludingDesktopWindows(
        false, onScreenWindowsOnly: true)
      guard let display = content.displays.first else { return "no display" }
      let filter = SCContentFilter(
        display: display, excludingApplications: [], exceptingWindows: [])
      let configuration = SCStreamConfiguration()
      configuration.width = display.width * 2
      configuration.minimumFrameInterval = CMTime(value: 1, timescale: 30)
      let stream = SCStream(filter: filter, configuration: configuration, delegate: self)
      try stream.addStreamOutput(self, type: .screen, sampleHandlerQueue: .global())
      try await stream.startCapture()
      self.stream = stream
      return "started"
    } catch let error as SCStreamError where error.code == .userDeclined {
      return "declined"
    } catch {
      return error.localizedDescription
    }
  }

  func stream(
    _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
    of type: SCStreamOutputType
  ) {}
}

enum KeyNames {
  static func name(of keyCode: UInt32) -> String {
    guard
      let source = TISCopyCurrentASCIICapableKeyboardLayoutInputSource()?.takeRetainedValue(),
      let table = TISGetInputSourceProperty(source, kTISPropertyUnicodeKeyLayoutData)
    else { return "Key \(keyCode)" }
    let data = unsafeBitCast(table, to: CFData.self)
    let layout = unsafeBitCast(
      CFDataGetBytePtr(data), to: UnsafePointer<UCKeyboardLayout>.self)
    var (deadKeys, length): (UInt32, Int) = (0, 0)
    var letters = [UniChar](repeating: 0, count: 4)
    let status = UCKeyTranslate(
      layout, UInt16(keyCode), UInt16(kUCKeyActionDisplay), 0, UInt32(LMGetKbdType()),
      UInt32(kUCKeyTranslateNoDeadKeysBit), &deadKeys, letters.count, &length, &letters)
    guard status == noErr, length > 0 else { return "?" }
    return String(utf16CodeUnits: letters, count: length)
  }

  static func pressMediaKey(_ key: Int) {
    let event = NSEvent.otherEvent(
      with: .systemDefined, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
      context: nil, subtype: 8, data1: key << 16, data2: -1)
    event?.cgEvent?.post(tap: .cghidEventTap)
  }

  static func secondsWithoutKeys() -> TimeInterval {
    CGEventSource.secondsSinceLastEventType(.combinedSessionState, eventType: .keyDown)
  }

  static func insert(_ text: String, into element: AXUIElement) -> Bool {
    var isSettable: DarwinBoolean = false
    AXUIElementIsAttributeSettable(
      element, kAXSelectedTextAttribute as CFString, &isSettable)
    return isSettable.boolValue
      && AXUIElementSetAttributeValue(
        element, kAXSelectedTextAttribute as CFString, text as CFTypeRef) == .success
  }
}

@MainActor
final class DropPanel: NSPanel {
  let pixels = NSView()

  init() {
    super.init(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.borderless],
      backing: .buffered, defer: false)
    registerForDraggedTypes([.fileURL])
    pixels.wantsLayer = true
    pixels.layer?.magnificationFilter = .nearest
    pixels.layer?.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    let field = NSTextField()
    field.cell?.sendsActionOnEndEditing = false
    contentView = pixels
  }

  func page(_ data: Data) -> CGSize? { NSPDFImageRep(data: data)?.bounds.size }
}

func names(in certificate: SecCertificate) -> [String] {
  guard
    let values = SecCertificateCopyValues(
      certificate, [kSecOIDSubjectAltName] as CFArray, nil) as? [CFString: Any],
    let names = values[kSecOIDSubjectAltName] as? [CFString: Any],
    let entries = names[kSecPropertyKeyValue] as? [[CFString: Any]]
  else { return [] }
  return entries.compactMap { $0[kSecPropertyKeyValue] as? String }
}

@MainActor
final class PowerMonitor {
  private(set) var isOnBattery = false
  private(set) var isFollowing = false

  init() {
    refresh()
    let context = Unmanaged.passUnretained(self).toOpaque()
    let source = IOPSNotificationCreateRunLoopSource(
      { context in
        guard let context else { return }
        let monitor = Unmanaged<PowerMonitor>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { monitor.refresh() }
      }, context)?.takeRetainedValue()
    guard let source else { return }
    CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
    isFollowing = true
    CFRunLoopRemoveSource(CFRunLoopGetMain(), source, .defaultMode)
  }

  private func refresh() {
    let info = IOPSCopyPowerSourcesInfo()?.takeRetainedValue()
    let type = info.flatMap { IOPSGetProvidingPowerSourceType($0)?.takeUnretainedValue() }
    isOnBattery = type.map { $0 as String } == kIOPMBatteryPowerKey
  }
}

struct Vignette: View {
  var body: some View {
    Color.black.mask(
      EllipticalGradient(
        stops: [.init(color: .black, location: 0.3), .init(color: .clear, location: 0.75)],
        center: UnitPoint(x: 0.5, y: 0.45), endRadiusFraction: 0.6))
  }

  @MainActor
  static func panel() -> NSView {
    let view = NSHostingView(rootView: Vignette())
    view.sizingOptions = [.minSize]
    view.isVerticalContentSizeConstraintActive = false
    return view
  }
}
