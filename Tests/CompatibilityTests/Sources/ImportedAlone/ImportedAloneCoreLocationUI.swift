import CoreLocationUI

let typeOfCoreLocationUI: Any.Type = UIButton.self
