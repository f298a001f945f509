export { CarouselMessage } from './CarouselMessage'
export { ListMessage } from './ListMessage'
export { STYLES } from './styles'
export { TEXTS } from './texts'
