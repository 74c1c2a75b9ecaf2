// Intentionally empty: the declarations are written in Swift, in Sources/IntentsInterface.
