/// Returns the value of a task, or `nil` if the task takes longer than the limit or the caller is
/// cancelled. The task continues in any case.
func value<Value: Sendable>(
  of task: Task<Value, Never>, within limit: Duration
) async -> Value? {
  let (values, continuation) = AsyncStream.makeStream(of: Value?.self)
  Task { continuation.yield(await task.value) }
  let timer = Task {
    guard (try? await Task.sleep(for: limit)) != nil else { return }
    continuation.yield(nil)
  }
  defer { timer.cancel() }
  for await value in values { return value }
  return nil
}
