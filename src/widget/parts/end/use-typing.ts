import { useEffect, useState } from 'react'
import type { ConversationModel } from '../../../client'
import { TYPING_TIMEOUT_MS, type TypingEvent } from '../../../protocol'
import { useServices } from '../../services'

/** Names who of the others types; empty for one without a name, undefined when nobody does. */
export const useTyping = (conversation: ConversationModel): string | undefined => {
  const { on } = useServices()
  const [author, setAuthor] = useState<string | undefined>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isHere = (id: string) => id === conversation.info.peek()?.id
    const stop = () => {
      clearTimeout(timer)
      setAuthor(undefined)
    }
    const onStart = ({ conversation: { id }, name = '' }: TypingEvent) => {
      if (!isHere(id)) return
      clearTimeout(timer)
      // The end of it may be lost: such signs are not repeated.
      timer = setTimeout(stop, TYPING_TIMEOUT_MS)
      setAuthor(name)
    }
    const offs = [
      on('typing:start', onStart),
      on('typing:stop', sign => isHere(sign.conversation.id) && stop()),
      on('message:received', (_, data) => isHere(data.conversation.id) && stop()),
      stop
    ]
    return () => offs.forEach(off => off())
  }, [conversation])

  return author
}
