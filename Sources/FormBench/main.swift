import Tabstop
