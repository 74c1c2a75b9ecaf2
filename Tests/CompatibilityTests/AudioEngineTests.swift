import AVFoundation
import XCTest

final class AudioEngineTests: XCTestCase {
  private func offline(_ engine: AVAudioEngine, rate: Double = 1000) throws {
    let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 2))
    try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
    try engine.start()
  }

  func testBuffersAreHeardAtTheirSamples() throws {
    let metronome = try XCTUnwrap(SampleMetronome(rate: 1000))
    try offline(metronome.engine)
    XCTAssertNil(metronome.playedSamples)
    metronome.start(beats: 2, samplesPerBeat: 10)
    let first = try rendered(metronome.engine, frames: 8)
    XCTAssertEqual(first.left, [0.5, 0.4, 0.3, 0.2, 0, 0, 0, 0])
    XCTAssertEqual(first.left, first.right)
    let second = try rendered(metronome.engine, frames: 8)
    XCTAssertEqual(second.left, [0, 0, 0.5, 0.4, 0.3, 0.2, 0, 0])
    XCTAssertEqual(metronome.playedSamples, 16)

    metronome.player.pause()
    XCTAssertEqual(try rendered(metronome.engine, frames: 4).left, [0, 0, 0, 0])
    XCTAssertNil(metronome.playedSamples)
    metronome.player.play()
    _ = try rendered(metronome.engine, frames: 4)
    XCTAssertEqual(metronome.playedSamples, 20)

    metronome.engine.stop()
    XCTAssertFalse(metronome.player.isPlaying)
    XCTAssertFalse(metronome.engine.isRunning)
  }

  func testABufferIsRepeatedAndInterrupted() throws {
    let metronome = try XCTUnwrap(SampleMetronome(rate: 1000))
    try offline(metronome.engine)
    let player = metronome.player
    player.volume = 0.5
    player.pan = 1
    player.scheduleBuffer(metronome.click, at: nil, options: .loops)
    player.play()
    let looped = try rendered(metronome.engine, frames: 6)
    XCTAssertEqual(looped.left, [0, 0, 0, 0, 0, 0])
    XCTAssertEqual(looped.right, [0.25, 0.2, 0.15, 0.1, 0.25, 0.2])

    player.scheduleBuffer(metronome.click, at: nil, options: .interruptsAtLoop)
    XCTAssertEqual(
      try rendered(metronome.engine, frames: 8).right, [0.15, 0.1, 0.25, 0.2, 0.15, 0.1, 0, 0])

    player.scheduleBuffer(metronome.click, at: nil, options: .loops)
    _ = try rendered(metronome.engine, frames: 2)
    player.scheduleBuffer(metronome.click, at: nil, options: .interrupts)
    XCTAssertEqual(
      try rendered(metronome.engine, frames: 6).right, [0.25, 0.2, 0.15, 0.1, 0, 0])
  }

  func testClosuresAreCalledAfterTheirBuffers() throws {
    let metronome = try XCTUnwrap(SampleMetronome(rate: 1000))
    try offline(metronome.engine)
    let calls = Calls()
    metronome.player.scheduleBuffer(metronome.click) { calls.add("first") }
    metronome.player.scheduleBuffer(metronome.click, completionCallbackType: .dataPlayedBack) {
      calls.add("\($0 == .dataPlayedBack)")
    }
    metronome.player.scheduleBuffer(metronome.click) { calls.add("dropped") }
    metronome.player.play()
    _ = try rendered(metronome.engine, frames: 3)
    XCTAssertEqual(calls.names, [])
    _ = try rendered(metronome.engine, frames: 5)
    XCTAssertEqual(calls.names, ["first", "true"])
    metronome.player.stop()
    XCTAssertEqual(calls.names, ["first", "true", "dropped"])
  }

  func testSamplesAreCalculatedWhenNeeded() throws {
    let engine = AVAudioEngine()
    let wave = SquareWave()
    let delay = AVAudioUnitDelay()
    engine.attach(wave.node)
    engine.attach(delay)
    engine.connect(wave.node, to: delay, format: nil)
    engine.connect(delay, to: engine.mainMixerNode, format: nil)
    try offline(engine)
    XCTAssertEqual(
      try rendered(engine, frames: 6).left, [0.25, 0.25, -0.25, -0.25, 0.25, 0.25])
    engine.mainMixerNode.outputVolume = 0.5
    XCTAssertEqual(try rendered(engine, frames: 2).right, [-0.125, -0.125])
    engine.disconnectNodeOutput(wave.node)
    XCTAssertEqual(try rendered(engine, frames: 2).right, [0, 0])
    XCTAssertEqual(engine.manualRenderingSampleTime, 10)
  }

  func testATapGetsWhatIsHeard() throws {
    let engine = AVAudioEngine()
    let wave = SquareWave()
    engine.attach(wave.node)
    engine.connect(wave.node, to: engine.mainMixerNode, format: nil)
    let meter = PeakMeter()
    meter.measure(engine.mainMixerNode)
    try offline(engine)
    _ = try rendered(engine, frames: 100)
    XCTAssertEqual(meter.peaks, [0.25])
    wave.amplitude = 0.75
    _ = try rendered(engine, frames: 100)
    XCTAssertEqual(meter.peaks, [0.25, 0.75, 0.75])
    engine.mainMixerNode.removeTap(onBus: 0)
    _ = try rendered(engine, frames: 100)
    XCTAssertEqual(meter.peaks.count, 3)
  }

  func testAClosureMayWaitForAThreadThatUsesTheEngine() throws {
    for end in [{ (engine: AVAudioEngine) in engine.stop() }, { $0.reset() }] {
      let metronome = try XCTUnwrap(SampleMetronome(rate: 1000))
      try offline(metronome.engine)
      let engine = metronome.engine
      let calls = Calls()
      metronome.player.scheduleBuffer(metronome.click) {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          _ = engine.isRunning
          isDone.signal()
        }
        calls.add(isDone.wait(timeout: .now() + 5) == .success ? "free" : "locked")
      }
      metronome.player.play()
      end(metronome.engine)
      XCTAssertEqual(calls.names, ["free"])
    }
  }

  func testATapGetsTheTimesOfItsSamples() throws {
    let engine = AVAudioEngine()
    var times: [AVAudioFramePosition] = []
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 64, format: nil) { _, time in
      times.append(time.sampleTime)
    }
    try offline(engine)
    for _ in 0..<3 { _ = try rendered(engine, frames: 100) }
    XCTAssertEqual(times, [0, 64, 128, 192])
    // The samples that are left belong to the time before.
    engine.stop()
    try engine.start()
    _ = try rendered(engine, frames: 100)
    XCTAssertEqual(times.last, 0)
  }

  func testAnEngineStartsWhenTheMicrophoneIsNotConnectedAnyMore() throws {
    for disconnect in [
      { (engine: AVAudioEngine) in engine.disconnectNodeInput(engine.mainMixerNode) },
      { $0.disconnectNodeOutput($0.inputNode) },
    ] {
      let engine = AVAudioEngine()
      engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
      XCTAssertThrowsError(try offline(engine))
      disconnect(engine)
      XCTAssertNoThrow(try engine.start())
    }
  }

  func testASamplerPlaysSineTones() throws {
    let engine = AVAudioEngine()
    let sampler = AVAudioUnitSampler()
    engine.attach(sampler)
    engine.connect(sampler, to: engine.mainMixerNode, format: nil)
    try offline(engine, rate: 44_100)
    XCTAssertEqual(try rendered(engine, frames: 100).left.map(abs).max(), 0)
    sampler.startNote(69, withVelocity: 127, onChannel: 0)
    _ = try rendered(engine, frames: 4096)
    let samples = try rendered(engine, frames: 4096).left
    let crossings = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    // 440 waves a second: 40.9 in 4096 samples.
    XCTAssertTrue((40...42).contains(crossings), "\(crossings)")
    XCTAssertGreaterThan(samples.max() ?? 0, 0.25)
    sampler.stopNote(69, onChannel: 0)
    for _ in 0..<3 { _ = try rendered(engine, frames: 4096) }
    XCTAssertEqual(try rendered(engine, frames: 100).left.map(abs).max(), 0)
    XCTAssertThrowsError(try sampler.loadInstrument(at: URL(fileURLWithPath: "/nowhere.sf2")))
  }

  func testFilesAreWrittenReadAndPlayed() throws {
    let metronome = try XCTUnwrap(SampleMetronome(rate: 1000))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    guard let copy = try copied(metronome.click, by: url) else { return XCTFail("no memory") }
    XCTAssertEqual(copy.frameLength, 4)
    XCTAssertEqual(copy.format.sampleRate, 1000)
    XCTAssertEqual(copy.format.channelCount, 1)
    XCTAssertEqual(copy.floatChannelData?[0][1], 0.4)

    let file = try AVAudioFile(forReading: url)
    XCTAssertEqual(file.length, 4)
    let part = try XCTUnwrap(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 4))
    try file.read(into: part, frameCount: 3)
    XCTAssertEqual(file.framePosition, 3)
    try file.read(into: part)
    XCTAssertEqual(part.frameLength, 1)
    XCTAssertEqual(part.floatChannelData?[0][0], 0.2)
    XCTAssertThrowsError(try file.read(into: part))

    // Twice the rate: between two samples the sound is on a straight line.
    try offline(metronome.engine, rate: 2000)
    metronome.player.scheduleSegment(file, startingFrame: 1, frameCount: 2, at: nil)
    metronome.player.scheduleFile(file, at: nil)
    metronome.player.play()
    let samples = try rendered(metronome.engine, frames: 8).left
    for (sample, expected) in zip(samples, [0.4, 0.35, 0.3, 0.3, 0.5, 0.45, 0.4, 0.35]) {
      XCTAssertEqual(Double(sample), expected, accuracy: 0.001)
    }
  }

  func testAnEngineWithAMicrophoneDoesNotStart() throws {
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 64, format: nil) { _, _ in }
    XCTAssertThrowsError(try engine.start()) {
      XCTAssertEqual(($0 as? AVError)?.code, .deviceNotConnected)
    }
    XCTAssertThrowsError(
      try AVAudioFile(forReading: URL(fileURLWithPath: #filePath))
    ) { XCTAssertEqual(($0 as? AVError)?.code, .fileFormatNotRecognized) }
  }

  func testAFormatIsDescribed() throws {
    let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let description = format.streamDescription.pointee
    XCTAssertEqual(description.mSampleRate, 48_000)
    XCTAssertEqual(description.mChannelsPerFrame, 2)
    XCTAssertEqual(description.mBytesPerFrame, 4)
    let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
    buffer.frameLength = 3
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    XCTAssertEqual(list.count, 2)
    XCTAssertEqual(list[1].mDataByteSize, 12)
    XCTAssertEqual(list[1].mData, UnsafeMutableRawPointer(buffer.floatChannelData![1]))
    XCTAssertTrue(AVAudioFormat(streamDescription: format.streamDescription)!.isEqual(format))
  }
}

private final class Calls: @unchecked Sendable {
  private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
