// Empty: what there is is written in Swift, in Sources/ObjectiveCInterface.
