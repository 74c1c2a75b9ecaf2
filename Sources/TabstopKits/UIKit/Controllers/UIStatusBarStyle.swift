/// The style of the status bar. No effect: a window has none. Mirrors UIKit's.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
