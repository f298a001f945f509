export { AwaitedQuestion } from './AwaitedQuestion'
export { ConversationMenu } from './ConversationMenu'
export { moveBetweenMessages } from './move-between-messages'
