// Replaces the tables of all characters' names, ages and scripts, in programs that are linked
// without them (see Package.swift): the answer is always "none". Only `name` and `nameAlias` and
// `age` of `Unicode.Scalar.Properties` use them, and Swift's regular expressions. Other programs
// never call these functions.

@_cdecl("__wrap__swift_stdlib_getScalarName")
func nameOfCharacter(
  _ scalar: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int {
  0
}

@_cdecl("__wrap__swift_stdlib_getNameAlias")
func nameAliasOfCharacter(_ scalar: UInt32) -> UnsafePointer<CChar>? { nil }

@_cdecl("__wrap__swift_stdlib_getAge")
func ageOfCharacter(_ scalar: UInt32) -> UInt16 { .max }

@_cdecl("__wrap__swift_stdlib_getScript")
func scriptOfCharacter(_ scalar: UInt32) -> UInt8 { .max }

@_cdecl("__wrap__swift_stdlib_getScriptExtensions")
func scriptsOfCharacter(
  _ scalar: UInt32, _ count: UnsafeMutablePointer<UInt8>
) -> UnsafePointer<UInt8>? {
  nil
}
