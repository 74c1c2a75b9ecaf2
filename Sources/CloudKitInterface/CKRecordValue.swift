public import CoreLocationInterface
public import Foundation

/// A value that a record can have. Mirrors CloudKit's `CKRecordValueProtocol`.
public protocol CKRecordValueProtocol {}
/// A value that a record can have. Mirrors CloudKit's `CKRecordValue`.
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// A value as a record keeps it: numbers are `NSNumber`s, so that each type of numbers reads them, as on Apple's
/// systems.
func kept(_ value: CKRecordValue) -> CKRecordValue {
  switch value {
  case let value as Bool: NSNumber(value: value)
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as any BinaryInteger & CKRecordValueProtocol:
    NSNumber(value: Int64(truncatingIfNeeded: value))
  default: value
  }
}
