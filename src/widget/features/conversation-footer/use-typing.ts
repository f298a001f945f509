import { useEffect, useState } from 'react'
import type { ConversationModel } from '../../../client'
import { TYPING_TIMEOUT_MS, type TypingEvent } from '../../../protocol'
import { useMessengerContext } from '../../core'

/** Returns the name of the participant who is typing; undefined when none is. */
export const useTyping = (conversation: ConversationModel): string | undefined => {
  const { nameOf, on } = useMessengerContext()
  const [author, setAuthor] = useState<string | undefined>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isHere = (id: string) => id === conversation.info.peek()?.id
    const stop = () => {
      clearTimeout(timer)
      setAuthor(undefined)
    }
    const onStart = ({ conversation: { id }, role, name }: TypingEvent) => {
      if (!isHere(id)) return
      clearTimeout(timer)
      // The end of it may be lost: such signs are not repeated.
      timer = setTimeout(stop, TYPING_TIMEOUT_MS)
      setAuthor(nameOf({ role, displayName: name }))
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
