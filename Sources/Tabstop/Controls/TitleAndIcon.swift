/// An icon before a text: what `systemImage:` gives a control for a label.
public struct _TitleAndIcon: _PlainView {
  let title: Text
  let icon: String

  public var body: some View {
    HStack(spacing: 6) {
      Image(systemName: icon).environment(\.hasSilentIcons, true)
      title
    }
  }
}
