export { LocationMessage } from './LocationMessage'
export { STYLES } from './styles'
export { TEXTS } from './texts'
