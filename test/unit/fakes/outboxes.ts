import { createKeyValue } from '../../../src/client'
import { createOutbox, type OutboxEntry, type OutboxOptions } from '../../../src/client/outbox'
import { createBrowser } from './browser'
import { message } from './messages'

/** A message as the outbox keeps it. */
export const entry = (clientMessageId: string, at = Date.now()): OutboxEntry => ({
  clientMessageId,
  message: { type: 'text', text: clientMessageId },
  at
})

/** A server that stores a message once, whoever sends it and how often. */
const createStore = () => {
  const ids: string[] = []
  return {
    ids,
    store: ({ clientMessageId }: OutboxEntry) => {
      if (!ids.includes(clientMessageId)) ids.push(clientMessageId)
      return message(ids.indexOf(clientMessageId) + 1, { clientMessageId })
    }
  }
}

/** Outboxes on one storage, each in a tab of its own, and a server that all of them reach. */
export const openOutboxes = () => {
  const browser = createBrowser()
  const { ids, store } = createStore()
  const open = (deliver: OutboxOptions['deliver'] = async entry => store(entry)) => {
    const page = browser.openPage()
    const statuses: string[] = []
    const outbox = createOutbox({
      owner: () => undefined,
      waiting: new Map(),
      keyValue: createKeyValue(() => page.storage, 'a'),
      page: page.window,
      deliver,
      onStatus: ({ clientMessageId }, status) => statuses.push(`${clientMessageId} ${status}`)
    })
    return { outbox, page, statuses }
  }
  const waiting = () => Object.keys(browser.items).map(key => key.replace('pipit.a.outbox.', ''))
  return { ids, store, open, waiting }
}
