import { useState } from 'react'
import type { WebIntegration } from '../../api'
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
import { useOutcome } from '../forms'
import { useSweptUploads } from '../pictures'

/** Holds the settings of an integration, what is edited of them, and saves or restores them. */
export const useSettings = (integration: WebIntegration) => {
  const { api, settingEdits } = useWorkspace()
  const { id } = integration
  const [saved, setSaved] = useState(() => readInputs(integration))
  const [edits, setEdits] = useState<SettingEdits>(() => settingEdits.get(id) ?? {})
  const outcome = useOutcome<Refusal[], SettingChanges>([], readRefusals)
  const changed = changedPaths(saved, edits)
  useSweptUploads(id, saved, changed.length > 0)

  function keep(next: SettingEdits) {
    settingEdits.set(id, next)
    setEdits(next)
  }

  async function change(changes: SettingChanges) {
    setSaved(readInputs(await api.changeWebSettings(id, changes)))
  }

  async function save(): Promise<SettingChanges> {
    await change(
      writeChanges(
        changed,
        path => edits[path],
        path => saved[path]
      )
    )
    // What was typed while the request was on its way stays.
    const now = settingEdits.get(id) ?? {}
    keep(
      Object.fromEntries(
        Object.entries(now).filter(([path, edit]) => edit !== edits[path as SettingPath])
      )
    )
    return writeRestore(changed, saved, edits)
  }

  return {
    ...outcome,
    // Each name of the type is in `saved`.
    inputs: { ...saved, ...edits },
    count: changed.length,
    edit(path: SettingPath, input: SettingInput) {
      keep({ ...settingEdits.get(id), [path]: input })
      outcome.forget(refusals => refusals.filter(refusal => refusal.path !== path))
    },
    discard() {
      keep({})
      outcome.forget()
    },
    save: () => {
      if (changed.length) outcome.save(changed.length, save)
    },
    undo: () => outcome.undo(change)
  }
}
