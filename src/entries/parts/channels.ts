/** Other channels in which a conversation goes on. */
export { start, STYLES as styles, TEXTS as texts } from '../../widget/parts/channels'
