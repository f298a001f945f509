import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import Pipit, { createMessengerWidget } from 'pipit'
import { createMessenger } from 'pipit/client'
import { loadPipit } from 'pipit/loader'
import { Messenger, MessengerProvider, useConversations, useUnreadCount } from 'pipit/react'
import { localPair } from 'pipit/testing'
import { mqtt } from 'pipit/transports/mqtt'
import { polling } from 'pipit/transports/polling'
import { websocket } from 'pipit/transports/websocket'

assert.equal(typeof Pipit.init, 'function')
assert.notEqual(createMessengerWidget(), Pipit)
assert.equal(await loadPipit({ baseUrl: 'https://chat.example' }), null)
for (const each of [createMessenger, localPair, mqtt, polling, websocket]) assert.ok(each)

const Facts = () => `${useUnreadCount()} unread, ${useConversations().length} conversations`
const page = createElement(
  MessengerProvider,
  null,
  createElement(Messenger, { integrationId: 'x', configBaseUrl: 'https://chat.example' }),
  createElement(Facts)
)
assert.equal(renderToString(page), '0 unread, 0 conversations')
