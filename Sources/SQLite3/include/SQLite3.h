#pragma once

#if !__has_include(<sqlite3.h>)
#error "SQLite's development files are missing. Debian, Ubuntu: apt install libsqlite3-dev; Fedora: dnf install sqlite-devel; Arch: pacman -S sqlite"
#endif

#include <sqlite3.h>
