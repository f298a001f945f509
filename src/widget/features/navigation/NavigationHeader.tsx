import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { BackButton, CloseButton } from '../../shared'
import { ConversationTitle } from './ConversationTitle'

/** Says where the visitor is, and leads elsewhere. */
export function NavigationHeader({ isEmbedded }: { isEmbedded: boolean }) {
  const { translate, close, markRead, $screen } = useMessengerContext()
  const screen = useValue($screen)
  return (
    <>
      <header id="header" onClick={markRead}>
        {screen ? (
          <>
            {screen.screen !== 'list' && (
              <BackButton label="back" onClick={() => $screen.set(screen.previous)} />
            )}
            <div>
              <h1>{translate(screen.title)}</h1>
            </div>
          </>
        ) : (
          <ConversationTitle />
        )}
        {!isEmbedded && <CloseButton label="closeMessenger" onClick={close} />}
      </header>
    </>
  )
}
