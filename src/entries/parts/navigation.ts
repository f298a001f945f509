import type { PartModule } from '../../widget/parts'
import * as channels from '../../widget/parts/channels'
import * as navigation from '../../widget/parts/navigation'

/** Ways to other conversations and channels. */
export const slots: PartModule['slots'] = {
  header: navigation.NavigationHeader,
  introduction: navigation.Introduction,
  channelIcon: navigation.ChannelIcon
}
export const styles = navigation.STYLES + channels.STYLES
export const texts = { ...navigation.TEXTS, ...channels.TEXTS }
export const start: PartModule['start'] = services => ({
  ...navigation.start(services),
  ...channels.start(services)
})
