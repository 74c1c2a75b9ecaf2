// What forms need beside Tabstop, as SwiftUI brings it along.
@_exported import Observation
