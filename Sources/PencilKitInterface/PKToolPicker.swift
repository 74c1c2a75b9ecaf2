public import Foundation
public import Observation
internal import Tabstop
internal import TabstopFoundation
public import TabstopKits

/// The tools for drawing, which a canvas shows below itself. Mirrors PencilKit's `PKToolPicker`.
@preconcurrency @MainActor
@Observable
public final class PKToolPicker: NSObject {
  /// The tool that the user has chosen.
  public var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { tell { $0.toolPickerSelectedToolDidChange($1) } }
  }

  /// Whether there is a ruler. Stored, without effect.
  public var isRulerActive = false
  /// Whether the user decides what draws. Stored, without effect: the pointer does.
  @ObservationIgnored public var showsDrawingPolicyControls = true
  /// The look of the tools. Stored, without effect: it is the desktop's.
  @ObservationIgnored public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The look of the colours. Stored, without effect.
  @ObservationIgnored public var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name under which the state is kept. Stored, without effect.
  @ObservationIgnored public var stateAutosaveName: String?
  /// The newest version of the format that the program can use. Stored, without effect.
  @ObservationIgnored public var maximumSupportedContentVersion = PKContentVersion.latest
  /// Whether the tools are shown for a canvas.
  public private(set) var isVisible = false
  @ObservationIgnored private var observers: [Weak] = []
  private struct Weak { weak var observer: (any PKToolPickerObserver)? }

  /// Creates tools.
  public override init() { super.init() }
  private static let only = PKToolPicker()
  /// The tools of a window, by the older name.
  public class func shared(for window: UIWindow) -> PKToolPicker? { only }
  /// The tools of a window, by the older name.
  public class func shared(for window: NSWindow) -> PKToolPicker? { only }

  /// Shows or hides the tools while a canvas is the first responder.
  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
    (responder as? PKCanvasView)?.show(visible ? self : nil)
    tell { $0.toolPickerVisibilityDidChange($1) }
  }

  /// Adds an object that is notified of the choice; the tool of a canvas follows it.
  public func addObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(Weak(observer: observer))
    observer.toolPickerSelectedToolDidChange(self)
  }

  /// Removes an object that is notified.
  public func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.observer === observer }
  }

  /// The part of a view that the tools cover. Always empty: they are below the canvas.
  public func frameObscured(in view: UIView) -> CGRect { .zero }

  private func tell(_ change: (any PKToolPickerObserver, PKToolPicker) -> Void) {
    for observer in observers.compactMap(\.observer) { change(observer, self) }
  }
}

/// An object that is notified of the chosen tool. Mirrors PencilKit's `PKToolPickerObserver`.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
  /// Called when the user has chosen another tool.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// Called when the ruler comes or goes. Never called.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// Called when the tools are shown or hidden.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// Called when the tools cover another part. Never called.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Does nothing.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {
  /// Takes the chosen tool.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }
}

/// The tools below a canvas.
struct ToolBar: View {
  let picker: PKToolPicker

  private enum Kind: Hashable {
    case pen, pencil, marker, eraser
    var ink: PKInk.InkType? {
      switch self {
      case .pen: .pen
      case .pencil: .pencil
      case .marker: .marker
      case .eraser: nil
      }
    }
  }

  /// The colour of the last pen, while the eraser is chosen.
  @State private var lastColor = Color.black

  private var color: Color {
    (picker.selectedTool as? PKInkingTool).map { Color($0.color) } ?? lastColor
  }

  private var kind: Kind {
    guard let tool = picker.selectedTool as? PKInkingTool else { return .eraser }
    return switch tool.inkType {
    case .pencil, .crayon: .pencil
    case .marker, .watercolor: .marker
    default: .pen
    }
  }

  var body: some View {
    HStack {
      Picker(
        String(own: "Tool"), selection: Binding(get: { kind }, set: { choose($0) })
      ) {
        Text(verbatim: String(own: "Pen")).tag(Kind.pen)
        Text(verbatim: String(own: "Pencil")).tag(Kind.pencil)
        Text(verbatim: String(own: "Marker")).tag(Kind.marker)
        Text(verbatim: String(own: "Eraser")).tag(Kind.eraser)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      ColorPicker(String(own: "Color"), selection: Binding(get: { color }, set: { paint($0) }))
        .labelsHidden()
        .disabled(kind == .eraser)
    }
    .padding(8)
  }

  /// Sets the colour of the pen, which keeps its ink and its width.
  private func paint(_ color: Color) {
    guard let pen = picker.selectedTool as? PKInkingTool else { return }
    picker.selectedTool = PKInkingTool(pen.inkType, color: UIColor(color), width: pen.width)
  }

  private func choose(_ kind: Kind) {
    let color = color
    lastColor = color
    picker.selectedTool =
      kind.ink.map { PKInkingTool($0, color: UIColor(color)) } ?? PKEraserTool(.bitmap)
  }
}
