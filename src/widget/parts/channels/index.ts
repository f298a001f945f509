export { start } from './start'
export { STYLES } from './styles'
export { TEXTS } from './texts'
