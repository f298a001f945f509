import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { createTimeline } from '../../../src/client/conversations/timeline'
import type { FormAnswer, FormField, Message } from '../../../src/protocol'
import { createFormMessage } from '../../../src/widget/features/forms/create-form-message'
import { FormResponseMessage } from '../../../src/widget/features/forms/FormResponseMessage'
import { TEXTS } from '../../../src/widget/features/forms/texts'
import { drawInMessenger } from '../fakes/render-with-context'
import { message, pending } from '../fakes/messages'

const NAME: FormField = { type: 'text', name: 'name', label: 'Your name', minSize: 2, maxSize: 4 }
const EMAIL: FormField = { type: 'email', name: 'email', label: 'E-mail' }
const SIZE: FormField = {
  type: 'select',
  name: 'size',
  label: 'Size',
  options: [
    { name: 's', label: 'Small' },
    { name: 'l', label: 'Large' }
  ]
}
const ADA: FormAnswer = { type: 'text', name: 'name', label: 'Your name', text: 'Ada' }
const LARGE: FormAnswer = {
  type: 'select',
  name: 'size',
  label: 'Size',
  select: [{ name: 'l', label: 'Large' }]
}

const form = (fields: object = {}): Message =>
  message(1, { type: 'form', fields: [NAME, SIZE], submitted: false, ...fields } as never)

const response = (fields: FormAnswer[], quotedMessageId = message(1).id) =>
  ({ type: 'formResponse', fields, quotedMessageId }) as never

const pairsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('dl > div')].map(pair =>
    [...pair.children].map(({ textContent }) => textContent)
  )

/** Draws the answers of a visitor in a conversation with other messages. */
const drawResponse = (...others: Message[]) => {
  const timeline = createTimeline()
  for (const other of others) timeline.upsertMessage(other)
  const entry = { key: 'k', status: 'sent', message: message(2, response([ADA, LARGE])) } as const
  const { place } = drawInMessenger(<FormResponseMessage entry={entry} />, TEXTS, {
    $conversation: atom({ info: signal({ id: 'c' }), timeline })
  })
  return { place, timeline }
}

/** A form in a conversation, with actions of its visitor. */
const draw = (shown = form()) => {
  const timeline = createTimeline()
  timeline.upsertMessage(shown)
  const sent: unknown[] = []
  const retried: string[] = []
  const FormMessage = createFormMessage()
  const send = async (draft: unknown, conversationId: string) => {
    sent.push([draft, conversationId])
    throw new Error('refused')
  }
  const drawn = drawInMessenger(<FormMessage entry={timeline.find(shown.id)!} />, TEXTS, {
    clientReady: Promise.resolve({
      internals: { send },
      retryMessage: (key: string) => void retried.push(key)
    }),
    settings: { businessName: 'Shop' },
    host: { page: { matchMedia: () => ({ matches: true }) } },
    $conversation: atom({ info: signal({ id: 'c' }), timeline }),
    $isShown: atom(true),
    $slots: atom({}),
    loadSlot: async () => {}
  })
  const { place, find } = drawn
  return {
    ...drawn,
    timeline,
    folded: () => place.querySelector('summary')?.textContent,
    pairs: () => pairsIn(place),
    sent,
    retried,
    fill: (value: string) => {
      const field = find('.active')
      // The value of a select cannot be set here.
      Object.defineProperty(field, 'value', { value, writable: true })
      field.dispatchEvent(new Event('input', { bubbles: true }))
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    },
    locked: () =>
      [...place.querySelectorAll('.locked > :first-child')].map(
        field => field.getAttribute('value') ?? field.textContent
      )
  }
}

