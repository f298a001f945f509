import type { ReactElement } from 'react'
import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { CloseButton } from '../CloseButton'
import type { ScreenProps } from '../screen'
import { ConversationTitle } from './ConversationTitle'
import { HeaderButton } from './HeaderButton'
import { IntroductionPane } from './Introduction'

/** Says where the visitor is, and leads elsewhere. */
export function NavigationHeader({ isEmbedded }: { isEmbedded: boolean }) {
  const { settings, translate, close, markRead, $screen } = useServices()
  const screen = useValue($screen) as ReactElement<Partial<ScreenProps>> | undefined
  const { title, onBack } = screen?.props ?? {}
  return (
    <>
      <header id="header" onClick={markRead}>
        {screen ? (
          <>
            {onBack && <HeaderButton picture="back" label="back" onClick={onBack} />}
            <div>
              <h1>{title ? translate(title) : settings.businessName}</h1>
            </div>
          </>
        ) : (
          <ConversationTitle />
        )}
        {!isEmbedded && <CloseButton label="closeMessenger" onClick={close} />}
      </header>
      {settings.fixedHeader && !screen && <IntroductionPane />}
    </>
  )
}
