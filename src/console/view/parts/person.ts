export { DeleteConversation } from '../deletion/DeleteConversation'
export { DeleteMessage } from '../deletion/DeleteMessage'
export { PersonDetails } from '../person'
