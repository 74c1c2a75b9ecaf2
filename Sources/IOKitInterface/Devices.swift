// The registry of devices: it is empty, since drivers are the system's. What programs look for is not found.
public import Foundation
public import TabstopFoundation

/// The number of an object: 0 for none.
public typealias io_object_t = mach_port_t
/// The number of a list of objects: 0 for an empty one.
public typealias io_iterator_t = io_object_t
/// The number of a device or a driver: 0 for none.
public typealias io_service_t = io_object_t
/// The number of an entry of the registry: 0 for none.
public typealias io_registry_entry_t = io_object_t
/// The number of a connection to a driver: 0 for none.
public typealias io_connect_t = io_object_t
/// Options of functions. They have no effect.
public typealias IOOptionBits = UInt32

/// No object. Mirrors IOKit's.
public let IO_OBJECT_NULL: io_object_t = 0
/// The port by which devices are asked for. Mirrors IOKit's.
public let kIOMainPortDefault: mach_port_t = 0
/// The port by which devices are asked for: an older name. Mirrors IOKit's.
public let kIOMasterPortDefault: mach_port_t = 0
/// The tree of devices and drivers. Mirrors IOKit's.
public let kIOServicePlane = "IOService"
/// Searches the parts of an entry, too. Mirrors IOKit's.
public let kIORegistryIterateRecursively: IOOptionBits = 1
/// Searches the parents of an entry. Mirrors IOKit's.
public let kIORegistryIterateParents: IOOptionBits = 2
/// A device has arrived. Mirrors IOKit's.
public let kIOMatchedNotification = "IOServiceMatched"
/// A device has arrived: the first time that it can be used. Mirrors IOKit's.
public let kIOFirstMatchNotification = "IOServiceFirstMatch"
/// A device is gone. Mirrors IOKit's.
public let kIOTerminatedNotification = "IOServiceTerminate"
/// The property with the computer's identity. Mirrors IOKit's.
public let kIOPlatformUUIDKey = "IOPlatformUUID"
/// The property with the computer's serial number. Mirrors IOKit's.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"

/// The class of USB devices. Mirrors IOKit's.
public let kIOUSBDeviceClassName = "IOUSBDevice"
/// The property with a USB device's maker, as a number. Mirrors IOKit's.
public let kUSBVendorID = "idVendor"
/// The property with a USB device's number, which its maker chooses. Mirrors IOKit's.
public let kUSBProductID = "idProduct"
/// The property with a USB device's name. Mirrors IOKit's.
public let kUSBProductString = "USB Product Name"
/// The property with a USB device's maker. Mirrors IOKit's.
public let kUSBVendorString = "USB Vendor Name"
/// The property with a USB device's serial number. Mirrors IOKit's.
public let kUSBSerialNumberString = "USB Serial Number"
/// The property with a USB device's place. Mirrors IOKit's.
public let kUSBDevicePropertyLocationID = "locationID"
/// The property with a USB device's speed. Mirrors IOKit's.
public let kUSBDevicePropertySpeed = "Device Speed"

/// Searches for devices of a class. Mirrors IOKit's.
public func IOServiceMatching(_ name: String) -> CFMutableDictionary? {
  NSMutableDictionary(dictionary: ["IOProviderClass": name])
}

/// Searches for a device by its name. Mirrors IOKit's.
public func IOServiceNameMatching(_ name: String) -> CFMutableDictionary? {
  NSMutableDictionary(dictionary: ["IONameMatch": name])
}

/// The first device that is found: none. Mirrors IOKit's.
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary?)
  -> io_service_t
{ IO_OBJECT_NULL }

/// The devices that are found: none. Mirrors IOKit's.
@discardableResult
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: CFDictionary?,
  _ existing: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t {
  existing.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}

/// The next object of a list: none. Mirrors IOKit's.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }

/// Releases an object. No effect: there are no objects. Mirrors IOKit's.
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

/// Retains an object. No effect: there are no objects. Mirrors IOKit's.
@discardableResult
public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

/// The class of an object: there is no object. Mirrors IOKit's.
@discardableResult
public func IOObjectGetClass(_ object: io_object_t, _ className: UnsafeMutablePointer<CChar>)
  -> kern_return_t
{ kIOReturnNotFound }

/// Whether an object is of a class: there is no object. Mirrors IOKit's.
public func IOObjectConformsTo(_ object: io_object_t, _ className: String) -> UInt32 { 0 }

/// The name of an entry: there is no entry. Mirrors IOKit's.
@discardableResult
public func IORegistryEntryGetName(
  _ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>
) -> kern_return_t { kIOReturnNotFound }

/// The number of an entry: there is no entry. Mirrors IOKit's.
@discardableResult
public func IORegistryEntryGetRegistryEntryID(
  _ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>
) -> kern_return_t { kIOReturnNotFound }

/// The parent of an entry: there is no entry. Mirrors IOKit's.
@discardableResult
public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: String,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>
) -> kern_return_t { kIOReturnNotFound }

/// The entry of a path: none. Mirrors IOKit's.
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: String)
  -> io_registry_entry_t
{ IO_OBJECT_NULL }

/// A property of an entry: there is no entry. Mirrors IOKit's.
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString, _ allocator: CFAllocator?,
  _ options: IOOptionBits
) -> Unmanaged<AnyObject>? { nil }

/// A property of an entry or of its parts: there is no entry. Mirrors IOKit's.
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: String, _ key: CFString, _ allocator: CFAllocator?,
  _ options: IOOptionBits
) -> AnyObject? { nil }

/// The properties of an entry: there is no entry. Mirrors IOKit's.
@discardableResult
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>,
  _ allocator: CFAllocator?, _ options: IOOptionBits
) -> kern_return_t { kIOReturnNotFound }

/// Connects to a driver: there is none. Mirrors IOKit's.
@discardableResult
public func IOServiceOpen(
  _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32,
  _ connect: UnsafeMutablePointer<io_connect_t>
) -> kern_return_t { kIOReturnNotFound }

/// Ends a connection to a driver. Mirrors IOKit's.
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }

/// A port for messages about devices. None arrives. Mirrors IOKit's.
public final class IONotificationPort: Sendable {
  fileprivate init() {}
}

/// A port for messages about devices. Mirrors IOKit's.
public typealias IONotificationPortRef = IONotificationPort

/// A function that is called with the devices that have arrived. Never called. Mirrors IOKit's.
public typealias IOServiceMatchingCallback =
  @convention(c) (UnsafeMutableRawPointer?, io_iterator_t) -> Void

/// Creates a port for messages about devices. Mirrors IOKit's.
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! {
  IONotificationPort()
}

/// Ends the messages about devices. Mirrors IOKit's.
public func IONotificationPortDestroy(_ notify: IONotificationPortRef?) {}

/// Sets the queue on which messages arrive. No effect. Mirrors IOKit's.
public func IONotificationPortSetDispatchQueue(
  _ notify: IONotificationPortRef?, _ queue: DispatchQueue?
) {}

/// The source of messages for a run loop: there is none. Mirrors IOKit's.
public func IONotificationPortGetRunLoopSource(_ notify: IONotificationPortRef?)
  -> Unmanaged<CFRunLoopSource>?
{ nil }

/// Asks for messages about devices. None arrives. Mirrors IOKit's.
@discardableResult
public func IOServiceAddMatchingNotification(
  _ notifyPort: IONotificationPortRef?, _ notificationType: String, _ matching: CFDictionary?,
  _ callback: IOServiceMatchingCallback?, _ refCon: UnsafeMutableRawPointer?,
  _ notification: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t {
  notification.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}
