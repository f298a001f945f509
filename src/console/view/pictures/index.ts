export { PictureInput } from './PictureInput'
