import type { ClientStorage } from '../../../client'
import { Slot, useMessengerContext } from '../../core'
import { useFocus } from '../../shared'
import { LanguageSetting } from './LanguageSetting'
import { SoundSetting } from './SoundSetting'

interface SettingsProps {
  /** Key of the screen's name. */
  title: string
  /** Keeps the choices for this browser. */
  storage: ClientStorage
}

/** The settings of a visitor. */
export function Settings({ title, storage }: SettingsProps) {
  const { host, settings, translate } = useMessengerContext()
  const box = useFocus()
  return (
    <main id="settings" ref={box} tabIndex={-1} aria-label={translate(title)}>
      <LanguageSetting storage={storage} />
      {settings.soundNotificationEnabled !== false && <SoundSetting storage={storage} />}
      {host.config.channels.length > 0 && <Slot name="channelSettings" />}
    </main>
  )
}
