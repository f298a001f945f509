import Pipit, { type Conversation, type Message } from 'pipit'
import { ChatError, createMessenger, loadConfig, type HeadlessMessenger } from 'pipit/client'
import { loadPipit } from 'pipit/loader'
import { eachTransportCheck } from 'pipit/testing'
import { polling } from 'pipit/transports/polling'
import { websocket } from 'pipit/transports/websocket'

export const textsOf = ({ messages }: Conversation): (string | undefined)[] =>
  messages.map((message: Message) => message.text)

export const open = async (id: string): Promise<HeadlessMessenger> => {
  const config = await loadConfig('https://chat.example', id)
  const messenger = createMessenger({ config, transport: [websocket(), polling()] })
  messenger.$session.listen(session => session?.user.externalId)
  messenger.totalUnreadCount.subscribe(count => count.toFixed())
  return messenger
}

export const all = [Pipit.VERSION, ChatError, loadPipit, eachTransportCheck]
