// The devices for sounds, under the module name CoreAudio: a compatible interface, not Apple's. The desktop's sound
// server has the devices, and users choose them in its settings: programs find none here, and each function says so.
@_exported public import AVFoundationInterface
public import TabstopFoundation

/// A number of an object. Mirrors Core Audio's.
public typealias AudioObjectID = UInt32
/// A number of a device. Mirrors Core Audio's.
public typealias AudioDeviceID = AudioObjectID
/// A number of a stream. Mirrors Core Audio's.
public typealias AudioStreamID = AudioObjectID
/// A number of a class. Mirrors Core Audio's.
public typealias AudioClassID = UInt32
/// A number of a property. Mirrors Core Audio's.
public typealias AudioObjectPropertySelector = UInt32
/// A number of a scope. Mirrors Core Audio's.
public typealias AudioObjectPropertyScope = UInt32
/// A number of an element. Mirrors Core Audio's.
public typealias AudioObjectPropertyElement = UInt32
/// Called when a property has changed. Never called. Mirrors Core Audio's.
public typealias AudioObjectPropertyListenerBlock = (
  UInt32, UnsafePointer<AudioObjectPropertyAddress>
) -> Void
/// Called when a property has changed. Never called. Mirrors Core Audio's.
public typealias AudioObjectPropertyListenerProc = (
  AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?
) -> OSStatus
/// A function that makes sounds. Mirrors Core Audio's.
public typealias AudioDeviceIOProcID = OpaquePointer
/// Called for sounds. Never called. Mirrors Core Audio's.
public typealias AudioDeviceIOBlock = (
  UnsafePointer<AudioTimeStamp>, UnsafePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>,
  UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>
) -> Void

/// A property of an object. Mirrors Core Audio's.
public struct AudioObjectPropertyAddress: Hashable, Sendable {
  /// The property.
  public var mSelector: AudioObjectPropertySelector
  /// The scope.
  public var mScope: AudioObjectPropertyScope
  /// The element.
  public var mElement: AudioObjectPropertyElement
  /// Creates an address.
  public init(
    mSelector: AudioObjectPropertySelector = 0, mScope: AudioObjectPropertyScope = 0,
    mElement: AudioObjectPropertyElement = 0
  ) { (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement) }
}

/// A range of numbers. Mirrors Core Audio's.
public struct AudioValueRange: Hashable, Sendable {
  /// The least number.
  public var mMinimum: Double
  /// The greatest number.
  public var mMaximum: Double
  /// Creates a range.
  public init(mMinimum: Double = 0, mMaximum: Double = 0) {
    (self.mMinimum, self.mMaximum) = (mMinimum, mMaximum)
  }
}

