"""Loads the replacement of the module speechd, before Orca puts its own folders first."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import speechd  # noqa: E402,F401  (It stays in sys.modules.)

del sys.path[0]
