import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import type { MessengerWidget } from '../widget/core/public'

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
  Delegate,
  DelegateData,
  FileDraft,
  InitOptions,
  MenuItems,
  MessengerWidget,
  Position,
  Postback,
  SentFile,
  UserFields,
  WidgetEvents
} from '../widget/core/public'
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
