import type { Messenger } from '../../../client'
import { toJson, type FormAnswer, type FormField } from '../../../protocol'

/** Storage key of answers that the server does not have yet. */
const KEY = 'prechat'

/** Complete answers, and the id under which the server stores them once. */
interface KeptAnswers {
  clientMessageId: string
  answers: FormAnswer[]
  /** The externalId of their author; absent: an anonymous visitor. */
  owner?: string | undefined
}

/** Keeps answers through a reload of the page. */
export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>

/** Makes the keeper of one client's answers. */
export const createAnswerKeeper = ({ getUser, internals }: Messenger) => {
  const { storage } = internals
  const drop = () => storage.remove(KEY)
  const load = () => {
    try {
      return JSON.parse(storage.get(KEY) ?? '') as KeptAnswers
    } catch {
      // Absent, or not ours.
      return undefined
    }
  }

  return {
    drop,
    /** A user who leaves leaves nothing behind. */
    stop: () => {
      if (load()?.owner) drop()
    },
    keep: (answers: Omit<KeptAnswers, 'owner'>) =>
      storage.set(KEY, toJson({ ...answers, owner: getUser()?.externalId })),
    /** Reads the answers to these questions: those of this user, or of an anonymous visitor before. */
    read: (fields: readonly FormField[]): KeptAnswers | undefined => {
      const kept = load()
      const names = kept?.answers.map(({ name }) => name).join()
      const areSame = names === fields.map(({ name }) => name).join()
      const isTheirs = !kept?.owner || kept.owner === getUser()?.externalId
      return areSame && isTheirs ? kept : undefined
    }
  }
}
