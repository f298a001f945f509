/** Uses after which a statement is worth preparing. */
const USES_MIN = 5
/** Statements that a connection keeps prepared, at some ten kB of the database's memory each. */
const NAMES_MAX = 200
/** Statements whose uses are counted: those with lists of different lengths are many. */
const COUNTED_MAX = 2_000

/** Finds the name under which a connection prepares a statement; undefined: it is not to be prepared. */
export type NameOf = (statement: string) => string | undefined

/**
 * Names statements that run often: to read and plan one costs the database more than to run it. One that
 * reads whichever columns there are has no name, since it fails once a later version adds a column.
 */
export const createStatementNames = (): NameOf => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  return statement => {
    const known = names.get(statement)
    if (known || names.size === NAMES_MAX || statement.includes('*')) return known
    const count = (uses.get(statement) ?? 0) + 1
    if (count < USES_MIN) {
      if (count > 1 || uses.size < COUNTED_MAX) uses.set(statement, count)
      return undefined
    }
    uses.delete(statement)
    const name = `pipit_${names.size}`
    names.set(statement, name)
    return name
  }
}
