import { SqliteAdapter, SqliteDialect } from 'kysely'

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite, which takes back changes of tables with the rest of a transaction. Kysely makes no use of that
 * by itself: a process killed among migrations would leave tables behind which the next start trips over.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}
