import { createBrowserStorage } from '../../../src/client'
import {
  createOutbox,
  type OutboxEntry,
  type OutboxOptions
} from '../../../src/client/outbox/create-outbox'
import { createBrowser } from './browser'
import { message } from './messages'

/** A message as the outbox stores it. */
export const entry = (clientMessageId: string, at = Date.now()): OutboxEntry => ({
  clientMessageId,
  message: { type: 'text', text: clientMessageId },
  at
})

/** A server that stores a message once, whoever sends it and however often. */
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

/** Outboxes that share one storage, each in a tab of its own, and one server. */
export const openOutboxes = () => {
  const browser = createBrowser()
  const { ids, store } = createStore()
  const open = (deliver: OutboxOptions['deliver'] = async entry => store(entry)) => {
    const page = browser.openPage()
    const statuses: string[] = []
    const outbox = createOutbox({
      getUser: () => undefined,
      replacedBy: () => undefined,
      pendingSends: new Map(),
      storage: createBrowserStorage(() => page.storage, 'a'),
      page: page.window,
      deliver,
      onStatus: ({ clientMessageId }, status) => statuses.push(`${clientMessageId} ${status}`)
    })
    return { outbox, page, statuses }
  }
  const pending = () => Object.keys(browser.items).map(key => key.replace('pipit.a.outbox.', ''))
  return { ids, store, open, pending }
}
