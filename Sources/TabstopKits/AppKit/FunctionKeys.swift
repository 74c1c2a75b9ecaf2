// The characters of the function keys, for `KeyEquivalent` and menus. Mirrors AppKit's constants.

/// The key F1.
public let NSF1FunctionKey = 0xF704
/// The key F2.
public let NSF2FunctionKey = 0xF705
/// The key F3.
public let NSF3FunctionKey = 0xF706
/// The key F4.
public let NSF4FunctionKey = 0xF707
/// The key F5.
public let NSF5FunctionKey = 0xF708
/// The key F6.
public let NSF6FunctionKey = 0xF709
/// The key F7.
public let NSF7FunctionKey = 0xF70A
/// The key F8.
public let NSF8FunctionKey = 0xF70B
/// The key F9.
public let NSF9FunctionKey = 0xF70C
/// The key F10.
public let NSF10FunctionKey = 0xF70D
/// The key F11.
public let NSF11FunctionKey = 0xF70E
/// The key F12.
public let NSF12FunctionKey = 0xF70F
