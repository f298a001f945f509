/** What is asked before a conversation. */
export { start, STYLES as styles, TEXTS as texts } from '../../widget/parts/prechat'
