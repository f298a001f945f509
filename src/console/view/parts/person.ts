export { DeleteConversation } from '../deletion/DeleteConversation'
export { DeleteMessage } from '../deletion/DeleteMessage'
export { KeptText } from '../deletion/KeptText'
export { PersonDetails } from '../person'
