/// The tables of the sealed records. They lie in the same database as the table `account(id)`.
package enum VaultSchema {
  /// The first version. It never changes once it has been released.
  ///
  /// Without row identifiers, so that not even the order in which records were made can be read:
  /// the rows lie in the order of random identifiers.
  package static let version1 = """
    CREATE TABLE vaultHead (
      account INTEGER PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      sealed BLOB NOT NULL
    ) STRICT;
    CREATE TABLE vaultRecord (
      account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      id BLOB NOT NULL,
      sealed BLOB NOT NULL,
      PRIMARY KEY (account, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE vaultDocument (
      account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      id BLOB NOT NULL,
      part INTEGER NOT NULL,
      sealed BLOB NOT NULL,
      PRIMARY KEY (account, id, part)
    ) STRICT, WITHOUT ROWID;
    """

  /// Statements that fail if a required table or column is missing.
  package static let checks = [
    "SELECT account, sealed FROM vaultHead LIMIT 0",
    "SELECT account, id, sealed FROM vaultRecord LIMIT 0",
    "SELECT account, id, part, sealed FROM vaultDocument LIMIT 0",
  ]
}
