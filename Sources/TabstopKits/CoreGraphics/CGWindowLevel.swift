/// The level of a window. Mirrors Core Graphics'.
public typealias CGWindowLevel = Int32
/// The name of a level of windows. Mirrors Core Graphics'.
public enum CGWindowLevelKey: Int32, Sendable {
  case baseWindow = 0
  case minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow
  case dockWindow, mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow
  case screenSaverWindow, maximumWindow, overlayWindow, helpWindow, utilityWindow
  case desktopIconWindow, cursorWindow, assistiveTechHighWindow
}

/// The level with a name. Levels have no effect: the window manager decides. Mirrors Core Graphics'.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow, .minimumWindow: .min
  case .desktopWindow: .min + 20
  case .desktopIconWindow: .min + 40
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .cursorWindow: .max - 2
  case .maximumWindow: .max
  }
}

/// The level of a window that covers a display: it has no effect, the window manager decides. Mirrors Core Graphics'.
public func CGShieldingWindowLevel() -> CGWindowLevel { .max - 1 }
