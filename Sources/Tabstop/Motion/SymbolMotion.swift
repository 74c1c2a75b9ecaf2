/// A stage of a symbol's effect: its appearance, and the animation that leads to it.
private struct SymbolPhase: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  var animation: Animation?
}

extension SymbolEffect {
  /// The stages of one run, the first of which is the resting symbol; empty if it does not move.
  fileprivate func phases(_ options: SymbolEffectOptions, count: Int) -> [SymbolPhase] {
    func move(_ duration: Double) -> Animation {
      .easeInOut(duration: duration / options.speed)
    }
    let sign = isReversed ? -1.0 : 1
    let stages: [SymbolPhase]
    switch kind {
    case .bounce:
      stages = [
        SymbolPhase(scale: 1 + 0.25 * sign, animation: move(0.15)),
        SymbolPhase(animation: .spring(duration: 0.35 / options.speed, bounce: 0.4)),
      ]
    case .pulse, .variableColor:
      stages = [
        SymbolPhase(opacity: 0.4, animation: move(0.5)), SymbolPhase(animation: move(0.5)),
      ]
    case .wiggle:
      stages = [
        SymbolPhase(degrees: 12 * sign, animation: move(0.1)),
        SymbolPhase(degrees: -12 * sign, animation: move(0.2)),
        SymbolPhase(degrees: 6 * sign, animation: move(0.15)),
        SymbolPhase(animation: move(0.1)),
      ]
    case .rotate:
      // The symbol then looks as before, so no motion is needed to return.
      stages = [SymbolPhase(degrees: 360 * sign, animation: move(1)), SymbolPhase()]
    case .breathe:
      stages = [
        SymbolPhase(scale: 1.1, opacity: 0.6, animation: move(0.8)),
        SymbolPhase(animation: move(0.8)),
      ]
    case .scale, .appear, .disappear, .replace: return []
    }
    let duration = stages.reduce(0) { $0 + ($1.animation?.kind.visibleDuration ?? 0) }
    // As many runs and pauses as five seconds have: there is no pause before the first run.
    let most = max(Int((5 + options.delay) / max(duration + options.delay, 0.1)), 1)
    var later = stages
    if options.delay > 0 {
      later[0].animation = later[0].animation?.delay(options.delay)
    }
    let runs = min(count, most)
    return [SymbolPhase()] + stages + (1..<max(runs, 1)).flatMap { _ in later }
  }
}

extension View {
  fileprivate func painted(as phase: SymbolPhase) -> some View {
    scaleEffect(phase.scale).rotationEffect(.degrees(phase.degrees)).opacity(phase.opacity)
  }
}

/// An effect for each change of a value.
package struct TriggeredSymbolEffect: ViewModifier {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  let trigger: AnyEquatable

  @ViewBuilder package func body(content: Content) -> some View {
    let phases = effect.phases(options, count: options.count ?? 1)
    if phases.isEmpty {
      content
    } else {
      PhaseAnimator(phases, trigger: trigger) {
        content.painted(as: $0)
      } animation: {
        $0.animation
      }
    }
  }
}

/// An effect for as long as it is active.
package struct ActiveSymbolEffect: ViewModifier {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  let isActive: Bool

  @ViewBuilder package func body(content: Content) -> some View {
    switch effect.kind {
    case .appear, .replace: content
    case .scale:
      content.scaleEffect(isActive ? (effect.isReversed ? 0.8 : 1.25) : 1)
        .animation(.bouncy, value: isActive)
    case .disappear:
      content.opacity(isActive ? 0 : 1).animation(.default, value: isActive)
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe:
      PhaseAnimator(
        isActive ? effect.phases(options, count: options.count ?? .max) : [SymbolPhase()],
        trigger: isActive, runsAtStart: isActive
      ) {
        content.painted(as: $0)
      } animation: {
        $0.animation
      }
    }
  }
}
