public import TabstopFoundation

// The numbers of Core Audio's properties.

/// The system's audio. Mirrors Core Audio's.
public let kAudioObjectSystemObject = 1
/// No object. Mirrors Core Audio's.
public let kAudioObjectUnknown: AudioObjectID = 0
/// Everything. Mirrors Core Audio's.
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676C6F62
/// What is recorded. Mirrors Core Audio's.
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696E7074
/// What is heard. Mirrors Core Audio's.
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6F757470
/// Any scope. Mirrors Core Audio's.
public let kAudioObjectPropertyScopeWildcard: AudioObjectPropertyScope = 0x2A2A2A2A
/// What is recorded. Mirrors Core Audio's.
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696E7074
/// What is heard. Mirrors Core Audio's.
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6F757470
/// All channels. Mirrors Core Audio's.
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
/// All channels, by the older name. Mirrors Core Audio's.
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
/// Any element. Mirrors Core Audio's.
public let kAudioObjectPropertyElementWildcard: AudioObjectPropertyElement = 4294967295
/// Any property. Mirrors Core Audio's.
public let kAudioObjectPropertySelectorWildcard: AudioObjectPropertySelector = 0x2A2A2A2A
/// The name. Mirrors Core Audio's.
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6C6E616D
/// The maker. Mirrors Core Audio's.
public let kAudioObjectPropertyManufacturer: AudioObjectPropertySelector = 0x6C6D616B
/// The class. Mirrors Core Audio's.
public let kAudioObjectPropertyClass: AudioObjectPropertySelector = 0x636C6173
/// The owner. Mirrors Core Audio's.
public let kAudioObjectPropertyOwner: AudioObjectPropertySelector = 0x73746476
/// The objects in it. Mirrors Core Audio's.
public let kAudioObjectPropertyOwnedObjects: AudioObjectPropertySelector = 0x6F776E64
/// The devices. Mirrors Core Audio's.
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x64657623
/// The usual device for recording. Mirrors Core Audio's.
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x64496E20
/// The usual device for sounds. Mirrors Core Audio's.
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644F7574
/// The usual device for warnings. Mirrors Core Audio's.
public let kAudioHardwarePropertyDefaultSystemOutputDevice: AudioObjectPropertySelector = 0x734F7574
/// The device with an identifier. Mirrors Core Audio's.
public let kAudioHardwarePropertyTranslateUIDToDevice: AudioObjectPropertySelector = 0x75696464
/// The process with a number. Mirrors Core Audio's.
public let kAudioHardwarePropertyTranslatePIDToProcessObject: AudioObjectPropertySelector =
  0x69643270
