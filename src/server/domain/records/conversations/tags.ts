import { tagKey } from '../../../../protocol'
import { type Db, readJson, type Row } from '../../../storage'

/** A tag of an app, and how many conversations have it. */
export interface KnownTag {
  name: string
  count: number
}

/** Reads the tags of a conversation, in the order in which they were added. */
export const tagsOf = ({ tagsJson }: Pick<Row<'conversations'>, 'tagsJson'>): string[] =>
  tagsJson === null ? [] : readJson<string[]>(tagsJson)

/** Lists the tags that conversations of an app have, the most frequent first. */
export const listKnownTags = (db: Db, appId: string): Promise<KnownTag[]> =>
  db
    .selectFrom('conversationTags')
    .where('appId', '=', appId)
    .select(({ fn }) => [fn.min('tag').as('name'), fn.countAll<number>().as('count')])
    .groupBy('tagKey')
    .orderBy('count', 'desc')
    .orderBy('tagKey')
    .execute()

/** Counts the different tags of an app. */
export const countKnownTags = async (db: Db, appId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('conversationTags')
    .where('appId', '=', appId)
    .select(({ fn }) => fn.count<number>('tagKey').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds those of some tags that conversations of an app have, by what tells tags apart. */
export const findKnownTags = async (
  db: Db,
  appId: string,
  tags: readonly string[]
): Promise<Map<string, string>> => {
  if (!tags.length) return new Map()
  const known = await db
    .selectFrom('conversationTags')
    .where('appId', '=', appId)
    .where('tagKey', 'in', tags.map(tagKey))
    .select(({ fn }) => ['tagKey', fn.min('tag').as('tag')])
    .groupBy('tagKey')
    .execute()
  return new Map(known.map(row => [row.tagKey, row.tag]))
}

/** Stores by which tags a conversation is found. */
export const storeTags = async (
  db: Db,
  { id: conversationId, appId }: Pick<Row<'conversations'>, 'id' | 'appId'>,
  { added, removed }: { added: readonly string[]; removed: readonly string[] }
): Promise<void> => {
  if (removed.length) {
    await db
      .deleteFrom('conversationTags')
      .where('conversationId', '=', conversationId)
      .where('tagKey', 'in', removed.map(tagKey))
      .execute()
  }
  if (added.length) {
    await db
      .insertInto('conversationTags')
      .values(added.map(tag => ({ conversationId, appId, tag, tagKey: tagKey(tag) })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
