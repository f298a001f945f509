import { useServices } from './services'
import { Words } from './Words'

interface HeaderProps {
  isEmbedded: boolean
}

/** Says who answers, and closes the messenger. */
export function Header({ isEmbedded }: HeaderProps) {
  const { settings, translate, close, markRead } = useServices()
  const { businessName, businessIconUrl } = settings
  return (
    <header id="header" onClick={markRead}>
      {businessIconUrl && <img src={businessIconUrl} alt="" />}
      <div>
        <h1>
          <bdi>{businessName}</bdi>
        </h1>
        <p>
          <bdi>
            <Words of="headerText" />
          </bdi>
        </p>
      </div>
      {!isEmbedded && (
        <button
          className="icon-button"
          type="button"
          aria-label={translate('closeMessenger')}
          onClick={close}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </header>
  )
}
