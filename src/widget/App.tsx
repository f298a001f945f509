import { useValue } from '../ui'
import { Composer } from './Composer'
import { ConnectionBar } from './ConnectionBar'
import { Conversation } from './Conversation'
import { Header } from './Header'
import { useServices } from './services'

/** The whole messenger. */
export function App({ isEmbedded }: { isEmbedded: boolean }) {
  const { $conversation } = useServices()
  const conversation = useValue($conversation)
  return (
    <>
      <Header isEmbedded={isEmbedded} />
      <ConnectionBar />
      {conversation ? <Conversation conversation={conversation} /> : <main id="conversation" />}
      <Composer />
    </>
  )
}
