// The modules that forms need besides Tabstop; SwiftUI exports them, too.
@_exported import Observation
