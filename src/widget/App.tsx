import { useValue } from '../ui'
import { Composer } from './Composer'
import { ConnectionBar } from './ConnectionBar'
import { Conversation } from './Conversation'
import { Header } from './Header'
import { useServices } from './services'
import { Slot } from './Slot'

/** The whole messenger. */
export function App({ isEmbedded }: { isEmbedded: boolean }) {
  const { settings, $conversation, $overlay, $screen, $slots } = useServices()
  const conversation = useValue($conversation)
  const screen = useValue($screen)
  const overlay = useValue($overlay)
  const Bar = useValue($slots).header ?? Header
  return (
    <>
      <Bar isEmbedded={isEmbedded} />
      <ConnectionBar />
      {screen ?? (
        <>
          {conversation ? <Conversation conversation={conversation} /> : <main id="conversation" />}
          {settings.prechatCapture?.enabled && <Slot name="prechat" />}
          <Composer />
        </>
      )}
      {overlay}
    </>
  )
}
