import { CompiledQuery } from 'kysely'
import { unavailable } from '../../protocol'
import { type Db, isStorageFailure } from './database'
import { type Held, runCompiled, together } from './hold-connection'

/** Writers that run in one turn of the event loop: between two turns, reads get theirs. */
const TURN_WRITERS = 64

const SAVEPOINT = CompiledQuery.raw('savepoint writer')
const RELEASE = CompiledQuery.raw('release writer')
const ROLLBACK_TO = CompiledQuery.raw('rollback to writer')

/** Work of one writer in a shared transaction, and the ends of its promise. */
export interface Writer {
  run(db: Db): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** Tells a writer its outcome. */
export type Answer = () => void

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

const runInTurns = async (
  writers: Writer[],
  run: (writer: Writer) => Promise<Answer>
): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const [index, writer] of writers.entries()) {
    if (index && index % TURN_WRITERS === 0) await nextTurn()
    answers.push(await run(writer))
  }
  return answers
}

/**
 * Runs writers one after another, without savepoints, which cost a tenth of a message.
 *
 * @throws {Error} When one failed whose changes have to be undone. That undoes those of all others, too.
 */
export const runTogether = ({ db, leftBehind }: Held, writers: Writer[]): Promise<Answer[]> =>
  runInTurns(writers, async writer => {
    const before = leftBehind()
    try {
      const value = await writer.run(db)
      return () => writer.resolve(value)
    } catch (error) {
      if (leftBehind() > before) throw error
      return () => writer.reject(error)
    }
  })

/**
 * Runs one writer inside a savepoint of its own.
 *
 * @param opening Statements that make the savepoint, sent ahead of those of the writer.
 * @returns Function that answers it, after the commit, and whether its changes are kept: if not, the savepoint
 *   is there still.
 */
const runWriter = async (
  db: Db,
  writer: Writer,
  opening: CompiledQuery[]
): Promise<[answer: Answer, isKept: boolean]> => {
  try {
    const opened = together(opening.map(statement => runCompiled(db, statement)))
    const [value] = await together([writer.run(db), opened])
    return [() => writer.resolve(value), true]
  } catch (error) {
    await runCompiled(db, ROLLBACK_TO).catch(() => {
      // The database has rolled the whole transaction back by itself: the batch is lost, and this is why.
      throw error
    })
    return [() => writer.reject(isStorageFailure(error) ? unavailable(error) : error), false]
  }
}

/** Runs writers one after another, each so that its changes can be undone alone. */
export const runApart = (db: Db, writers: Writer[]): Promise<Answer[]> => {
  let opening = [SAVEPOINT]
  return runInTurns(writers, async writer => {
    const [answer, isKept] = await runWriter(db, writer, opening)
    opening = isKept ? [RELEASE, SAVEPOINT] : []
    return answer
  })
}
