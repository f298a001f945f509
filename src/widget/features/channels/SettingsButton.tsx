import { useEffect } from 'react'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { HeaderButton, offeredChannels, shownChannels } from '../../shared'
import type { ChannelLinks } from './links'

/** Leads to the settings, where there is a channel to link or to unlink. */
export function SettingsButton({ links }: { links: ChannelLinks }) {
  const context = useMessengerContext()
  const { host, loadSlot } = context
  const { links: known } = useValue(links.$state)

  useEffect(() => {
    // Without an offer there may be links of before.
    if (host.config.channels.length && !offeredChannels(context).length) void links.load()
  }, [])

  if (!shownChannels(context, known).length) return null
  return (
    <HeaderButton
      picture="settings"
      label="settingsHeaderText"
      onClick={async () => (await loadSlot('openSettings'))()}
    />
  )
}
