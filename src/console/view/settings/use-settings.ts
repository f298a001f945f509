import { useRef, useState } from 'react'
import { ApiError, type WebIntegration } from '../../api'
import {
  changedPaths,
  readInputs,
  readRefusals,
  type Refusal,
  type SettingChanges,
  type SettingEdits,
  type SettingInput,
  type SettingPath,
  writeChanges,
  writeRestore
} from '../../model'
import { useWorkspace } from '../context'
import { explain } from '../forms/explain'

const BAD_REQUEST = 400

/** State of the settings between two edits. */
interface Outcome {
  refusals: Refusal[]
  /** Problem that belongs to no field; empty: none. */
  problem: string
  /** Said after a change. */
  message: string
  /** Request that restores what the last change replaced. */
  restore?: SettingChanges
}

const NOTHING: Outcome = { refusals: [], problem: '', message: '' }

const refused = (error: unknown): Outcome => {
  if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) {
    return { ...NOTHING, problem: explain(error) }
  }
  const { refusals, others } = readRefusals(error.titles)
  return { ...NOTHING, refusals, problem: others.join(' ') }
}

const countOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** Holds the settings of an integration, what is edited of them, and saves or restores them. */
export const useSettings = (integration: WebIntegration) => {
  const { api, settingEdits } = useWorkspace()
  const { id } = integration
  const [saved, setSaved] = useState(() => readInputs(integration))
  const [edits, setEdits] = useState<SettingEdits>(() => settingEdits.get(id) ?? {})
  const [outcome, setOutcome] = useState<Outcome>(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const changed = changedPaths(saved, edits)

  function keep(next: SettingEdits) {
    settingEdits.set(id, next)
    setEdits(next)
  }

  async function run(change: () => Promise<Outcome>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setOutcome(NOTHING)
    setOutcome(await change().catch(refused))
    isRunning.current = false
    setBusy(false)
  }

  async function save(): Promise<Outcome> {
    const answer = await api.changeWebSettings(
      id,
      writeChanges(changed, path => edits[path])
    )
    setSaved(readInputs(answer))
    // What was typed while the request was on its way stays.
    const now = settingEdits.get(id) ?? {}
    keep(
      Object.fromEntries(
        Object.entries(now).filter(([path, edit]) => edit !== edits[path as SettingPath])
      )
    )
    return {
      ...NOTHING,
      message: `Saved: ${countOf(changed.length)}.`,
      restore: writeRestore(changed, saved)
    }
  }

  async function restore(changes: SettingChanges): Promise<Outcome> {
    setSaved(readInputs(await api.changeWebSettings(id, changes)))
    return { ...NOTHING, message: 'The former settings are back.' }
  }

  return {
    // Each name of the type is in `saved`.
    inputs: { ...saved, ...edits },
    count: changed.length,
    ...outcome,
    isBusy,
    edit(path: SettingPath, input: SettingInput) {
      keep({ ...settingEdits.get(id), [path]: input })
      setOutcome(before => ({
        ...NOTHING,
        refusals: before.refusals.filter(refusal => refusal.path !== path)
      }))
    },
    discard() {
      keep({})
      setOutcome(NOTHING)
    },
    save: () => {
      if (changed.length) void run(save)
    },
    undo: () => {
      const { restore: changes } = outcome
      if (changes)
        void run(() => restore(changes).catch(error => ({ ...refused(error), restore: changes })))
    }
  }
}
