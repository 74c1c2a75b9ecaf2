// The contents of the module Combine, for sources that must compile unchanged. Beyond
// `CombineFoundation` it contains network connections, which need libcurl; programs that only
// import `SwiftUI` do not link that.
@_exported import CombineFoundation
@_exported import FoundationNetworking