/// Whether an object has a property. Always `false`.
public func AudioObjectHasProperty(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool { false }
/// Whether a property can be set. Always fails.
public func AudioObjectIsPropertySettable(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ outIsSettable: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { kAudioHardwareUnknownPropertyError }
/// The size of a property. Always fails.
public func AudioObjectGetPropertyDataSize(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
  _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  outDataSize.pointee = 0
  return kAudioHardwareUnknownPropertyError
}

/// Reads a property. Always fails.
@discardableResult
public func AudioObjectGetPropertyData(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
  _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> OSStatus { kAudioHardwareUnknownPropertyError }
/// Writes a property. Always fails.
@discardableResult
public func AudioObjectSetPropertyData(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32,
  _ inData: UnsafeRawPointer
) -> OSStatus { kAudioHardwareUnknownPropertyError }
/// Calls a closure when a property changes. Never calls it: nothing changes.
@discardableResult
public func AudioObjectAddPropertyListenerBlock(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareNoError }
/// Calls a closure no more. No effect.
@discardableResult
public func AudioObjectRemovePropertyListenerBlock(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareNoError }
/// Calls a function when a property changes. Never calls it: nothing changes.
@discardableResult
public func AudioObjectAddPropertyListener(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inListener: AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareNoError }
/// Calls a function no more. No effect.
@discardableResult
public func AudioObjectRemovePropertyListener(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inListener: AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareNoError }

/// Prepares a closure for a device's sounds. Always fails.
@discardableResult
public func AudioDeviceCreateIOProcIDWithBlock(
  _ outIOProcID: UnsafeMutablePointer<AudioDeviceIOProcID?>, _ inDevice: AudioObjectID,
  _ inDispatchQueue: DispatchQueue?, _ inIOBlock: @escaping AudioDeviceIOBlock
) -> OSStatus { kAudioHardwareBadDeviceError }
/// Ends the use of a closure. Always fails.
@discardableResult
public func AudioDeviceDestroyIOProcID(
  _ inDevice: AudioObjectID, _ inIOProcID: AudioDeviceIOProcID
) -> OSStatus { kAudioHardwareBadDeviceError }
/// Starts a device. Always fails.
@discardableResult
public func AudioDeviceStart(
  _ inDevice: AudioObjectID, _ inProcID: AudioDeviceIOProcID?
) -> OSStatus { kAudioHardwareBadDeviceError }
/// Stops a device. Always fails.
@discardableResult
public func AudioDeviceStop(
  _ inDevice: AudioObjectID, _ inProcID: AudioDeviceIOProcID?
) -> OSStatus { kAudioHardwareBadDeviceError }
/// Makes one device of several. Always fails.
@discardableResult
public func AudioHardwareCreateAggregateDevice(
  _ inDescription: CFDictionary, _ outDeviceID: UnsafeMutablePointer<AudioObjectID>
) -> OSStatus { kAudioHardwareUnsupportedOperationError }
/// Removes a device that was made of several. Always fails.
@discardableResult
public func AudioHardwareDestroyAggregateDevice(_ inDeviceID: AudioObjectID) -> OSStatus {
  kAudioHardwareBadDeviceError
}

/// Makes a tap. Always fails.
@discardableResult
public func AudioHardwareCreateProcessTap(
  _ inDescription: CATapDescription!, _ outTapID: UnsafeMutablePointer<AudioObjectID>!
) -> OSStatus { kAudioHardwareUnsupportedOperationError }
/// Removes a tap. Always fails.
@discardableResult
public func AudioHardwareDestroyProcessTap(_ inTapID: AudioObjectID) -> OSStatus {
  kAudioHardwareBadObjectError
}

/// The key of the parts of a device. Mirrors Core Audio's.
public let kAudioAggregateDeviceSubDeviceListKey = "subdevices"
/// The key of the taps of a device. Mirrors Core Audio's.
public let kAudioAggregateDeviceTapListKey = "taps"
/// The key of a device's name. Mirrors Core Audio's.
public let kAudioAggregateDeviceNameKey = "name"
/// The key of a device's identifier. Mirrors Core Audio's.
public let kAudioAggregateDeviceUIDKey = "uid"
/// The key of the main part of a device. Mirrors Core Audio's.
public let kAudioAggregateDeviceMainSubDeviceKey = "master"
/// The key of whether only this program gets a device. Mirrors Core Audio's.
public let kAudioAggregateDeviceIsPrivateKey = "private"
/// The key of whether all parts of a device play the same sounds. Mirrors Core Audio's.
public let kAudioAggregateDeviceIsStackedKey = "stacked"
/// The key of whether taps start with the device. Mirrors Core Audio's.
public let kAudioAggregateDeviceTapAutoStartKey = "tapautostart"
/// The key of a part's identifier. Mirrors Core Audio's.
public let kAudioSubDeviceUIDKey = "uid"
/// The key of a tap's identifier. Mirrors Core Audio's.
public let kAudioSubTapUIDKey = "uid"
/// The key of whether a tap's time is corrected. Mirrors Core Audio's.
public let kAudioSubTapDriftCompensationKey = "drift"
