import { useEffect, useState } from 'react'
import type { ChannelDelivery } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'

const FIRST_PAUSE_MS = 500
const PAUSE_MAX_MS = 10_000

/**
 * Sends test messages through a channel, and follows the newest one until no other state follows: soon, and
 * then less and less often.
 *
 * @param userId The person who gets the next one.
 */
export const useTestMessage = (integrationId: string, userId: string) => {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [delivery, setDelivery] = useState<ChannelDelivery>()
  const { problem, isBusy, onSubmit } = useSubmit(async () => {
    setDelivery(undefined)
    setDelivery(await api.sendTestMessage(integrationId, userId, t('channels.testText')))
  })
  const { id, isFinal = true } = delivery ?? {}

  useEffect(() => {
    if (id === undefined || isFinal) return
    let isWanted = true
    let pauseMs = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout>
    async function look(deliveryId: string) {
      const found = await api.getChannelDelivery(integrationId, deliveryId).catch(() => undefined)
      if (!isWanted) return
      if (found) setDelivery(found)
      pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS)
      timer = setTimeout(look, pauseMs, deliveryId)
    }
    timer = setTimeout(look, pauseMs, id)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, integrationId, id, isFinal])

  return { delivery, problem, isBusy, onSubmit }
}
