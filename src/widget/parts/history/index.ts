export { Earlier } from './Earlier'
export { TEXTS } from './texts'
