public import Foundation
public import Tabstop

extension View {
  /// Sets the document of the window, as a file. No effect: windows of this desktop show no icon of
  /// a document that could be dragged.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Sets the document of the window. No effect: windows of this desktop show no icon of a document
  /// that could be dragged.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Sets the document of the window, with a preview. No effect: windows of this desktop show no
  /// icon of a document that could be dragged.
  public func navigationDocument<D: Transferable, PreviewImage, PreviewIcon>(
    _ document: D, preview: SharePreview<PreviewImage, PreviewIcon>
  ) -> some View { self }
}
