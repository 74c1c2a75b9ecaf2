/// The first stored property of a class whose objects are attributes of texts.
///
/// CoreFoundation compares the attributes of neighbouring parts of a text. It takes the first word of an object of any
/// class for its own, reads the number of a type in it, and ends the program if that is 0.
struct AttributeHeader: Sendable {
  // No type has this number: so CoreFoundation asks the class.
  private let bits: UInt = 0xFF << 8
}
