import { useEffect, useRef, useState } from 'react'
import type { ChangesPage, SettingsChange } from '../../api'
import { undoOf } from '../../model'
import { useConsole, useWorkspace, useTexts } from '../context'
import { explain } from '../forms/explain'

/** Changes as far as loaded, the newest first. */
interface Changes {
  list: SettingsChange[]
  /** Cursor of what is older; undefined: there is nothing. */
  older: string | undefined
}

const read = ({ changes, meta }: ChangesPage): Changes => ({
  list: changes.toReversed(),
  older: meta.hasMore ? meta.beforeCursor : undefined
})

/** Loads who changed the settings of an integration, or of the app itself, and takes the newest change back. */
export const useChanges = (integrationId: string | undefined) => {
  const { renameApp } = useConsole()
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [changes, setChanges] = useState<Changes>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const isRunning = useRef(false)

  async function run(step: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setMessage('')
    setProblem('')
    setFailed(false)
    await step()
    isRunning.current = false
    setBusy(false)
  }

  const load = async () => {
    try {
      setChanges(read(await api.listChanges(integrationId)))
    } catch {
      setFailed(true)
    }
  }
  const loadOlder = async (known: Changes) => {
    try {
      const { list, older } = read(await api.listChanges(integrationId, known.older))
      setChanges({ list: [...known.list, ...list], older })
    } catch {
      setFailed(true)
    }
  }
  const undo = async (change: SettingsChange, fields: Record<string, unknown>) => {
    try {
      const now = read(await api.listChanges(integrationId))
      if (now.list[0]?.id !== change.id) {
        setChanges(now)
        return setProblem(t('changes.meanwhile'))
      }
      if (integrationId === undefined) renameApp(await api.changeApp(fields))
      else await api.changeWebSettings(integrationId, fields)
      setMessage(t('changes.restored'))
      await load()
    } catch (error) {
      setProblem(explain(t, error))
    }
  }

  useEffect(() => void run(load), [api, integrationId])
  const [newest] = changes?.list ?? []
  const restoring = newest && undoOf(newest)
  return {
    changes,
    hasFailed,
    isBusy,
    message,
    problem,
    /** Undefined where there is nothing that can be taken back. */
    undo: newest && restoring && (() => void run(() => undo(newest, restoring))),
    retry: () => void run(changes ? () => loadOlder(changes) : load),
    loadOlder: () => {
      if (changes) void run(() => loadOlder(changes))
    }
  }
}
