import { Icon, SETTINGS_ICON } from './Icon'
import { useMessengerContext } from './messenger-context'

/** Leads to the settings, from the header. */
export function SettingsButton() {
  const { loadSlot, translate } = useMessengerContext()
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={translate('settingsHeaderText')}
      onClick={async () => (await loadSlot('openSettings'))()}
    >
      <Icon path={SETTINGS_ICON} />
    </button>
  )
}
