/// What `Unicode.Scalar.Properties.name` is told in programs that are linked without the names of
/// all characters (see Package.swift): that the character has none. In others nobody calls it.
@_cdecl("__wrap__swift_stdlib_getScalarName")
func nameOfCharacter(
  _ scalar: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int {
  0
}
