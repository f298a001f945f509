export { startUploads } from './start-uploads'
export { STYLES } from './styles'
export { TEXTS } from './texts'
