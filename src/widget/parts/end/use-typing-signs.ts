import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import type { ActivityRequest } from '../../../protocol'
import { useServices } from '../../services'

/** A sign lasts 10 s with those who see it; it is given again while the visitor types on. */
const REPEAT_MS = 5000

/** Tells the business that the visitor types, and stops telling soon after. */
export const useTypingSigns = (conversation: ConversationModel): void => {
  const { opened, $draft } = useServices()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTyping = false
    let signedAt = 0

    const tell = async (type: ActivityRequest['type']) => {
      const id = conversation.info.peek()?.id
      if (!id) return
      const { core } = await opened
      // Passing by nature: one that is lost is not missed.
      core.call(`/conversations/${id}/activities`, { body: { type } }).catch(() => {})
    }
    const stop = () => {
      clearTimeout(timer)
      if (isTyping) void tell('typing:stop')
      isTyping = false
    }
    const off = $draft.listen(text => {
      if (!text) return stop()
      clearTimeout(timer)
      timer = setTimeout(stop, REPEAT_MS)
      if (isTyping && Date.now() - signedAt < REPEAT_MS) return
      isTyping = true
      signedAt = Date.now()
      void tell('typing:start')
    })
    return () => {
      off()
      stop()
    }
  }, [conversation])
}
