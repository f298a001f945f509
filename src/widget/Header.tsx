import { useServices } from './services'

interface HeaderProps {
  isEmbedded: boolean
}

/** Says who answers, and closes the messenger. */
export function Header({ isEmbedded }: HeaderProps) {
  const { settings, translate, close } = useServices()
  const { businessName, businessIconUrl } = settings
  return (
    <header id="header">
      {businessIconUrl && <img src={businessIconUrl} alt="" />}
      <div>
        <h1>
          <bdi>{businessName}</bdi>
        </h1>
        <p>
          <bdi>{translate('headerText')}</bdi>
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
