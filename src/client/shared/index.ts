export {
  parseConversation,
  parseMessage,
  parseParticipant,
  parseUser,
  toSeconds
} from './deserialize'
export { createHttp, type Http, type HttpCall } from './http'
export { createRandomId } from './random-id'
export { createBrowserStorage, type ClientStorage } from './storage'
