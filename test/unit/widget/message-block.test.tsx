import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import { MessageBlock } from '../../../src/widget/core/conversation/MessageBlock'
import { TEXTS as MESSAGE_TEXTS } from '../../../src/widget/core/conversation/texts'
import {
  MessengerContextProvider,
  type MessengerContext
} from '../../../src/widget/core/messenger-context'
import { createAuthors } from '../../../src/widget/core/mount/create-authors'
import { createTranslate, ENGLISH } from '../../../src/widget/core/translate'
import { visitor } from '../fakes/messages'

const NOON = Date.parse('2026-01-05T12:00:00Z') / 1000

const settings = { integrationId: 'web', businessName: 'Shop' }
const translate = createTranslate({ ...ENGLISH, ...MESSAGE_TEXTS })

const context = {
  ...createAuthors({ settings, translate }, () => visitor),
  settings,
  display: (entries: readonly TimelineEntry[]) => entries,
  translate,
  $locale: atom('en-GB'),
  $timeFormat: atom((time: Date) => time.toISOString())
} as unknown as MessengerContext

const own = (
  id: string,
  status: TimelineEntry['status'],
  stored: Partial<Message> = {}
): TimelineEntry => ({
  key: id,
  status,
  message: { id, role: 'user', type: 'text', text: id, received: NOON, ...stored } as Message
})

describe('A message block', () => {
  // Only the server adds the author.
  test.each<[TimelineEntry['status'], Partial<Message>]>([
    ['sending', {}],
    ['failed', {}],
    ['sent', { userId: 'visitor', displayName: 'Zoe' }]
  ])('keeps a message that is %s in the group of those before', (status, stored) => {
    const page = document.createElement('div')
    const entries = signal([
      own('before', 'sent', { userId: 'visitor', displayName: 'Zoe' }),
      own('after', status, stored)
    ])
    createRoot(page).render(
      <MessengerContextProvider value={context}>
        <MessageBlock block={{ key: 1, entries }} above={undefined} firstUnread={undefined} />
      </MessengerContextProvider>
    )
    const rows = [...page.querySelectorAll('.row')]
    expect(rows.map(row => row.matches('.first'))).toEqual([true, false])
  })
})
