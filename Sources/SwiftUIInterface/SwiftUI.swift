// SwiftUI's interface under its own module name, so that sources that say `import SwiftUI` compile:
// Tabstop, and the modules that Apple's exports. It is not Apple's SwiftUI.
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import Tabstop
@_exported import TabstopCombine
@_exported import TabstopFoundation
@_exported import TabstopKits
@_exported import TabstopMacros

// Tabstop is exported in two ways here; these aliases resolve the ambiguity.
public typealias Shape = TabstopFoundation.Shape
public typealias InsettableShape = TabstopFoundation.InsettableShape

// What Foundation on Linux declares as unavailable. These names are preferred to Foundation's in sources that
// import SwiftUI, because SwiftUI exports Foundation.
public typealias PersonNameComponentsFormatter = TabstopFoundation.PersonNameFormatter
public typealias NSExpression = TabstopFoundation.ArithmeticExpression

/// In programs whose sources are written for SwiftUI: TabstopFoundation asks whether there is this symbol.
@_cdecl("tabstop_swiftui_is_linked")
func swiftUIIsLinked() {}
