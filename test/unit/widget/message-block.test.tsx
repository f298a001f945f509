import { signal } from '@preact/signals-react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import { MessageBlock } from '../../../src/widget/MessageBlock'
import { ServicesProvider, type Services } from '../../../src/widget/services'

const NOON = Date.parse('2026-01-05T12:00:00Z') / 1000

const services = {
  settings: { businessName: 'Shop' },
  display: (entries: readonly TimelineEntry[]) => entries,
  translate: (key: string) => key,
  formatTime: (time: Date) => time.toISOString()
} as unknown as Services

const own = (
  id: string,
  status: TimelineEntry['status'],
  stored: Partial<Message> = {}
): TimelineEntry => ({
  key: id,
  status,
  message: { id, role: 'user', type: 'text', text: id, received: NOON, ...stored } as Message
})

// Only the server adds who wrote.
test.each<[TimelineEntry['status'], Partial<Message>]>([
  ['sending', {}],
  ['failed', {}],
  ['sent', { userId: 'me', displayName: 'Zoe' }]
])('a message that is %s stands in the group of those before', (status, stored) => {
  const page = document.createElement('div')
  const entries = signal([
    own('before', 'sent', { userId: 'me', displayName: 'Zoe' }),
    own('after', status, stored)
  ])
  createRoot(page).render(
    <ServicesProvider value={services}>
      <MessageBlock block={{ key: 1, entries }} above={undefined} />
    </ServicesProvider>
  )
  const rows = [...page.querySelectorAll('.row')]
  expect(rows.map(row => row.matches('.first'))).toEqual([true, false])
})
