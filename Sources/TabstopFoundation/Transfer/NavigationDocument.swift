public import Foundation
public import Tabstop

extension View {
  /// No effect: windows of this desktop show no icon of a document that could be dragged.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// No effect: windows of this desktop show no icon of a document that could be dragged.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// No effect: windows of this desktop show no icon of a document that could be dragged.
  public func navigationDocument<D: Transferable, PreviewImage, PreviewIcon>(
    _ document: D, preview: SharePreview<PreviewImage, PreviewIcon>
  ) -> some View { self }
}
