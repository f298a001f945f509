import { useEffect, useRef, useState } from 'react'
import type { DeliveriesPage, Delivery } from '../../api'
import { useWorkspace } from '../context'

/** Attempts as far as loaded, the newest first. */
interface Deliveries {
  list: Delivery[]
  /** Cursor of what is older; undefined: there is nothing. */
  older: string | undefined
}

const read = ({ deliveries, meta }: DeliveriesPage): Deliveries => ({
  list: deliveries.toReversed(),
  older: meta.hasMore ? meta.beforeCursor : undefined
})

/** Loads the log of a webhook: the newest page, then older ones at a press. */
export const useDeliveries = (integrationId: string, webhookId: string) => {
  const { api } = useWorkspace()
  const [deliveries, setDeliveries] = useState<Deliveries>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  /** Attempts behind which the last load went on; undefined: it began anew. */
  const last = useRef<Deliveries>(undefined)

  async function load(known?: Deliveries) {
    if (isRunning.current) return
    isRunning.current = true
    last.current = known
    setBusy(true)
    setFailed(false)
    try {
      const { list, older } = read(await api.listDeliveries(integrationId, webhookId, known?.older))
      setDeliveries({ list: [...(known?.list ?? []), ...list], older })
    } catch {
      setFailed(true)
    }
    isRunning.current = false
    setBusy(false)
  }

  useEffect(() => void load(), [api, integrationId, webhookId])
  return {
    deliveries,
    hasFailed,
    isBusy,
    retry: () => void load(last.current),
    loadNewest: () => void load(),
    loadOlder: () => void load(deliveries)
  }
}
