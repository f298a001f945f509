import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import type { MessengerWidget } from '../widget/api'

/** Makes a messenger of its own; a page may hold several. Nothing happens before `init`. */
export const createMessengerWidget = (): MessengerWidget =>
  createWidget({
    page: globalThis.window,
    loadOptions: async () => readOptions,
    loadMessenger: async () => (await import('./bundled-messenger')).mountMessenger
  })

/** The messenger of the page, whole in this package. `init` needs `configBaseUrl`. */
const Pipit = createMessengerWidget()

export default Pipit
// Not by way of the room, whose other types ask for those of React.
export type {
  ConversationChanges,
  ConversationOptions,
  FileDraft,
  MessengerWidget,
  UserFields,
  WidgetEvents
} from '../widget/api'
export type { Delegate, DelegateData, Postback, SentFile } from '../widget/delegate'
export type { InitOptions, MenuItems, Position } from '../widget/init-options'
export type {
  ChatError,
  Conversation,
  CustomColors,
  DraftMessage,
  ErrorCode,
  Message,
  Metadata,
  Participant,
  PrechatCapture,
  TypingEvent,
  User
} from '../protocol'
