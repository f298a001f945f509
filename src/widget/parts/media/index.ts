export { FileMessage } from './FileMessage'
export { ImageMessage } from './ImageMessage'
export { STYLES } from './styles'
export { TEXTS } from './texts'
