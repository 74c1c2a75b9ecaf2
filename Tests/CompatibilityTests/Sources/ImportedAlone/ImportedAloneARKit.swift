import ARKit

let typeOfARKit: Any.Type = UIView.self
