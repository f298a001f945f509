import type { PartModule } from '../../widget/parts'
import { ChannelIcon, Introduction, NavigationHeader } from '../../widget/parts/navigation'

/** Ways to other conversations and channels. */
export const slots: PartModule['slots'] = {
  header: NavigationHeader,
  introduction: Introduction,
  channelIcon: ChannelIcon
}
export { start, STYLES as styles, TEXTS as texts } from '../../widget/parts/navigation'
