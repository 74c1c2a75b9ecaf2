// Tabstop, and what of it needs Foundation: dates, formats, geometry in Core Graphics' types.
@_exported import Foundation
@_exported import Tabstop
