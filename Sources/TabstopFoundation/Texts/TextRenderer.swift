public import Foundation
public import Tabstop

/// A renderer that draws a text. Mirrors SwiftUI's `TextRenderer`.
public protocol TextRenderer: Animatable {
  /// Draws the letters of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text. Not called: it has the size of the text without a renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance by which the drawing extends beyond the text. No effect: a drawing is not clipped
  /// to the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No space in addition to the text's.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text of a renderer. Mirrors SwiftUI's `TextProxy`.
public struct TextProxy {
  /// The size that is proposed: the text's own is not known before it is drawn.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Text {
  /// Draws the text by a renderer; assistive technology reads the text. Mirrors SwiftUI's modifier, which here is one
  /// of texts alone. Letters are placed one by one, without ligatures, from left to right.
  @preconcurrency @MainActor
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    RenderedText(text: self, renderer: renderer)
  }
}

extension View {
  /// The view: here a renderer is one of a `Text` itself, before modifiers of views. Reported once.
  @_disfavoredOverload @preconcurrency @MainActor
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    UnsupportedAPI.report("textRenderer of a view", use: "textRenderer of a Text, first")
    return self
  }
}

/// The place of a text with its letters in a drawing over it.
private struct RenderedText<Renderer: TextRenderer>: View, Animatable {
  let text: Text
  // Views are evaluated and animated on the main thread.
  nonisolated(unsafe) var renderer: Renderer

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  var body: some View {
    text.opacity(0).overlay {
      Canvas { context, size in
        let layout = Text.Layout(text, width: size.width, in: context)
        renderer.draw(layout: layout, in: &context)
      }
      .accessibilityLabel(text.content)
      .accessibilityAddTraits(.isStaticText)
    }
  }
}
