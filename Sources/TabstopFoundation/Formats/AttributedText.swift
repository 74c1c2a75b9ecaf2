public import Foundation
public import Tabstop

extension AttributeScopes {
  /// SwiftUI's attributes of a text. Mirrors `AttributeScopes.swiftUI`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes for the style of a range of an `AttributedString`. Mirrors SwiftUI's
  /// `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between letters, in points.
    public let kern: KerningAttribute
    /// The space between letters, in points.
    public let tracking: TrackingAttribute
    /// The distance of the letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The alignment of the paragraph, in an editor.
    public let alignment: AlignmentAttribute
    /// The inline style of a range: strong, emphasised, struck through or code.
    public let inlinePresentationIntent:
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own: a `link`, and others.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// A colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The space between letters, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The space between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// The alignment of the paragraph, in an editor.
    public enum AlignmentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.TextAlignment
      /// The name of the attribute.
      public static let name = "SwiftUI.Alignment"
    }
    /// The distance of the letters above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute, for the compiler: `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

nonisolated extension Text {
  /// Creates a text whose ranges have their own styles and links. Mirrors SwiftUI. A literal is a
  /// `LocalizedStringKey`, though it could be an attributed string as well.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(attributedContent.stretches)
  }
}

extension AttributedString {
  /// The text in ranges of one style each.
  var stretches: [TextStretch] {
    runs.map { run in TextStretch(String(characters[run.range]), run.attributes) }
  }
}

extension TextStretch {
  fileprivate init(_ text: String, _ attributes: AttributeContainer) {
    typealias SwiftUI = AttributeScopes.SwiftUIAttributes
    self.init(text)
    link = attributes.link?.absoluteString
    font = attributes[SwiftUI.FontAttribute.self]
    color = attributes[SwiftUI.ForegroundColorAttribute.self]
    background = attributes[SwiftUI.BackgroundColorAttribute.self]
    underline = attributes[SwiftUI.UnderlineStyleAttribute.self]
    strikethrough = attributes[SwiftUI.StrikethroughStyleAttribute.self]
    spacing =
      attributes[SwiftUI.KerningAttribute.self].map(Double.init)
      ?? attributes[SwiftUI.TrackingAttribute.self].map(Double.init)
    baselineOffset = attributes[SwiftUI.BaselineOffsetAttribute.self].map(Double.init)
    switch attributes[SwiftUI.AlignmentAttribute.self] {
    case .left: alignment = .left
    case .center: alignment = .center
    case .right: alignment = .right
    case nil: break
    }
    intent =
      attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
  }
}
