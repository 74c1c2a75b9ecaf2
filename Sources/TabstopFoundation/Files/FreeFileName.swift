internal import Foundation

extension String {
  /// This file name, or with the first number from 2 behind it that is free: "Report 2.txt".
  ///
  /// - Parameter isTaken: Whether there is a file with a name already.
  func freeFileName(isTaken: (String) -> Bool) -> String {
    let ending = (self as NSString).pathExtension
    let stem = ending.isEmpty ? self : (self as NSString).deletingPathExtension
    var (name, number) = (self, 2)
    while isTaken(name) {
      name = "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
      number += 1
    }
    return name
  }
}

extension URL {
  /// A place in the folder for a file with the name, or with a number behind it if there is one already.
  nonisolated func freePlace(for name: String) -> URL {
    let free = name.freeFileName {
      // A link that leads nowhere is there as well.
      let place = appendingPathComponent($0)
      return (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil
    }
    return appendingPathComponent(free)
  }
}
