import Foundation
public import Tabstop

/// A button that shows the desktop's file dialog to choose photos, starting in the pictures folder.
/// Mirrors PhotosUI's `PhotosPicker`.
public struct PhotosPicker<Label: View>: View {
  private let selection: PhotosSelection
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  /// Creates a picker of one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    self.init(.one(selection), filter, label())
  }

  /// Creates a picker of photos.
  ///
  /// - Parameter maxSelectionCount: Of more the first are used.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    self.init(.several(selection, atMost: maxSelectionCount), filter, label())
  }

  private init(_ selection: PhotosSelection, _ filter: PHPickerFilter?, _ label: Label) {
    self.selection = selection
    self.filter = filter
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(
      PhotosDialogModifier(isPresented: $isPresented, selection: selection, filter: filter))
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(.one(selection), filter, Text(titleKey))
  }

  /// Creates a picker of one photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(.one(selection), filter, Text(title))
  }

  /// Creates a picker of photos.
  ///
  /// - Parameter maxSelectionCount: Of more the first are used.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(.several(selection, atMost: maxSelectionCount), filter, Text(titleKey))
  }

  /// Creates a picker of photos.
  ///
  /// - Parameter maxSelectionCount: Of more the first are used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(.several(selection, atMost: maxSelectionCount), filter, Text(title))
  }
}

extension View {
  /// Lets the user choose one photo while `isPresented` is true. Mirrors PhotosUI.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(
      PhotosDialogModifier(isPresented: isPresented, selection: .one(selection), filter: filter))
  }

  /// Lets the user choose photos while `isPresented` is true. Mirrors PhotosUI.
  ///
  /// - Parameter maxSelectionCount: Of more the first are used.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(
      PhotosDialogModifier(
        isPresented: isPresented, selection: .several(selection, atMost: maxSelectionCount),
        filter: filter))
  }

  /// Sets how the picker is shown. No effect: the dialog is the desktop's. Mirrors PhotosUI.
  public func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
  /// Shows or hides the bars of the picker. No effect: the dialog is the desktop's. Mirrors
  /// PhotosUI.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  /// Removes parts of the picker. No effect: the dialog is the desktop's. Mirrors PhotosUI.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}

/// The binding for the selection.
private enum PhotosSelection {
  case one(Binding<PhotosPickerItem?>)
  case several(Binding<[PhotosPickerItem]>, atMost: Int?)

  var allowsSeveral: Bool {
    if case .several(_, let limit) = self { limit != 1 } else { false }
  }

  @MainActor
  func receive(_ files: [URL]) {
    let items = files.map(PhotosPickerItem.init(file:))
    switch self {
    case .one(let selection): selection.wrappedValue = items.first
    case .several(let selection, let limit):
      let limit = limit?.taken(as: "A maximum number of photos", in: 0...Int.max)
      selection.wrappedValue = Array(items.prefix(limit ?? items.count))
    }
  }
}

private struct PhotosDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let selection: PhotosSelection
  let filter: PHPickerFilter?

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: isPresented, allowedContentTypes: (filter ?? .everything).types,
        allowsMultipleSelection: selection.allowsSeveral
      ) { result in
        if case .success(let files) = result { selection.receive(files) }
      }
      .fileDialogDefaultDirectory(isPresented.wrappedValue ? PHPhotoLibrary.folder : nil)
  }
}
