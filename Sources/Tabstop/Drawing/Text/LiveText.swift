/// The source of a text that changes by itself: evaluated at each read.
package final class LiveText: Equatable, Sendable {
  let read: @Sendable () -> String

  init(_ read: @escaping @Sendable () -> String) { self.read = read }

  package static func == (a: LiveText, b: LiveText) -> Bool { a === b }
}

nonisolated extension Text {
  /// A text that is read again each second while it is on screen.
  package nonisolated init(live read: @escaping @Sendable () -> String) {
    self.init(verbatim: read())
    style.setTrait { $0.live = LiveText(read) }
  }
}