describe('Forms', () => {
  test.each<[FormField, string, string]>([
    [NAME, '', 'Please fill this in.'],
    [NAME, '  ', 'Please fill this in.'],
    [NAME, 'A', 'At least 2 characters.'],
    [NAME, 'Adaaa', 'At most 4 characters.'],
    [EMAIL, 'ada@', 'Please give a whole e-mail address.'],
    [SIZE, '', 'Please fill this in.'],
    [SIZE, 'm', 'Please check this once more.']
  ])('do not accept %j with %j, and show why', async (field, value, reason) => {
    const { fill, find, locked, sent } = draw(form({ fields: [field] }))
    fill(value)
    await expect.poll(() => find('[role=alert]').textContent).toBe(reason)
    expect(find('.active').getAttribute('aria-describedby')).toBe(find('[role=alert]').id)
    expect(locked()).toEqual([])
    expect(sent).toEqual([])
  })

  test('lock one field after the other, and are sent after the last one', async () => {
    const { fill, find, locked, place, sent } = draw()
    expect(find('.form-end span').textContent).toBe('1 of 2')
    fill('Ada')
    await expect.poll(locked).toEqual(['Ada'])
    expect(find('.form-end span').textContent).toBe('2 of 2')
    expect(place.querySelectorAll('.active').length).toBe(1)
    fill('l')
    await expect.poll(locked).toEqual(['Ada', 'Large'])
    expect(find('.form-end').textContent).toBe('Sending…')
    const draft = { type: 'formResponse', fields: [ADA, LARGE], quotedMessageId: message(1).id }
    expect(sent).toEqual([[draft, 'c']])
  })

  test('show when answers are pending, failed with a retry, or sent', async () => {
    const { find, folded, locked, press, retried, timeline } = draw()
    timeline.upsertPending(pending('own', response([ADA, LARGE])), 'sending')
    await expect.poll(() => find('.form-end').textContent).toBe('Sending…')
    expect(locked()).toEqual(['Ada', 'Large'])
    timeline.change('own', { status: 'failed' })
    await expect.poll(() => find('.form-end').textContent).toBe('Not sent. Tap to try again')
    press('.retry')
    await expect.poll(() => retried).toEqual(['own'])
    timeline.change('own', { status: 'sent' })
    await expect.poll(folded).toBe('SentAda, Large')
    expect(locked()).toEqual([])
  })

  test('are not answered by the answers to another form', async () => {
    const { fill, find, locked, timeline } = draw()
    timeline.upsertPending(pending('other', response([ADA], message(0).id)), 'sending')
    fill('Bea')
    await expect.poll(locked).toEqual(['Bea'])
    expect(find('.form-end span').textContent).toBe('2 of 2')
  })

  test('fold the answers of a form that was sent before', () => {
    const { folded, pairs, place } = draw(form({ submitted: true, answers: [ADA, LARGE] }))
    expect(folded()).toBe('SentAda, Large')
    expect(pairs()).toEqual([
      ['Your name', 'Ada'],
      ['Size', 'Large']
    ])
    expect(place.querySelector('details')!.hasAttribute('open')).toBe(false)
    expect(place.querySelector('.active')).toBeNull()
  })

  test('that were sent without answers say so, with nothing to unfold', () => {
    const { find, place } = draw(form({ submitted: true }))
    expect(find('.form-end').textContent).toBe('Sent')
    expect(place.querySelector('details')).toBeNull()
  })

  test.each([
    ['no fields', []],
    ['something else for fields', 'name'],
    ['a field that is nothing', [null]],
    ['a field without a label', [{ type: 'text', name: 'name' }]],
    ['a field of another type', [{ ...NAME, type: 'date' }]],
    ['two fields of one name', [NAME, NAME]],
    ['a choice of nothing', [{ ...SIZE, options: [] }]]
  ])('with %s show an error instead', (_, fields) => {
    const { place } = draw(form({ fields }))
    expect(place.textContent).toBe('This message cannot be shown here.')
  })

  test('list the answers of a visitor whose form is not there', () => {
    const { place } = drawResponse(message(3))
    expect(place.querySelector('summary')!.textContent).toBe('Ada, Large')
    expect(pairsIn(place)).toEqual([
      ['Your name', 'Ada'],
      ['Size', 'Large']
    ])
  })

  test('do not repeat answers beside the form that has them', async () => {
    const { place, timeline } = drawResponse()
    expect(place.textContent).toContain('Ada')
    timeline.upsertMessage(form())
    await expect.poll(() => place.textContent).toBe('')
  })

  test('list the answers to a form that cannot be shown', () => {
    const { place } = drawResponse(form({ fields: [] }))
    expect(place.textContent).toContain('Ada')
  })
})
