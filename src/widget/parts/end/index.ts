export { End } from './End'
export { startSound } from './sound'
export { STYLES } from './styles'
export { TEXTS } from './texts'
