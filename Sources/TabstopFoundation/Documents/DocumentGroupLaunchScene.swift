public import Foundation
public import Tabstop

/// The page on which an iPhone or iPad asks for a document. A desktop's program starts with a new document, and has
/// commands to open others: this scene never opens, and its content is not created. Mirrors SwiftUI's
/// `DocumentGroupLaunchScene`.
public struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
  public static func _collect(_ scene: Self, _ list: _SceneList) {}

  /// Creates a scene.
  public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}

  /// Creates a scene.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}

  /// Creates a scene.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}
}

/// The places of a page that asks for a document: never known. Mirrors SwiftUI's `DocumentLaunchGeometryProxy`.
public struct DocumentLaunchGeometryProxy {
  /// The place of the page.
  public var frame: CGRect { .zero }
  /// The place of the title.
  public var titleViewFrame: CGRect { .zero }
}

/// A button that opens a new document. Mirrors SwiftUI's `NewDocumentButton`.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let open: (NewDocumentAction) async throws -> Void
  @Environment(\.newDocument) private var newDocument

  /// The button.
  public var body: some View {
    Button {
      Task {
        do { try await open(newDocument) } catch { warn("No document was made: \(error)") }
      }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button for a document that is made by a closure.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey? = nil, for documentType: D.Type = D.self,
    contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D
  ) {
    label = titleKey.map { Text($0) } ?? Text(verbatim: String(own: "New"))
    open = { action in
      let document = try await prepareDocument()
      action(document)
    }
  }

  /// Creates a button for a new document of a type.
  public init(_ titleKey: LocalizedStringKey? = nil, contentType: UTType) {
    label = titleKey.map { Text($0) } ?? Text(verbatim: String(own: "New"))
    open = { $0(contentType: contentType) }
  }

  /// Creates a button for a document that is made by a closure.
  @_disfavoredOverload
  public init<S: StringProtocol, D: FileDocument>(
    _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D
  ) {
    label = Text(title)
    open = { action in
      let document = try await prepareDocument()
      action(document)
    }
  }
}
