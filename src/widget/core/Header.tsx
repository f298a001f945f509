import { HeaderText } from './HeaderText'
import { CLOSE_ICON, Icon } from './Icon'
import { useMessengerContext } from './messenger-context'
import { Portrait } from './Portrait'
import { SettingsButton } from './SettingsButton'

interface HeaderProps {
  isEmbedded: boolean
}

/** Says who answers, and closes the messenger. */
export function Header({ isEmbedded }: HeaderProps) {
  const { settings, translate, close, markRead } = useMessengerContext()
  const { businessName, businessIconUrl } = settings
  return (
    <header id="header" onClick={markRead}>
      <Portrait icon={businessIconUrl} name={businessName ?? ''} />
      <div>
        <h1>
          <bdi>{businessName}</bdi>
        </h1>
        <p>
          <bdi>
            <HeaderText />
          </bdi>
        </p>
      </div>
      <SettingsButton />
      {!isEmbedded && (
        <button
          className="icon-button"
          type="button"
          aria-label={translate('closeMessenger')}
          onClick={close}
        >
          <Icon path={CLOSE_ICON} />
        </button>
      )}
    </header>
  )
}
