// Rare names of SwiftUI for documents, pointers and charts, as sources for iOS 18 and macOS 26 use them.
import Accessibility
import SwiftUI

struct PlainNote: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NotesProgram: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainNote()) { file in
      TextEditor(text: file.$document.text)
    }
    DocumentGroupLaunchScene("Notes") {
      NewDocumentButton("Start Writing") { PlainNote() }
      NewDocumentButton(contentType: .plainText)
    } background: {
      Color.blue
    } overlayAccessoryView: { geometry in
      Image(systemName: "pencil").position(x: geometry.titleViewFrame.midX, y: 20)
    }
  }
}

struct TouchPad: View {
  var report: (String) -> Void

  var body: some View {
    Color.green
      .gesture(
        SpatialEventGesture()
          .onChanged { events in
            for event in events where event.phase == .active {
              report("at \(event.location.x)")
            }
          }
          .onEnded { events in
            for event in events { report("\(event.phase)") }
          }
      )
      .onPencilDoubleTap { value in report("\(value)") }
      .onPencilSqueeze { phase in
        if case .ended(let value) = phase { report("\(String(describing: value.hoverPose))") }
      }
      .accessibilityDragPoint(.center, description: "Pad")
      .accessibilityDropPoint(.center, description: Text("Pad"))
      .presentationBreakthroughEffect(.subtle)
      .typeSelectEquivalent("pad")
  }
}

struct StepChart: View, AXChartDescriptorRepresentable {
  let steps: [(day: String, count: Double)]

  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(steps, id: \.day) { step in
        Rectangle().frame(width: 8, height: step.count / 100)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Steps")
    .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Steps", summary: "More on Tuesday",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: steps.map(\.day)),
      yAxis: AXNumericDataAxisDescriptor(
        title: "Steps", range: 0...10_000, gridlinePositions: []
      ) { "\(Int($0)) steps" },
      additionalAxes: [],
      series: [
        AXDataSeriesDescriptor(
          name: "Steps", isContinuous: false,
          dataPoints: steps.map { AXDataPoint(x: $0.day, y: $0.count) })
      ])
  }
}
