// What `import SwiftUI` brings, so that sources build unchanged: Tabstop, and what Apple's module
// brings along. It is not Apple's SwiftUI.
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import Tabstop
@_exported import TabstopCombine
@_exported import TabstopFoundation
@_exported import TabstopMacros

// Two ways lead to Tabstop here; these say which declaration is meant.
public typealias Shape = TabstopFoundation.Shape
public typealias InsettableShape = TabstopFoundation.InsettableShape
public typealias Layout = TabstopFoundation.Layout
