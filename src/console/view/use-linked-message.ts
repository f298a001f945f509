import { useEffect, useRef, useState } from 'react'
import { useValue } from '../../ui'
import type { Thread } from '../model'
import { useConsole, useTexts } from './context'

/**
 * Goes to the message that the address names, once, as soon as it is loaded; says when it is gone.
 *
 * @param seek Goes to a loaded message by its key.
 * @returns Key of that message.
 */
export function useLinkedMessage(
  thread: Thread,
  messageId: string | undefined,
  seek: (key: string) => void
): string | undefined {
  const { tell } = useConsole()
  const { t } = useTexts()
  const isReady = useValue(thread.state).status === 'ready'
  const asked = useRef<string>(undefined)
  const [key, setKey] = useState<string>()

  useEffect(() => {
    if (!isReady || asked.current === messageId) return
    asked.current = messageId
    setKey(undefined)
    if (messageId === undefined) return
    void thread.loadBackToMessage(messageId).then(isLoaded => {
      if (asked.current !== messageId) return
      const entry = thread.entries.peek().find(({ message }) => message.id === messageId)
      setKey(entry?.key)
      if (entry) seek(entry.key)
      else tell(t(isLoaded ? 'message.gone' : 'thread.failed'))
    })
  }, [thread, messageId, isReady, seek, tell, t])

  return key
}
