/// The style of a bar: light or dark. No effect: bars follow the desktop. Mirrors UIKit's.
public enum UIBarStyle: Int, Sendable { case `default`, black }
