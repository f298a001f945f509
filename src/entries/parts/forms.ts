/** Forms and what was filled in. */
export { start, STYLES as styles, TEXTS as texts } from '../../widget/parts/forms'
