import { useEffect, useState } from 'react'
import { useValue } from '../../../ui'
import { useMessengerContext, type PageClient } from '../../core'
import { AnswerTime } from './AnswerTime'
import { Starters } from './Starters'

/** Shows how soon the business usually answers, and messages to begin with; under the greeting. */
export function Welcome() {
  const { clientReady, $conversation } = useMessengerContext()
  const conversation = useValue($conversation)
  const [client, setClient] = useState<PageClient>()
  useEffect(() => void clientReady.then(setClient), [clientReady])
  // Not in the log of messages, which is read out as it grows.
  return (
    <div aria-live="off">
      <AnswerTime />
      {client && conversation && <Starters client={client} conversation={conversation} />}
    </div>
  )
}
