import { useEffect, useRef, useState } from 'react'
import type { DeliveriesPage } from '../../api'
import { type Deliveries, hasAttempt, type SentEvent, withNewest } from '../../model'
import { useWorkspace } from '../context'

const LOOK_EVERY_MS = 1_000
/** Looks for the attempt of an event; an address that does not answer takes 20 s. */
const LOOKS_MAX = 30

const read = ({ deliveries, meta }: DeliveriesPage): Deliveries => ({
  list: deliveries.toReversed(),
  older: meta.hasMore ? meta.beforeCursor : undefined
})

/**
 * Loads the log of a webhook: the newest page, then older ones at a press.
 *
 * @param sent Event sent by hand, for whose attempt it looks.
 */
export const useDeliveries = (
  integrationId: string,
  webhookId: string,
  sent: SentEvent | undefined
) => {
  const { api } = useWorkspace()
  const [deliveries, setDeliveries] = useState<Deliveries>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  /** Attempts behind which the last load went on; undefined: it was of the newest. */
  const last = useRef<Deliveries>(undefined)

  async function load(known?: Deliveries) {
    if (isRunning.current) return
    isRunning.current = true
    last.current = known
    setBusy(true)
    setFailed(false)
    try {
      const page = read(await api.listDeliveries(integrationId, webhookId, known?.older))
      setDeliveries(now =>
        known ? { ...page, list: [...known.list, ...page.list] } : withNewest(page, now)
      )
    } catch {
      setFailed(true)
    }
    isRunning.current = false
    setBusy(false)
  }

  useEffect(() => void load(), [api, integrationId, webhookId])

  const isAwaited = sent !== undefined && !hasAttempt(deliveries?.list ?? [], sent)
  useEffect(() => {
    if (!isAwaited) return
    let left = LOOKS_MAX
    const timer = setInterval(() => {
      if (left-- > 0) void load()
      else clearInterval(timer)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [sent, isAwaited])

  return {
    isAwaited,
    deliveries,
    hasFailed,
    isBusy,
    retry: () => void load(last.current),
    loadNewest: () => void load(),
    loadOlder: () => void load(deliveries)
  }
}
