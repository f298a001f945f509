import { useRef, useState } from 'react'
import { useValue } from '../../../ui'
import { ApiError, type AppDetails } from '../../api'
import {
  type AppField,
  type AppInput,
  changedAppFields,
  readAppInputs,
  readAppRefusals,
  writeAppChanges
} from '../../model'
import { useConsole, useWorkspace } from '../context'
import { explain } from '../forms/explain'

const BAD_REQUEST = 400

/** State of the form between two edits. */
interface Outcome {
  refusals: Partial<Record<AppField, string>>
  /** Problem that belongs to no field; empty: none. */
  problem: string
  /** Said after a change. */
  message: string
  /** Request that restores what the last change replaced. */
  restore?: object
}

const NOTHING: Outcome = { refusals: {}, problem: '', message: '' }

const refused = (error: unknown): Outcome => {
  if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) {
    return { ...NOTHING, problem: explain(error) }
  }
  const { refusals, others } = readAppRefusals(error.titles)
  return { ...NOTHING, refusals, problem: others.join(' ') }
}

const countOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** Holds the fields of the app, what is edited of them, and saves or restores them. */
export const useAppSettings = (loaded: AppDetails) => {
  const { renameApp } = useConsole()
  const { api, $appEdits } = useWorkspace()
  const [app, setApp] = useState(loaded)
  const edits = useValue($appEdits)
  const [outcome, setOutcome] = useState(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const saved = readAppInputs(app)
  const inputs = { ...saved, ...edits }
  const changed = changedAppFields(saved, edits)

  async function change(changes: object) {
    const answer = await api.changeApp(changes)
    setApp(answer)
    renameApp(answer)
  }

  async function run(step: () => Promise<Outcome>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setOutcome(NOTHING)
    setOutcome(await step().catch(refused))
    isRunning.current = false
    setBusy(false)
  }

  async function save(): Promise<Outcome> {
    await change(writeAppChanges(changed, inputs))
    // What was typed while the request was on its way stays.
    const now = Object.entries($appEdits.get())
    $appEdits.set(
      Object.fromEntries(now.filter(([field, edit]) => edit !== edits[field as AppField]))
    )
    return {
      ...NOTHING,
      message: `Saved: ${countOf(changed.length)}.`,
      restore: writeAppChanges(changed, saved)
    }
  }

  async function restore(changes: object): Promise<Outcome> {
    try {
      await change(changes)
      return { ...NOTHING, message: 'The former settings are back.' }
    } catch (error) {
      return { ...refused(error), restore: changes }
    }
  }

  return {
    app,
    inputs,
    count: changed.length,
    ...outcome,
    isBusy,
    edit(field: AppField, input: AppInput) {
      $appEdits.set({ ...$appEdits.get(), [field]: input })
      const { [field]: _, ...refusals } = outcome.refusals
      setOutcome({ ...NOTHING, refusals })
    },
    discard() {
      $appEdits.set({})
      setOutcome(NOTHING)
    },
    save: () => {
      if (changed.length) void run(save)
    },
    undo: () => {
      const { restore: changes } = outcome
      if (changes) void run(() => restore(changes))
    }
  }
}
