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
/// A shape with the geometry of Foundation. `SwiftUI.Shape` is this protocol, which is ambiguous
/// without the alias.
public typealias Shape = TabstopFoundation.Shape
/// A shape that can be inset. `SwiftUI.InsettableShape` is this protocol, which is ambiguous
/// without the alias.
public typealias InsettableShape = TabstopFoundation.InsettableShape

// Functions that Foundation on Linux declares as unavailable. These names are preferred to
// Foundation's in sources that import SwiftUI, because SwiftUI exports Foundation.
/// A formatter of names of persons. Foundation on Linux declares its own as unavailable.
public typealias PersonNameComponentsFormatter = TabstopFoundation.PersonNameFormatter
/// An arithmetic expression. Foundation on Linux declares its own as unavailable.
public typealias NSExpression = TabstopFoundation.ArithmeticExpression

/// A symbol of programs whose sources are written for SwiftUI. TabstopFoundation looks it up.
@_cdecl("tabstop_swiftui_is_linked")
func swiftUIIsLinked() {}
