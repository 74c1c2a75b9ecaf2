// The names of AppKit's pictures, which `NSImage(named:)` finds as icons of the desktop's theme.

extension UIImage {
  /// A warning. Mirrors AppKit's.
  public static let cautionName: Name = "NSCaution"
  /// An information. Mirrors AppKit's.
  public static let infoName: Name = "NSInfo"
  /// A computer. Mirrors AppKit's.
  public static let computerName: Name = "NSComputer"
  /// A network. Mirrors AppKit's.
  public static let networkName: Name = "NSNetwork"
  /// Services of the local network. Mirrors AppKit's.
  public static let bonjourName: Name = "NSBonjour"
  /// Accounts of several users. Mirrors AppKit's.
  public static let userAccountsName: Name = "NSUserAccounts"
  /// A user. Mirrors AppKit's.
  public static let userName: Name = "NSUser"
  /// A group of users. Mirrors AppKit's.
  public static let userGroupName: Name = "NSUserGroup"
  /// A guest. Mirrors AppKit's.
  public static let userGuestName: Name = "NSUserGuest"
  /// All users. Mirrors AppKit's.
  public static let everyoneName: Name = "NSEveryone"
  /// General settings. Mirrors AppKit's.
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  /// Settings for experts. Mirrors AppKit's.
  public static let advancedName: Name = "NSAdvanced"
  /// The empty wastebasket. Mirrors AppKit's.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// The wastebasket with a content. Mirrors AppKit's.
  public static let trashFullName: Name = "NSTrashFull"
  /// Several documents. Mirrors AppKit's.
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
  /// A folder for a disc. Mirrors AppKit's.
  public static let folderBurnableName: Name = "NSFolderBurnable"
  /// Available. Mirrors AppKit's.
  public static let statusAvailableName: Name = "NSStatusAvailable"
  /// Available in part. Mirrors AppKit's.
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  /// Not available. Mirrors AppKit's.
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  /// Of an unknown state. Mirrors AppKit's.
  public static let statusNoneName: Name = "NSStatusNone"
  /// Add. Mirrors AppKit's.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// Remove. Mirrors AppKit's.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// Actions. Mirrors AppKit's.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// Refresh. Mirrors AppKit's.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// Refresh. Mirrors AppKit's.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// Stop. Mirrors AppKit's.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// Stop. Mirrors AppKit's.
  public static let stopProgressFreestandingTemplateName: Name =
    "NSStopProgressFreestandingTemplate"
  /// Back. Mirrors AppKit's.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// Forward. Mirrors AppKit's.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// Back. Mirrors AppKit's.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// Forward. Mirrors AppKit's.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// A triangle to the left. Mirrors AppKit's.
  public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
  /// A triangle to the right. Mirrors AppKit's.
  public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
  /// Home. Mirrors AppKit's.
  public static let homeTemplateName: Name = "NSHomeTemplate"
  /// Bookmarks. Mirrors AppKit's.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// Share. Mirrors AppKit's.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// Look at a file. Mirrors AppKit's.
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  /// Follow a link. Mirrors AppKit's.
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  /// Show in the folder. Mirrors AppKit's.
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  /// A wrong value. Mirrors AppKit's.
  public static let invalidDataFreestandingTemplateName: Name = "NSInvalidDataFreestandingTemplate"
  /// Locked. Mirrors AppKit's.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// Unlocked. Mirrors AppKit's.
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  /// As icons. Mirrors AppKit's.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// As a list. Mirrors AppKit's.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// As columns. Mirrors AppKit's.
  public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
  /// Fill the screen. Mirrors AppKit's.
  public static let enterFullScreenTemplateName: Name = "NSEnterFullScreenTemplate"
  /// Leave the full screen. Mirrors AppKit's.
  public static let exitFullScreenTemplateName: Name = "NSExitFullScreenTemplate"
  /// On. Mirrors AppKit's.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// On and off. Mirrors AppKit's.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// With rules. Mirrors AppKit's.
  public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
  /// Play. Mirrors AppKit's.
  public static let touchBarPlayTemplateName: Name = "NSTouchBarPlayTemplate"
  /// Pause. Mirrors AppKit's.
  public static let touchBarPauseTemplateName: Name = "NSTouchBarPauseTemplate"
  /// Search. Mirrors AppKit's.
  public static let touchBarSearchTemplateName: Name = "NSTouchBarSearchTemplate"
  /// Delete. Mirrors AppKit's.
  public static let touchBarDeleteTemplateName: Name = "NSTouchBarDeleteTemplate"
  /// Add. Mirrors AppKit's.
  public static let touchBarAddTemplateName: Name = "NSTouchBarAddTemplate"

  /// The icons for the names of AppKit.
  static let symbolsOfNames: [Name: String] = [
    folderName: "folder",
    cautionName: "exclamationmark.triangle.fill",
    infoName: "info.circle",
    computerName: "desktopcomputer",
    networkName: "network",
    bonjourName: "bonjour",
    userAccountsName: "person.2.fill",
    userName: "person.fill",
    userGroupName: "person.3.fill",
    userGuestName: "person",
    everyoneName: "person.3",
    preferencesGeneralName: "gearshape",
    advancedName: "gearshape.2",
    trashEmptyName: "trash",
    trashFullName: "trash.fill",
    multipleDocumentsName: "doc.on.doc",
    folderBurnableName: "folder.fill",
    statusAvailableName: "circle.fill",
    statusPartiallyAvailableName: "circle.lefthalf.filled",
    statusUnavailableName: "minus.circle.fill",
    statusNoneName: "circle",
    addTemplateName: "plus",
    removeTemplateName: "minus",
    actionTemplateName: "gearshape",
    refreshTemplateName: "arrow.clockwise",
    refreshFreestandingTemplateName: "arrow.clockwise",
    stopProgressTemplateName: "xmark",
    stopProgressFreestandingTemplateName: "xmark.circle.fill",
    goLeftTemplateName: "chevron.left",
    goRightTemplateName: "chevron.right",
    goBackTemplateName: "chevron.backward",
    goForwardTemplateName: "chevron.forward",
    leftFacingTriangleTemplateName: "arrowtriangle.left.fill",
    rightFacingTriangleTemplateName: "arrowtriangle.right.fill",
    homeTemplateName: "house",
    bookmarksTemplateName: "book",
    shareTemplateName: "square.and.arrow.up",
    quickLookTemplateName: "eye",
    followLinkFreestandingTemplateName: "arrow.right.circle.fill",
    revealFreestandingTemplateName: "magnifyingglass.circle.fill",
    invalidDataFreestandingTemplateName: "exclamationmark.circle.fill",
    lockLockedTemplateName: "lock.fill",
    lockUnlockedTemplateName: "lock.open.fill",
    iconViewTemplateName: "square.grid.2x2",
    listViewTemplateName: "list.bullet",
    columnViewTemplateName: "rectangle.split.3x1",
    enterFullScreenTemplateName: "arrow.up.left.and.arrow.down.right",
    exitFullScreenTemplateName: "arrow.down.right.and.arrow.up.left",
    menuOnStateTemplateName: "checkmark",
    menuMixedStateTemplateName: "minus",
    smartBadgeTemplateName: "gearshape",
    touchBarPlayTemplateName: "play.fill",
    touchBarPauseTemplateName: "pause.fill",
    touchBarSearchTemplateName: "magnifyingglass",
    touchBarDeleteTemplateName: "trash",
    touchBarAddTemplateName: "plus",
  ]
}
