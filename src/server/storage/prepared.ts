import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database'
import { runCompiled } from './hold-connection'

/** Placeholder of a value in a prepared query. */
class Parameter {
  constructor(readonly name: string) {}
}

/** Stands for the value of a name, in a query that is being built. */
export type Placeholder<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/** Runs a prepared query with these values. */
export type Prepared<Values, Result> = (db: Db, values: Values) => Promise<Result[]>

/**
 * Prepares a query that runs often: it is built and compiled once a database, which costs several times
 * what running it costs.
 */
export const prepared = <Values extends Record<string, unknown>, Result>(
  build: (db: Db, value: Placeholder<Values>) => Compilable<Result>
): Prepared<Values, Result> => {
  // Of one dialect are all that share an adapter: the connections and transactions of one database.
  const compiled = new WeakMap<object, CompiledQuery<Result>>()
  const placeholder = ((name: string) => new Parameter(name)) as never

  const compile = (db: Db, adapter: object) => {
    const query = build(db, placeholder).compile()
    compiled.set(adapter, query)
    return query
  }

  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? compile(db, adapter)
    const parameters = query.parameters.map(parameter =>
      parameter instanceof Parameter ? values[parameter.name] : parameter
    )
    const { rows } = await runCompiled<Result>(db, { ...query, parameters })
    return rows
  }
}
