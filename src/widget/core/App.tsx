import { useValue } from '../../ui'
import { Composer } from './Composer'
import { ConnectionBar } from './ConnectionBar'
import { Header } from './Header'
import { Introduction } from './Introduction'
import { useMessengerContext } from './messenger-context'
import { Slot } from './Slot'

/** The whole messenger. */
export function App({ isEmbedded }: { isEmbedded: boolean }) {
  const { settings, $conversation, $overlay, $screen, $slots } = useMessengerContext()
  const conversation = useValue($conversation)
  const screen = useValue($screen)
  const overlay = useValue($overlay)
  const {
    header: Bar = Header,
    introduction: Pane = Introduction,
    conversation: Conversation
  } = useValue($slots)
  const pane = <Pane />
  const introduction = !settings.fixedHeader && pane
  return (
    <>
      <Bar isEmbedded={isEmbedded} />
      <ConnectionBar />
      {screen ? (
        <Slot name={`${screen.screen}Screen`} screen={screen} />
      ) : (
        <>
          {!introduction && pane}
          {conversation && Conversation ? (
            <Conversation conversation={conversation} introduction={introduction} />
          ) : (
            <main id="conversation">
              <div className="log">{introduction}</div>
            </main>
          )}
          {settings.prechatCapture?.enabled && <Slot name="prechat" />}
          <Composer />
        </>
      )}
      {settings.embedded && <Slot name="viewMark" />}
      {overlay && <Slot {...overlay} />}
    </>
  )
}
