import Database from 'better-sqlite3'
import { openStorage } from '../../src/server/storage'

const { DATABASE = '', DIES_AT = '0' } = process.env
const CHANGE = /^\s*(begin|commit|create|alter|drop|insert|update|delete)/i

type Statement = Record<'run' | 'all', (...values: unknown[]) => unknown>

/**
 * Opens a database as the server does, and kills itself before the change with the given number;
 * otherwise prints how many changes it made.
 */
let changes = 0
const { prepare } = Database.prototype
Database.prototype.prepare = function countChanges(this: Database.Database, sql: string) {
  const statement = prepare.call(this, sql) as unknown as Statement
  if (!CHANGE.test(sql)) return statement as never
  for (const name of ['run', 'all'] as const) {
    const make = statement[name]
    statement[name] = (...values: unknown[]) => {
      if (++changes === Number(DIES_AT)) process.kill(process.pid, 'SIGKILL')
      return make.apply(statement, values)
    }
  }
  return statement as never
}

const storage = await openStorage({ file: DATABASE })
await storage.close()
console.log(changes)
