/** Uses after which a statement is worth preparing. */
const USES_MIN = 5
/** Statements that a connection keeps prepared, at some ten kB of the database's memory each. */
const NAMES_MAX = 200
/** Statements whose uses are counted. */
const COUNTED_MAX = 2_000
/** Names of statements that differ in the lengths of their lists alone. */
const LENGTHS_MAX = 4

/** Reads whichever columns there are. */
const READS_ALL = /(select|returning|,|\.) ?\*/
const LISTS = /(\(\$(, \$)*\)(, )?)+/g

/** Finds the name under which a connection prepares a statement; undefined: it is not to be prepared. */
export type NameOf = (statement: string) => string | undefined

/** Returns what statements have in common whose lists or rows are of different lengths. */
const shapeOf = (statement: string) => statement.replace(/\$\d+/g, '$').replace(LISTS, '()')

/**
 * Names statements that run often: to read and plan one costs the database more than to run it. One that
 * reads whichever columns there are has no name, since it fails once a later version adds a column.
 */
export const createStatementNames = (): NameOf => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  const lengths = new Map<string, number>()

  /** Gives a name, unless enough of the same shape have one. */
  const add = (statement: string): string | undefined => {
    const shape = shapeOf(statement)
    const count = (lengths.get(shape) ?? 0) + 1
    // It is counted on, so that this is asked once in a while.
    if (count > LENGTHS_MAX) return void uses.set(statement, 0)
    lengths.set(shape, count)
    uses.delete(statement)
    const name = `pipit_${names.size}`
    names.set(statement, name)
    return name
  }

  return statement => {
    const known = names.get(statement)
    if (known || names.size === NAMES_MAX || READS_ALL.test(statement)) return known
    const count = (uses.get(statement) ?? 0) + 1
    if (count === USES_MIN) return add(statement)
    if (count > 1 || uses.size < COUNTED_MAX) uses.set(statement, count)
    return undefined
  }
}
