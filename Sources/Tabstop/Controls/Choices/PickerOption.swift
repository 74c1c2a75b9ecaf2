internal import CGtk
internal import GtkBridge

/// The icon of an option.
enum OptionIcon: Equatable {
  /// An icon of the desktop's theme.
  case named(String)
  /// A symbol that no theme has.
  case drawn(DrawnSymbol)

  /// The name of the theme's icon; empty for a symbol.
  var name: String { if case .named(let name) = self { name } else { "" } }

  @MainActor func makeImage() -> Widget {
    let image = Widget(gtk_image_new())
    switch self {
    case .named(let name): gtk_image_set_from_icon_name(image.opaque, name)
    case .drawn(let symbol): image.setImage(symbol)
    }
    return image
  }
}

/// One option of a picker.
struct PickerOption {
  /// What the option is called. It is shown, unless the option's view is only a picture.
  let title: String
  let icon: OptionIcon?
  /// Whether the option's view is a picture without a text.
  let isPicture: Bool
  /// The selection that the option stands for; `nil` for a view without a tag, which selects
  /// nothing.
  let tag: Any?
  let isEnabled: Bool
  /// What the option's view is for, from `help(_:)`.
  let help: String?
  /// The option's view, if it is one widget; it is not on screen elsewhere.
  let widget: Widget?

  /// The options at and below `node`, in order.
  @MainActor
  static func all(in node: _Node) -> [PickerOption] {
    var options: [PickerOption] = []
    collect(node, implicit: nil, name: nil, into: &options)
    return options
  }

  /// - Parameter name: The accessibility label of an enclosing view that is not a container.
  @MainActor
  private static func collect(
    _ node: _Node, implicit: Any?, name: String?, into options: inout [PickerOption]
  ) {
    if let tagged = node as? any TaggedNode {
      options.append(PickerOption(node, tag: tagged.tag, name: name))
    } else if let loop = node as? any IdentifiedRows {
      loop.forEachRow { id, row in
        let count = options.count
        row.forEachChild { collect($0, implicit: id, name: nil, into: &options) }
        // A row of several views, or one with its own container.
        if options.count == count, row.lastWidget != nil {
          options.append(PickerOption(row, tag: id, name: name))
        }
      }
    } else if let section = node as? any SectionedNode {
      if let rows = section.rowsNode {
        collect(rows, implicit: implicit, name: nil, into: &options)
      }
    } else if node is any DividingNode {
      return
    } else if node.isLeafOfText {
      options.append(PickerOption(node, tag: node.tagInside ?? implicit, name: name))
    } else {
      let label = (node as? any SpokenNameNode)?.accessibilityLabel
      // A modifier's other views, such as the items of a menu, are no options.
      if let content = node.modifiedContent {
        return collect(content, implicit: implicit, name: label ?? name, into: &options)
      }
      node.forEachChild {
        collect($0, implicit: implicit, name: label ?? name, into: &options)
      }
    }
  }

  @MainActor
  private init(_ node: _Node, tag: Any?, name: String?) {
    title = name ?? node.plainText
    icon = node.optionIcon
    self.tag = tag
    isEnabled = node.environment.isEnabled && !node.isSelectionDisabled
    var widgets: [Widget] = []
    node.forEachWidget { widgets.append($0) }
    widget = widgets.count == 1 ? widgets[0] : nil
    help = widgets.first?.accessible.accessibleHelp
    isPicture = icon != nil && !widgets.contains { $0.firstLabel != nil }
  }
}

/// A `Section`, whose header is not one of its rows.
protocol SectionedNode: _Node {
  var rowsNode: _Node? { get }
  var headerText: String { get }
}

/// A `Divider`.
protocol DividingNode: _Node {}

/// A node that gives its content an accessibility label.
private protocol SpokenNameNode: _Node {
  var accessibilityLabel: String? { get }
}

extension DecorationNode: SpokenNameNode {
  fileprivate var accessibilityLabel: String? {
    view.modifier.spokenText.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension _Node {
  /// Whether this view has a text, with its whole content on one line.
  fileprivate var isLeafOfText: Bool {
    var widgets: [Widget] = []
    forEachWidget { widgets.append($0) }
    return widgets.count == 1 && !isPassage && !plainText.isEmpty
  }

  /// Whether this node only passes on its children.
  private var isPassage: Bool {
    var sole: Widget?
    var isBelow = false
    forEachWidget { sole = $0 }
    // If the widget belongs to a child, the child is the option, because it may have a tag.
    let content = modifiedContent
    forEachChild { child in
      if let content, child !== content { return }
      child.forEachWidget { if $0 === sole { isBelow = true } }
    }
    return isBelow
  }

  /// The icon among the widgets here.
  fileprivate var optionIcon: OptionIcon? {
    var found: OptionIcon?
    forEachWidget { if found == nil { found = icon(in: $0.pointer) } }
    return found
  }
}

@MainActor
private func icon(in widget: WidgetPointer) -> OptionIcon? {
  if widget.isImage {
    return widget.iconName.map { .named($0) } ?? widget.drawnSymbol.map { .drawn($0) }
  }
  var next = widget.firstChild
  while let child = next {
    if let found = icon(in: child) { return found }
    next = child.nextSibling
  }
  return nil
}
