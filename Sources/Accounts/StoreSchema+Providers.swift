extension StoreSchema {
  /// Accounts without an address and without a password, which only a provider signs in to; and
  /// which user of which provider has which account.
  ///
  /// SQLite (3.40) cannot allow NULL in an existing column, so the two tables are created again, in
  /// the order that its documentation gives. GRDB's migrations do so without foreign keys, and
  /// check them at the end. The numbers of deleted accounts stay used.
  static let providers = """
    CREATE TABLE newAccount (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      email TEXT,
      emailKey TEXT UNIQUE,
      passwordHash TEXT,
      createdAt INTEGER NOT NULL,
      CHECK ((email IS NULL) = (emailKey IS NULL)),
      CHECK (passwordHash IS NULL OR email IS NOT NULL)
    ) STRICT;
    INSERT INTO newAccount SELECT id, name, email, emailKey, passwordHash, createdAt FROM account;
    DELETE FROM sqlite_sequence WHERE name = 'newAccount';
    INSERT INTO sqlite_sequence (name, seq)
      SELECT 'newAccount', seq FROM sqlite_sequence WHERE name = 'account';
    DROP TABLE account;
    ALTER TABLE newAccount RENAME TO account;
    CREATE TABLE newAccountKey (
      account INTEGER PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      passwordSalt BLOB,
      passwordPasses INTEGER,
      passwordMemory INTEGER,
      passwordWrap BLOB,
      recoverySalt BLOB,
      recoveryWrap BLOB
    ) STRICT;
    INSERT INTO newAccountKey
      SELECT account, passwordSalt, passwordPasses, passwordMemory, passwordWrap, recoverySalt,
        recoveryWrap
      FROM accountKey;
    DROP TABLE accountKey;
    ALTER TABLE newAccountKey RENAME TO accountKey;
    CREATE TABLE provider (
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      item TEXT NOT NULL,
      wrap BLOB NOT NULL,
      PRIMARY KEY (issuer, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX providerByAccount ON provider(account);
    """

  static let providersChecks = [
    "SELECT issuer, subject, account, name, item, wrap FROM provider LIMIT 0"
  ]
}
