import CoreSpotlight

let typeOfCoreSpotlight: Any.Type = UTType.self
