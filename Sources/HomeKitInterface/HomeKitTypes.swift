// The numbers of Apple's, by the names of HomeKit.

/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeHumiditySensor = "00000082-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeMotionSensor = "00000085-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeContactSensor = "00000080-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeLightSensor = "00000084-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeWindowCovering = "0000008C-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeWindow = "0000008B-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeDoor = "00000081-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeBattery = "00000096-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
/// The kind of a service. Mirrors HomeKit's.
public let HMServiceTypeSecuritySystem = "0000007E-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeColorTemperature = "000000CE-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentRelativeHumidity = "00000010-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentHeatingCooling = "0000000F-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeTargetHeatingCooling = "00000033-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentLockMechanismState = "0000001D-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeTargetLockMechanismState = "0000001E-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentDoorState = "0000000E-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeTargetDoorState = "00000032-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeCurrentPosition = "0000006D-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeTargetPosition = "0000007C-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeMotionDetected = "00000022-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeBatteryLevel = "00000068-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeRotationSpeed = "00000029-0000-1000-8000-0026BB765291"
/// The kind of a value. Mirrors HomeKit's.
public let HMCharacteristicTypeOutletInUse = "00000026-0000-1000-8000-0026BB765291"
