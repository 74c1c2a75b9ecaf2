public import Foundation

/// A state of a game. Mirrors GameplayKit's `GKState`.
open class GKState: NSObject {
  /// The machine that it belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?
  /// Creates a state.
  public override init() { super.init() }
  /// Whether another state may follow. By default any may.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the state begins.
  open func didEnter(from previousState: GKState?) {}
  /// Called in each step.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before the state ends.
  open func willExit(to nextState: GKState) {}
}

/// The states of a game, of which one is current. Mirrors GameplayKit's `GKStateMachine`.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The current state.
  public private(set) var currentState: GKState?

  /// Creates a machine of states.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// The state of a class.
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states.lazy.compactMap { $0 as? State }.first
  }
  /// Whether a state may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  /// Begins a state; returns whether it may follow.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  /// Makes a step in the current state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
