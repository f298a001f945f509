import { useRef, useState } from 'react'
import { ApiError } from '../../api'
import { useTexts } from '../context'
import { explain } from './explain'

const BAD_REQUEST = 400

/** State of a form between two edits. */
interface Outcome<Refusals, Changes> {
  refusals: Refusals
  /** Problem that belongs to no field; empty: none. */
  problem: string
  /** Said after a change. */
  message: string
  /** Request that restores what the last change replaced. */
  restore?: Changes
}

/**
 * Saves changes and takes them back, one after the other, and holds what came of it.
 *
 * @param none Refusals of a form in which nothing is refused.
 * @param readRefusals Reads which fields the titles of an error refuse, and the sentences about no field.
 */
export const useOutcome = <Refusals, Changes>(
  none: Refusals,
  readRefusals: (titles: string[]) => { refusals: Refusals; others: string[] }
) => {
  const { t } = useTexts()
  const nothing: Outcome<Refusals, Changes> = { refusals: none, problem: '', message: '' }
  const [outcome, setOutcome] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const refused = (error: unknown): typeof nothing => {
    if (!(error instanceof ApiError) || error.status !== BAD_REQUEST || !error.titles.length) {
      return { ...nothing, problem: explain(t, error) }
    }
    const { refusals, others } = readRefusals(error.titles)
    return { ...nothing, refusals, problem: others.join(' ') }
  }

  async function run(change: () => Promise<typeof nothing>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setOutcome(nothing)
    setOutcome(await change().catch(refused))
    isRunning.current = false
    setBusy(false)
  }

  return {
    ...outcome,
    isBusy,
    /** Forgets what came of the last change, but for refusals that still hold. */
    forget: (stillRefused: (refusals: Refusals) => Refusals = () => none) =>
      setOutcome(before => ({ ...nothing, refusals: stillRefused(before.refusals) })),
    /** @param change Resolves to the request that restores what it replaced. */
    save: (count: number, change: () => Promise<Changes>) =>
      void run(async () => {
        const restore = await change()
        return { ...nothing, message: t('save.saved', { count }), restore }
      }),
    undo(change: (changes: Changes) => Promise<void>) {
      const { restore } = outcome
      if (!restore) return
      void run(async () => {
        try {
          await change(restore)
          return { ...nothing, message: t('changes.restored') }
        } catch (error) {
          return { ...refused(error), restore }
        }
      })
    }
  }
}
