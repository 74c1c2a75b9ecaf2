/// What a text reads that goes on by itself: as of now, each time it is asked.
package final class LiveText: Equatable, Sendable {
  let read: @Sendable () -> String

  init(_ read: @escaping @Sendable () -> String) { self.read = read }

  package static func == (a: LiveText, b: LiveText) -> Bool { a === b }
}

extension Text {
  /// A text that is read anew each second while it is on screen.
  package nonisolated init(live read: @escaping @Sendable () -> String) {
    self.init(verbatim: read())
    style.setTrait { $0.live = LiveText(read) }
  }
}
