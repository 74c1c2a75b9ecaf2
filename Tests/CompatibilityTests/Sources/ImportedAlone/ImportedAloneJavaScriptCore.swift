import JavaScriptCore

let typeOfJavaScriptCore: Any.Type = CGRect.self
