import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuditEntry, AuditFilter, AuditPage } from '../../api'
import { useConsole } from '../context'

/** Entries as far as loaded, the newest first. */
interface Entries {
  list: AuditEntry[]
  /** Cursor of what is older; undefined: there is nothing. */
  older: string | undefined
}

const read = ({ entries, meta }: AuditPage): Entries => ({
  list: entries.toReversed(),
  older: meta.hasMore ? meta.beforeCursor : undefined
})

/** Loads the entries that a filter asks for, a page at a time. */
export const useAuditLog = ({ appId, kind }: AuditFilter) => {
  const { api } = useConsole().session
  const [entries, setEntries] = useState<Entries>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** Drops the answer that is on its way, since another filter was chosen. */
  const drop = useRef(() => {})

  const load = useCallback(
    (known?: Entries) => {
      let isWanted = true
      drop.current = () => {
        isWanted = false
      }
      const settle = (page: AuditPage) => {
        const { list, older } = read(page)
        if (isWanted) setEntries({ list: [...(known?.list ?? []), ...list], older })
      }
      setFailed(false)
      setBusy(true)
      api
        .listAuditLog({ appId, kind }, known?.older)
        .then(settle, () => isWanted && setFailed(true))
        .finally(() => isWanted && setBusy(false))
    },
    [api, appId, kind]
  )
  useEffect(() => {
    setEntries(undefined)
    load()
    return () => drop.current()
  }, [load])

  return { entries, hasFailed, isBusy, loadOlder: () => void (!isBusy && load(entries)) }
}
