export { ScheduledReplies } from './ScheduledReplies'
export { SendLater } from './SendLater'
