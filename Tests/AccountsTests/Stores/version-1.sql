-- Version 1, of 2026-11-21 (commit 7fb16edf): accounts without records.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 0x56506C6E;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('accounts');
CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  emailKey TEXT NOT NULL UNIQUE,
  passwordHash TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
INSERT INTO account VALUES(1,'Ada','Ada@example.org','ada@example.org','$argon2id$v=19$m=65536,t=2,p=1$ZcmXBwIU0jUBG3nPKymc5A$Y5+QC+nVZz0m/rgtZnHEPkt6hCLCRpnMPg+VGa0v4X8',1795405919);
INSERT INTO account VALUES(2,'Bob','bob@example.org','bob@example.org','$argon2id$v=19$m=65536,t=2,p=1$s50wTeXYToubqfmWUGfqTA$KTmoHxymJe9xitrfJ3u2+eYPQOUSP7Aeyy0PLGBzjYc',1795405919);
CREATE TABLE logInFailure (
  address BLOB NOT NULL PRIMARY KEY,
  failures INTEGER NOT NULL,
  lastAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO logInFailure VALUES(X'55755440d49bf2242e0ae323c09fd75f',1,1795405920);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('account',2);
CREATE INDEX logInFailureByTime ON logInFailure(lastAt);
COMMIT;
PRAGMA user_version = 1;
