/// Light or dark. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
