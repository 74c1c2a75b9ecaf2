/// Whether something is shown. Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
