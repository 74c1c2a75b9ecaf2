// The numbers of keys, under the module name Carbon: a compatible interface, not Apple's. `NSEvent.keyCode` has them.
// Apple events and the rest of Carbon are not here.
@_exported public import Foundation

/// The number of the key for A.
public let kVK_ANSI_A = 0x00
/// The number of the key for S.
public let kVK_ANSI_S = 0x01
/// The number of the key for D.
public let kVK_ANSI_D = 0x02
/// The number of the key for F.
public let kVK_ANSI_F = 0x03
/// The number of the key for H.
public let kVK_ANSI_H = 0x04
/// The number of the key for G.
public let kVK_ANSI_G = 0x05
/// The number of the key for Z.
public let kVK_ANSI_Z = 0x06
/// The number of the key for X.
public let kVK_ANSI_X = 0x07
/// The number of the key for C.
public let kVK_ANSI_C = 0x08
/// The number of the key for V.
public let kVK_ANSI_V = 0x09
/// The number of the key for B.
public let kVK_ANSI_B = 0x0B
/// The number of the key for Q.
public let kVK_ANSI_Q = 0x0C
/// The number of the key for W.
public let kVK_ANSI_W = 0x0D
/// The number of the key for E.
public let kVK_ANSI_E = 0x0E
/// The number of the key for R.
public let kVK_ANSI_R = 0x0F
/// The number of the key for Y.
public let kVK_ANSI_Y = 0x10
/// The number of the key for T.
public let kVK_ANSI_T = 0x11
/// The number of the key for 1.
public let kVK_ANSI_1 = 0x12
/// The number of the key for 2.
public let kVK_ANSI_2 = 0x13
/// The number of the key for 3.
public let kVK_ANSI_3 = 0x14
/// The number of the key for 4.
public let kVK_ANSI_4 = 0x15
/// The number of the key for 6.
public let kVK_ANSI_6 = 0x16
/// The number of the key for 5.
public let kVK_ANSI_5 = 0x17
/// The number of the key for =.
public let kVK_ANSI_Equal = 0x18
/// The number of the key for 9.
public let kVK_ANSI_9 = 0x19
/// The number of the key for 7.
public let kVK_ANSI_7 = 0x1A
/// The number of the key for -.
public let kVK_ANSI_Minus = 0x1B
/// The number of the key for 8.
public let kVK_ANSI_8 = 0x1C
/// The number of the key for 0.
public let kVK_ANSI_0 = 0x1D
/// The number of the key for ].
public let kVK_ANSI_RightBracket = 0x1E
/// The number of the key for O.
public let kVK_ANSI_O = 0x1F
/// The number of the key for U.
public let kVK_ANSI_U = 0x20
/// The number of the key for [.
public let kVK_ANSI_LeftBracket = 0x21
/// The number of the key for I.
public let kVK_ANSI_I = 0x22
/// The number of the key for P.
public let kVK_ANSI_P = 0x23
/// The number of the key for L.
public let kVK_ANSI_L = 0x25
/// The number of the key for J.
public let kVK_ANSI_J = 0x26
/// The number of the key for '.
public let kVK_ANSI_Quote = 0x27
/// The number of the key for K.
public let kVK_ANSI_K = 0x28
/// The number of the key for ;.
public let kVK_ANSI_Semicolon = 0x29
/// The number of the key for \.
public let kVK_ANSI_Backslash = 0x2A
/// The number of the key for ,.
public let kVK_ANSI_Comma = 0x2B
/// The number of the key for /.
public let kVK_ANSI_Slash = 0x2C
/// The number of the key for N.
public let kVK_ANSI_N = 0x2D
/// The number of the key for M.
public let kVK_ANSI_M = 0x2E
/// The number of the key for ..
public let kVK_ANSI_Period = 0x2F
/// The number of the key for `.
public let kVK_ANSI_Grave = 0x32
/// The number of the key for . of the number pad.
public let kVK_ANSI_KeypadDecimal = 0x41
/// The number of the key for * of the number pad.
public let kVK_ANSI_KeypadMultiply = 0x43
/// The number of the key for + of the number pad.
public let kVK_ANSI_KeypadPlus = 0x45
/// The number of the key Clear of the number pad.
public let kVK_ANSI_KeypadClear = 0x47
/// The number of the key for / of the number pad.
public let kVK_ANSI_KeypadDivide = 0x4B
/// The number of the key Enter of the number pad.
public let kVK_ANSI_KeypadEnter = 0x4C
/// The number of the key for - of the number pad.
public let kVK_ANSI_KeypadMinus = 0x4E
/// The number of the key for = of the number pad.
public let kVK_ANSI_KeypadEquals = 0x51
/// The number of the key for 0 of the number pad.
public let kVK_ANSI_Keypad0 = 0x52
/// The number of the key for 1 of the number pad.
public let kVK_ANSI_Keypad1 = 0x53
/// The number of the key for 2 of the number pad.
public let kVK_ANSI_Keypad2 = 0x54
/// The number of the key for 3 of the number pad.
public let kVK_ANSI_Keypad3 = 0x55
/// The number of the key for 4 of the number pad.
public let kVK_ANSI_Keypad4 = 0x56
/// The number of the key for 5 of the number pad.
public let kVK_ANSI_Keypad5 = 0x57
/// The number of the key for 6 of the number pad.
public let kVK_ANSI_Keypad6 = 0x58
/// The number of the key for 7 of the number pad.
public let kVK_ANSI_Keypad7 = 0x59
/// The number of the key for 8 of the number pad.
public let kVK_ANSI_Keypad8 = 0x5B
/// The number of the key for 9 of the number pad.
public let kVK_ANSI_Keypad9 = 0x5C
/// The number of the key Return.
public let kVK_Return = 0x24
/// The number of the key Tab.
public let kVK_Tab = 0x30
/// The number of the key for the space bar.
public let kVK_Space = 0x31
/// The number of the key Backspace.
public let kVK_Delete = 0x33
/// The number of the key Escape.
public let kVK_Escape = 0x35
/// The number of the key Command.
public let kVK_Command = 0x37
/// The number of the key Shift.
public let kVK_Shift = 0x38
/// The number of the key Caps Lock.
public let kVK_CapsLock = 0x39
/// The number of the key Option.
public let kVK_Option = 0x3A
/// The number of the key Control.
public let kVK_Control = 0x3B
/// The number of the key for the right Command.
public let kVK_RightCommand = 0x36
/// The number of the key for the right Shift.
public let kVK_RightShift = 0x3C
/// The number of the key for the right Option.
public let kVK_RightOption = 0x3D
/// The number of the key for the right Control.
public let kVK_RightControl = 0x3E
/// The number of the key Fn.
public let kVK_Function = 0x3F
/// The number of the key F17.
public let kVK_F17 = 0x40
/// The number of the key for the volume up.
public let kVK_VolumeUp = 0x48
/// The number of the key for the volume down.
public let kVK_VolumeDown = 0x49
/// The number of the key for silence.
public let kVK_Mute = 0x4A
/// The number of the key F18.
public let kVK_F18 = 0x4F
/// The number of the key F19.
public let kVK_F19 = 0x50
/// The number of the key F20.
public let kVK_F20 = 0x5A
/// The number of the key F5.
public let kVK_F5 = 0x60
/// The number of the key F6.
public let kVK_F6 = 0x61
/// The number of the key F7.
public let kVK_F7 = 0x62
/// The number of the key F3.
public let kVK_F3 = 0x63
/// The number of the key F8.
public let kVK_F8 = 0x64
/// The number of the key F9.
public let kVK_F9 = 0x65
/// The number of the key F11.
public let kVK_F11 = 0x67
/// The number of the key F13.
public let kVK_F13 = 0x69
/// The number of the key F16.
public let kVK_F16 = 0x6A
/// The number of the key F14.
public let kVK_F14 = 0x6B
/// The number of the key F10.
public let kVK_F10 = 0x6D
/// The number of the key F12.
public let kVK_F12 = 0x6F
/// The number of the key F15.
public let kVK_F15 = 0x71
/// The number of the key Help.
public let kVK_Help = 0x72
/// The number of the key Home.
public let kVK_Home = 0x73
/// The number of the key Page Up.
public let kVK_PageUp = 0x74
/// The number of the key Delete.
public let kVK_ForwardDelete = 0x75
/// The number of the key F4.
public let kVK_F4 = 0x76
/// The number of the key End.
public let kVK_End = 0x77
/// The number of the key F2.
public let kVK_F2 = 0x78
/// The number of the key Page Down.
public let kVK_PageDown = 0x79
/// The number of the key F1.
public let kVK_F1 = 0x7A
/// The number of the key for the left arrow.
public let kVK_LeftArrow = 0x7B
/// The number of the key for the right arrow.
public let kVK_RightArrow = 0x7C
/// The number of the key for the down arrow.
public let kVK_DownArrow = 0x7D
/// The number of the key for the up arrow.
public let kVK_UpArrow = 0x7E

/// The bit of the Command key in Carbon's numbers of shortcuts.
public let cmdKey = 1 << 8
/// The bit of the Shift key in Carbon's numbers of shortcuts.
public let shiftKey = 1 << 9
/// The bit of Caps Lock in Carbon's numbers of shortcuts.
public let alphaLock = 1 << 10
/// The bit of the Option key in Carbon's numbers of shortcuts.
public let optionKey = 1 << 11
/// The bit of the Control key in Carbon's numbers of shortcuts.
public let controlKey = 1 << 12
