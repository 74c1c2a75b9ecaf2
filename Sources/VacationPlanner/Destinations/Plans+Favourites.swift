import Trips

extension Plans {
  func isFavourite(_ destination: Destination) -> Bool { favourites[destination.id] != nil }

  /// Adds a destination to the favourites, or removes it.
  func toggleFavourite(_ destination: Destination) {
    if let records = favourites[destination.id] {
      performOrAlert(
        ChangeTitle(.removedFromFavourites, destination.name), records.map { .delete($0) })
    } else {
      let favourite = Favourite(destination: destination.id, name: destination.name)
      performOrAlert(
        ChangeTitle(.addedToFavourites, destination.name), [.put(.favourite(favourite))])
    }
  }
}
