export { OwnTextsInput } from './OwnTextsInput'