/// The processes. Mirrors Core Audio's.
public let kAudioHardwarePropertyProcessObjectList: AudioObjectPropertySelector = 0x70727323
/// The taps. Mirrors Core Audio's.
public let kAudioHardwarePropertyTapList: AudioObjectPropertySelector = 0x74707323
/// The number of a process. Mirrors Core Audio's.
public let kAudioProcessPropertyPID: AudioObjectPropertySelector = 0x70706964
/// The identifier of a process's program. Mirrors Core Audio's.
public let kAudioProcessPropertyBundleID: AudioObjectPropertySelector = 0x70626964
/// Whether a process plays or records. Mirrors Core Audio's.
public let kAudioProcessPropertyIsRunning: AudioObjectPropertySelector = 0x7069723F
/// Whether a process records. Mirrors Core Audio's.
public let kAudioProcessPropertyIsRunningInput: AudioObjectPropertySelector = 0x70697269
/// Whether a process plays. Mirrors Core Audio's.
public let kAudioProcessPropertyIsRunningOutput: AudioObjectPropertySelector = 0x7069726F
/// The devices of a process. Mirrors Core Audio's.
public let kAudioProcessPropertyDevices: AudioObjectPropertySelector = 0x70647623
/// The identifier of a device. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x75696420
/// The identifier of a model. Mirrors Core Audio's.
public let kAudioDevicePropertyModelUID: AudioObjectPropertySelector = 0x6D756964
/// The name of a device, by the older name. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceName: AudioObjectPropertySelector = 0x6E616D65
/// The name of a device. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector = 0x6C6E616D
/// How a device is connected. Mirrors Core Audio's.
public let kAudioDevicePropertyTransportType: AudioObjectPropertySelector = 0x7472616E
/// Whether a device is there. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceIsAlive: AudioObjectPropertySelector = 0x6C69766E
/// Whether a device is used. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceIsRunning: AudioObjectPropertySelector = 0x676F696E
/// Whether a device is used by any program. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector = 0x676F6E65
/// Whether a device can be the usual one. Mirrors Core Audio's.
public let kAudioDevicePropertyDeviceCanBeDefaultDevice: AudioObjectPropertySelector = 0x64666C74
/// The streams of a device. Mirrors Core Audio's.
public let kAudioDevicePropertyStreams: AudioObjectPropertySelector = 0x73746D23
/// The channels of a device. Mirrors Core Audio's.
public let kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector = 0x736C6179
/// The format of a device. Mirrors Core Audio's.
public let kAudioDevicePropertyStreamFormat: AudioObjectPropertySelector = 0x73666D74
/// The sample rate. Mirrors Core Audio's.
public let kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector = 0x6E737274
/// The sample rates. Mirrors Core Audio's.
public let kAudioDevicePropertyAvailableNominalSampleRates: AudioObjectPropertySelector = 0x6E737223
/// The number of samples in a buffer. Mirrors Core Audio's.
public let kAudioDevicePropertyBufferFrameSize: AudioObjectPropertySelector = 0x6673697A
/// The delay. Mirrors Core Audio's.
public let kAudioDevicePropertyLatency: AudioObjectPropertySelector = 0x6C746E63
/// The delay for safety. Mirrors Core Audio's.
public let kAudioDevicePropertySafetyOffset: AudioObjectPropertySelector = 0x73616674
/// The loudness, from 0 to 1. Mirrors Core Audio's.
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766F6C6D
/// The loudness in decibels. Mirrors Core Audio's.
public let kAudioDevicePropertyVolumeDecibels: AudioObjectPropertySelector = 0x766F6C64
/// Whether it is silent. Mirrors Core Audio's.
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6D757465
/// The icon. Mirrors Core Audio's.
public let kAudioDevicePropertyIcon: AudioObjectPropertySelector = 0x69636F6E
/// The source. Mirrors Core Audio's.
public let kAudioDevicePropertyDataSource: AudioObjectPropertySelector = 0x73737263
/// The channels for both sides. Mirrors Core Audio's.
public let kAudioDevicePropertyPreferredChannelsForStereo: AudioObjectPropertySelector = 0x64636832
/// Whether programs hide it. Mirrors Core Audio's.
public let kAudioDevicePropertyIsHidden: AudioObjectPropertySelector = 0x6869646E
/// The loudness of all channels, from 0 to 1. Mirrors Core Audio's.
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector =
  0x766D7663
/// The loudness of all channels, by the older name. Mirrors Core Audio's.
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector =
  0x766D7663
/// The format of a stream. Mirrors Core Audio's.
public let kAudioStreamPropertyVirtualFormat: AudioObjectPropertySelector = 0x73666D74
/// The format of a tap. Mirrors Core Audio's.
public let kAudioTapPropertyFormat: AudioObjectPropertySelector = 0x74666D74
/// The identifier of a tap. Mirrors Core Audio's.
public let kAudioTapPropertyUID: AudioObjectPropertySelector = 0x74756964
/// Inside of the computer. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeBuiltIn: UInt32 = 0x626C746E
/// By USB. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeUSB: UInt32 = 0x75736220
/// By Bluetooth. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeBluetooth: UInt32 = 0x626C7565
/// By Bluetooth with little energy. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeBluetoothLE: UInt32 = 0x626C6561
/// By HDMI. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeHDMI: UInt32 = 0x68646D69
/// By DisplayPort. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeDisplayPort: UInt32 = 0x64707274
/// By AirPlay. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeAirPlay: UInt32 = 0x61697270
/// By Thunderbolt. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeThunderbolt: UInt32 = 0x7468756E
/// Calculated. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeVirtual: UInt32 = 0x76697274
/// Several together. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeAggregate: UInt32 = 0x67727570
/// Unknown. Mirrors Core Audio's.
public let kAudioDeviceTransportTypeUnknown: UInt32 = 0
/// There is no error. Mirrors Core Audio's.
public let kAudioHardwareNoError: OSStatus = 0
/// The hardware is not there. Mirrors Core Audio's.
public let kAudioHardwareNotRunningError: OSStatus = 1937010544
/// An error that has no name. Mirrors Core Audio's.
public let kAudioHardwareUnspecifiedError: OSStatus = 2003329396
/// The property is unknown. Mirrors Core Audio's.
public let kAudioHardwareUnknownPropertyError: OSStatus = 2003332927
/// The object is unknown. Mirrors Core Audio's.
public let kAudioHardwareBadObjectError: OSStatus = 560947818
/// The device is unknown. Mirrors Core Audio's.
public let kAudioHardwareBadDeviceError: OSStatus = 560227702
/// The operation does not exist. Mirrors Core Audio's.
public let kAudioHardwareUnsupportedOperationError: OSStatus = 1970171760
/// The operation is not allowed. Mirrors Core Audio's.
public let kAudioHardwareIllegalOperationError: OSStatus = 1852797029
