import { useValue } from '../../../ui'
import { Introduction, useMessengerContext } from '../../core'
import { offeredChannels, useMaybe } from '../../shared'
import { IntroductionChannels } from './IntroductionChannels'
import { identityOf } from './identity'

/**
 * Says who answers in this conversation, which may have a name and a picture of its own, and in which other
 * channels; those are for the default conversation only. Beside `NavigationHeader`.
 */
export function NavigationIntroduction() {
  const context = useMessengerContext()
  const info = useMaybe(useValue(context.$conversation)?.info)
  const channels = info?.isDefault === false ? [] : offeredChannels(context)
  return (
    <Introduction {...identityOf(context, info)} title={info?.description || undefined}>
      {channels.length > 0 && <IntroductionChannels channels={channels} />}
    </Introduction>
  )
}
