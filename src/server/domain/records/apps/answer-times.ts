import { ANSWER_SECONDS, type AnswerSeconds } from '../../../../protocol'
import { type Db, prepared, type Row } from '../../../storage'

const DAY_MS = 86_400_000
/** Days of which answers count. */
const DAYS = 30
/** Fewer answers say nothing. */
const ANSWERS_MIN = 5
/** Stands for all times that are too long to be shown to visitors. */
const LONGER_SECONDS = DAYS * 86_400

const dayOf = (time: number): number => Math.floor(time / DAY_MS)

const increment = prepared<
  Omit<Row<'answerTimes'>, 'answers'>,
  Pick<Row<'answerTimes'>, 'answers'>
>((db, value) =>
  db
    .insertInto('answerTimes')
    .values({
      appId: value('appId'),
      day: value('day'),
      withinSeconds: value('withinSeconds'),
      answers: 1
    })
    .onConflict(conflict =>
      conflict
        .columns(['appId', 'day', 'withinSeconds'])
        .doUpdateSet(eb => ({ answers: eb('answerTimes.answers', '+', 1) }))
    )
    .returning('answers')
)

const removeOld = prepared<{ appId: string; before: number }, unknown>((db, value) =>
  db
    .deleteFrom('answerTimes')
    .where('appId', '=', value('appId'))
    .where('day', '<', value('before'))
)

const sums = prepared<
  { appId: string; from: number },
  Pick<Row<'answerTimes'>, 'withinSeconds' | 'answers'>
>((db, value) =>
  db
    .selectFrom('answerTimes')
    .select(['withinSeconds', eb => eb.fn.sum<number>('answers').as('answers')])
    .where('appId', '=', value('appId'))
    .where('day', '>=', value('from'))
    .groupBy('withinSeconds')
    .orderBy('withinSeconds')
)

/** Counts an answer of the business to a visitor who has waited since a time. */
export const countAnswer = async (
  db: Db,
  { appId, since, now }: { appId: string; since: number; now: number }
): Promise<void> => {
  const seconds = (now - since) / 1000
  const withinSeconds = ANSWER_SECONDS.find(limit => seconds < limit) ?? LONGER_SECONDS
  const day = dayOf(now)
  const [counted] = await increment(db, { appId, day, withinSeconds })
  // The first of a day makes room.
  if (counted?.answers === 1) await removeOld(db, { appId, before: day - DAYS })
}

/**
 * Returns the time within which more than half of an app's visitors were answered in the last 30 days.
 * Undefined where that is longer than a day, or fewer than 5 were answered.
 */
export const readAnswerSeconds = async (
  db: Db,
  appId: string,
  now: number
): Promise<AnswerSeconds | undefined> => {
  const rows = await sums(db, { appId, from: dayOf(now) - DAYS + 1 })
  const count = (counted: typeof rows) => counted.reduce((sum, { answers }) => sum + answers, 0)
  const total = count(rows)
  if (total < ANSWERS_MIN) return undefined
  return ANSWER_SECONDS.find(
    limit => count(rows.filter(row => row.withinSeconds <= limit)) * 2 > total
  )
}
