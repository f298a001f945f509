export { ReplyWindow } from './ReplyWindow'
