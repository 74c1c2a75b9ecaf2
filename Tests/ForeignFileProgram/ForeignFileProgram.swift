import Exchange

/// The helper process of `ForeignFileReader`, without an application around it.
@main
struct ForeignFileProgram {
  static func main() { ForeignFileHelper.runIfRequested() }
}
