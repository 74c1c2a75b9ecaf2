// Tabstop, and the parts of it that need Foundation: dates, formats, geometry in Core Graphics'
// types.
@_exported import Foundation
@_exported import Tabstop
