// The layouts of keyboards, by Carbon's names: programs do not get them here, so that a source shows a key by a name of
// its own.
public import TabstopFoundation

/// A character of UTF-16. Mirrors Core Services'.
public typealias UniChar = UInt16
/// A number of characters. Mirrors Core Services'.
public typealias UniCharCount = Int

/// A layout of a keyboard: never created. Mirrors Carbon's `TISInputSource`.
public final class TISInputSource: Sendable {
  private init() {}
}
/// Carbon's name of `TISInputSource`.
public typealias TISInputSourceRef = TISInputSource

/// The layout of the keyboard. Always `nil`.
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { nil }
/// The layout of the keyboard. Always `nil`.
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { nil }
/// The layout of the keyboard with Latin letters. Always `nil`.
public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! { nil }
/// The layout of the keyboard with Latin letters. Always `nil`.
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
  nil
}
/// The layouts. Always `nil`.
public func TISCreateInputSourceList(
  _ properties: CFDictionary?, _ includeAllInstalled: Bool
) -> Unmanaged<CFArray>! { nil }
/// A value of a layout. Always `nil`.
public func TISGetInputSourceProperty(
  _ inputSource: TISInputSource, _ propertyKey: CFString
) -> UnsafeMutableRawPointer! { nil }
/// Chooses a layout. Always fails.
@discardableResult
public func TISSelectInputSource(_ inputSource: TISInputSource) -> OSStatus { -50 }
/// The key of a layout's table. Mirrors Carbon's.
public var kTISPropertyUnicodeKeyLayoutData: CFString { "TISPropertyUnicodeKeyLayoutData" }
/// The key of a layout's name. Mirrors Carbon's.
public var kTISPropertyLocalizedName: CFString { "TISPropertyLocalizedName" }
/// The key of a layout's identifier. Mirrors Carbon's.
public var kTISPropertyInputSourceID: CFString { "TISPropertyInputSourceID" }
/// The key of the languages of a layout. Mirrors Carbon's.
public var kTISPropertyInputSourceLanguages: CFString { "TISPropertyInputSourceLanguages" }
/// The key of the category of a layout. Mirrors Carbon's.
public var kTISPropertyInputSourceCategory: CFString { "TISPropertyInputSourceCategory" }
/// The key of whether a layout can be chosen. Mirrors Carbon's.
public var kTISPropertyInputSourceIsSelectCapable: CFString {
  "TISPropertyInputSourceIsSelectCapable"
}
/// The category of keyboards. Mirrors Carbon's.
public var kTISCategoryKeyboardInputSource: CFString { "TISCategoryKeyboardInputSource" }
/// Posted when the user has chosen another layout. Never posted. Mirrors Carbon's.
public var kTISNotifySelectedKeyboardInputSourceChanged: CFString {
  "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged"
}

/// The table of a layout: never created. Mirrors Core Services'.
public struct UCKeyboardLayout: Sendable {}
/// The letters of a key. Always fails, without letters.
public func UCKeyTranslate(
  _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
  _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits,
  _ deadKeyState: UnsafeMutablePointer<UInt32>, _ maxStringLength: UniCharCount,
  _ actualStringLength: UnsafeMutablePointer<UniCharCount>,
  _ unicodeString: UnsafeMutablePointer<UniChar>
) -> OSStatus {
  actualStringLength.pointee = 0
  return -50
}
/// A key goes down. Mirrors Core Services'.
public let kUCKeyActionDown = 0
/// A key comes up. Mirrors Core Services'.
public let kUCKeyActionUp = 1
/// A key repeats. Mirrors Core Services'.
public let kUCKeyActionAutoKey = 2
/// A key is shown. Mirrors Core Services'.
public let kUCKeyActionDisplay = 3
/// The bit for letters without accents to come. Mirrors Core Services'.
public let kUCKeyTranslateNoDeadKeysBit = 0
/// The mask for letters without accents to come. Mirrors Core Services'.
public let kUCKeyTranslateNoDeadKeysMask = 1
/// The type of the keyboard. Always 0.
public func LMGetKbdType() -> UInt8 { 0 }
