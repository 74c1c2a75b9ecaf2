import class Combine.AnyCancellable
import protocol SwiftUI.View
import struct SwiftUI.Text
import struct UniformTypeIdentifiers.UTType

struct Line: View {
  let kind: UTType
  var cancellable: AnyCancellable?

  var body: some View { Text(kind.identifier) }
}
