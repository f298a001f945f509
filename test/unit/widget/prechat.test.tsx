import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkFields, type Channel, type Prechat, type PrechatCapture } from '../../../src/protocol'
import type { FieldsProps } from '../../../src/widget/parts/forms'
import { start, TEXTS } from '../../../src/widget/parts/prechat'
import type { Services } from '../../../src/widget/services'
import { createTranslate } from '../../../src/widget/strings'
import { drawWithServices } from '../fakes/draw-with-services'

const NAME = { type: 'text', name: 'name', label: 'Your name', text: 'Ada' } as const
const EMAIL = { type: 'email', name: 'email', label: 'E-mail', email: 'ada@a.example' } as const
const SECOND = { ...EMAIL, name: 'other', email: 'b@b.example' }
const MAIL: Channel = { id: 'mail', type: 'mailgun' }
const THANKS = 'Thank you. How can we help?'
const LINKED = 'Thank you. How can we help? If you leave, we answer to ada@a.example.'

interface World {
  capture?: PrechatCapture
  channels?: Channel[]
  texts?: Record<string, string>
  /** Whether somebody was here before, whose conversations are still to come. */
  isKnown?: boolean
}

/** A messenger that asks, with a form that a test fills in. */
const ask = ({ capture, channels = [], texts, isKnown = false }: World = {}) => {
  const $connection = atom('idle')
  const $isBlocked = atom(true)
  const conversations = signal<object[]>([])
  const needed: string[] = []
  const opened: Prechat[] = []
  const linked: unknown[] = []
  let fields: FieldsProps | undefined
  let fails = false

  const services = {
    context: { config: { channels, baseUrl: 'https://chat.example' } },
    settings: { prechatCapture: { enabled: true, ...capture } },
    translate: createTranslate({ ...TEXTS, ...texts }),
    need: async (slot: string) => {
      needed.push(slot)
      return checkFields
    },
    onDestroy: () => {},
    opened: Promise.resolve({
      conversations,
      $connection,
      $session: atom(isKnown ? {} : undefined),
      core: {
        open: async ({ prechat }: { prechat: Prechat }) => {
          opened.push(prechat)
          if (fails) throw new Error('no network')
        },
        prepare: async (message: object) => message,
        call: async (_: string, { body }: { body: unknown }) => void linked.push(body)
      }
    }),
    root: document.body,
    $isBlocked,
    $isShown: atom(true),
    $slots: atom({
      fields: (props: FieldsProps) => {
        fields = props
        return <form data-status={props.status} />
      },
      words: ({ text }: { text: string }) => <i>{text}</i>
    })
  }
  const { prechat: FirstPrechat } = start(services as unknown as Services)
  const drawn = drawWithServices(<FirstPrechat />, { ...TEXTS, ...texts }, services)
  const { place } = drawn

  return {
    place,
    needed,
    opened,
    linked,
    conversations,
    $connection,
    $isBlocked,
    fail: (next: boolean) => {
      fails = next
    },
    fields: () => fields!,
    isAsked: () => !!place.querySelector('form'),
    status: () => place.querySelector('form')?.getAttribute('data-status'),
    fill: async (...answers: Prechat['answers']) => {
      await expect.poll(() => !!fields).toBe(true)
      fields!.$draft.set({ answers, value: '' })
      fields!.onFilled(answers)
      await expect.poll(() => opened.length).toBe(1)
    }
  }
}

test.each<[string, World, Prechat['answers'], confirmation: string, linked: unknown[]]>([
  ['no channel for e-mail', {}, [NAME, EMAIL], THANKS, []],
  ['no e-mail field', { channels: [MAIL] }, [NAME], THANKS, []],
  [
    'a page that links no address',
    { channels: [MAIL], capture: { enableEmailLinking: false } },
    [EMAIL],
    THANKS,
    []
  ],
  [
    'several e-mail fields',
    { channels: [{ id: 'viber', type: 'viber' }, MAIL] },
    [NAME, EMAIL, SECOND],
    LINKED,
    [{ integrationId: 'mail', address: 'ada@a.example' }]
  ]
])('with %s, says and links what it should', async (_, world, answers, confirmation, links) => {
  const { fill, linked, opened } = ask(world)
  await fill(...answers)
  expect(opened).toMatchObject([{ confirmation, answers }])
  expect(opened[0]!.enableEmailLinking).toBe(world.capture?.enableEmailLinking ?? true)
  await expect.poll(() => linked).toEqual(links)
})

test('sends texts of the page without their tags, and a picture that is safe', async () => {
  const texts = { prechatCaptureGreetingText: 'Welcome to <b>our</b> shop' }
  const safe = ask({ texts, capture: { avatarUrl: 'https://shop.example/ada.png' } })
  await safe.fill(NAME)
  expect(safe.opened).toMatchObject([
    { greeting: 'Welcome to our shop', avatarUrl: 'https://shop.example/ada.png' }
  ])
  const unsafe = ask({ capture: { avatarUrl: 'javascript:alert(1)' } })
  await unsafe.fill(NAME)
  expect(unsafe.opened[0]).not.toHaveProperty('avatarUrl')
  expect(unsafe.place.querySelector('img')).toBeNull()
})

test.each([
  ['1 < 2 > 1', '1 < 2 > 1'],
  ['<STRONG>Hi</STRONG>,<br/> <a href="https://a.example">you</a>', 'Hi, you'],
  ['Say <anything> & <b', 'Say <anything> & <b']
])('sends %j as %j', async (prechatCaptureGreetingText, greeting) => {
  const { fill, opened } = ask({ texts: { prechatCaptureGreetingText } })
  await fill(NAME)
  expect(opened).toMatchObject([{ greeting }])
})

test('tries again with the same id and the same answers', async () => {
  const { fail, fields, fill, opened, status } = ask()
  fail(true)
  await fill(NAME, EMAIL)
  await expect.poll(status).toBe('failed')
  fail(false)
  fields().onRetry()
  await expect.poll(status).toBe('sending')
  expect(opened).toHaveLength(2)
  expect(opened[1]).toEqual(opened[0])
})

test('asks somebody who was here before only when there is no conversation', async () => {
  const { $connection, isAsked, needed } = ask({ isKnown: true })
  await expect.poll(() => $connection.lc).toBe(1)
  $connection.set('reconnecting')
  expect(needed).toEqual([])
  $connection.set('connecting')
  await expect.poll(isAsked).toBe(true)
})

test('lets somebody write who has a conversation, and asks nothing', async () => {
  const { conversations, $isBlocked, isAsked } = ask({ isKnown: true })
  expect($isBlocked.get()).toBe(true)
  conversations.value = [{}]
  await expect.poll(() => $isBlocked.get()).toBe(false)
  expect(isAsked()).toBe(false)
})

test('stops asking when a conversation comes from elsewhere', async () => {
  const { conversations, $isBlocked, isAsked } = ask()
  await expect.poll(isAsked).toBe(true)
  expect($isBlocked.get()).toBe(true)
  conversations.value = [{}]
  expect($isBlocked.get()).toBe(false)
  await expect.poll(isAsked).toBe(false)
})

test('asks for name and e-mail instead of fields that are wrong, and says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { fields, isAsked } = ask({ capture: { fields: [] } })
  await expect.poll(isAsked).toBe(true)
  expect(fields().fields.map(({ name }) => name)).toEqual(['name', 'email'])
  expect(warn.mock.calls).toEqual([
    [
      'Pipit: prechatCapture.fields: expected an array of 1 to 20 fields, got an array of 0. ' +
        'Name and e-mail are asked.'
    ]
  ])
})
