export { RepliesScreen } from './RepliesScreen'
export { ReplyPicker } from './ReplyPicker'
export { useReplyPicker } from './use-reply-picker'
