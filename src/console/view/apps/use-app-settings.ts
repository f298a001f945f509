import { useState } from 'react'
import { useValue } from '../../../ui'
import type { AppDetails } from '../../api'
import {
  type AppField,
  type AppInput,
  type AppRefusals,
  changedAppFields,
  readAppInputs,
  readAppRefusals,
  withoutRefusals,
  writeAppChanges
} from '../../model'
import { useConsole, useWorkspace } from '../context'
import { useOutcome } from '../forms'
import { useSweptUploads } from '../pictures'

/** Holds the fields of the app, what is edited of them, and saves or restores them. */
export const useAppSettings = (loaded: AppDetails) => {
  const { renameApp } = useConsole()
  const { api, $appEdits } = useWorkspace()
  const [app, setApp] = useState(loaded)
  const edits = useValue($appEdits)
  const outcome = useOutcome<AppRefusals, object>({}, readAppRefusals)
  const saved = readAppInputs(app)
  const inputs = { ...saved, ...edits }
  const changed = changedAppFields(saved, edits)
  useSweptUploads('app', app, changed.length > 0)

  async function change(changes: object) {
    const answer = await api.changeApp(changes)
    setApp(answer)
    renameApp(answer)
  }

  async function save(): Promise<object> {
    await change(writeAppChanges(changed, inputs))
    // What was typed while the request was on its way stays.
    const now = Object.entries($appEdits.get())
    $appEdits.set(
      Object.fromEntries(now.filter(([field, edit]) => edit !== edits[field as AppField]))
    )
    return writeAppChanges(changed, saved)
  }

  return {
    ...outcome,
    app,
    inputs,
    count: changed.length,
    edit(field: AppField, input: AppInput) {
      $appEdits.set({ ...$appEdits.get(), [field]: input })
      outcome.forget(refusals => withoutRefusals(refusals, field))
    },
    discard() {
      $appEdits.set({})
      outcome.forget()
    },
    save: () => {
      if (changed.length) outcome.save(changed.length, save)
    },
    undo: () => outcome.undo(change)
  }
}
