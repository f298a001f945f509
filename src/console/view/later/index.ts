export { ScheduledReplies } from './ScheduledReplies'
export { SendLater } from './SendLater'
export { TimeForm } from './TimeForm'
