"""A private desktop in which a test uses a program as a user would.

`Desk` is an X server with a window manager, a session bus and an accessibility bus of its own.
`desk.launch([...])` starts a program in it; `desk.keyboard` and `desk.pointer` work it from
outside; `desk.tree` is what an assistive technology gets to know of it; `desk.screen` is what it
shows; `desk.orca` (if asked for) is what Orca speaks.

Every wait is for a state or an event, and fails with a report of what was there instead.
"""

from .processes import DeskError, DeskTimeout, MissingTool
from .session import Desk

__all__ = ["Desk", "DeskError", "DeskTimeout", "MissingTool"]
