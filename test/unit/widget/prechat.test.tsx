import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  checkFields,
  type Capabilities,
  type Channel,
  type Prechat,
  type PrechatCapture
} from '../../../src/protocol'
import type { FieldsProps } from '../../../src/widget/features/forms/Fields'
import { createBrowserStorage } from '../../../src/client/shared'
import { createComposerState } from '../../../src/widget/core/mount/create-composer-state'
import { createFirstPrechat } from '../../../src/widget/features/prechat/create-first-prechat'
import { TEXTS } from '../../../src/widget/features/prechat/texts'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { createTranslate } from '../../../src/widget/core/translate'
import { drawInMessenger } from '../fakes/render-with-context'

const NAME = { type: 'text', name: 'name', label: 'Your name', text: 'Ada' } as const
const EMAIL = { type: 'email', name: 'email', label: 'E-mail', email: 'ada@a.example' } as const
const SECOND = { ...EMAIL, name: 'other', email: 'b@b.example' }
const MAIL: Channel = { id: 'mail', type: 'mailgun' }
const THANKS = 'Thank you. How can we help?'
const LINKED =
  'Thank you. How can we help? If you leave, we answer to ada@a.example, once it is confirmed.'

interface World {
  capture?: PrechatCapture
  channels?: Channel[]
  /** @default a server that sends e-mail */
  capabilities?: Capabilities
  texts?: Record<string, string>
  /** Whether the visitor is a returning one, whose conversations have not loaded yet. */
  isKnown?: boolean
}

/** A messenger with prechat, whose form a test fills in. */
const ask = ({
  capture,
  channels = [],
  capabilities = { channels: ['mailgun'] },
  texts,
  isKnown = false
}: World = {}) => {
  const $connection = atom('idle')
  const composer = createComposerState('', true)
  const { $isBlocked } = composer
  const conversations = signal<object[]>([])
  const needed: string[] = []
  const opened: Prechat[] = []
  const linked: unknown[] = []
  let fields: FieldsProps | undefined
  let fails = false

  const allTexts = { ...TEXTS, ...texts }
  const host = {
    host: { config: { channels, capabilities, baseUrl: 'https://chat.example' } },
    settings: { prechatCapture: { enabled: true, ...capture } },
    translate: createTranslate(allTexts),
    texts: allTexts,
    loadSlot: async (slot: string) => {
      needed.push(slot)
      return checkFields
    },
    onDestroy: () => {},
    clientReady: Promise.resolve({
      conversations,
      $connection,
      $session: atom(isKnown ? {} : undefined),
      getUser: () => undefined,
      internals: {
        storage: createBrowserStorage(() => undefined, 'integration'),
        createSession: async ({ prechat }: { prechat: Prechat }) => {
          opened.push(prechat)
          if (fails) throw new Error('no network')
        },
        beforeSend: async (message: object) => message,
        call: async (_: string, { body }: { body: unknown }) => void linked.push(body)
      }
    }),
    root: document.body,
    ...composer,
    $isShown: atom(true),
    mayTakeFocus: () => true,
    $slots: atom({
      fields: (props: FieldsProps) => {
        fields = props
        return <form data-status={props.status} />
      },
      taggedText: ({ text }: { text: string }) => <i>{text}</i>
    })
  }
  const FirstPrechat = createFirstPrechat(host as unknown as MessengerContext)
  const drawn = drawInMessenger(<FirstPrechat />, { ...TEXTS, ...texts }, host)
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

describe('Prechat', () => {
  test.each<[string, World, Prechat['answers'], confirmation: string, linked: unknown[]]>([
    ['no channel for e-mail', {}, [NAME, EMAIL], THANKS, []],
    [
      'a server that sends no e-mail',
      { channels: [MAIL], capabilities: { channels: ['telegram'] } },
      [NAME, EMAIL],
      THANKS,
      []
    ],
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
  ])(
    'with %s, sends and links the right values',
    async (_, world, answers, confirmation, links) => {
      const { fill, linked, opened } = ask(world)
      await fill(...answers)
      expect(opened).toMatchObject([{ confirmation, answers }])
      expect(opened[0]!.enableEmailLinking).toBe(world.capture?.enableEmailLinking ?? true)
      await expect.poll(() => linked).toEqual(links)
    }
  )

  test('sends texts of the page without their tags, and an image only if it is safe', async () => {
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

  test('retries with the same id and the same answers', async () => {
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

  test('asks a returning visitor only when there is no conversation', async () => {
    const { $connection, isAsked, needed } = ask({ isKnown: true })
    await expect.poll(() => $connection.lc).toBe(1)
    $connection.set('reconnecting')
    expect(needed).toEqual([])
    $connection.set('connecting')
    await expect.poll(isAsked).toBe(true)
  })

  test('does not ask a visitor with a conversation, who can write', async () => {
    const { conversations, $isBlocked, isAsked } = ask({ isKnown: true })
    expect($isBlocked.get()).toBe(true)
    conversations.value = [{}]
    await expect.poll(() => $isBlocked.get()).toBe(false)
    expect(isAsked()).toBe(false)
  })

  test('stops asking when a conversation arrives from elsewhere', async () => {
    const { conversations, $isBlocked, isAsked } = ask()
    await expect.poll(isAsked).toBe(true)
    expect($isBlocked.get()).toBe(true)
    conversations.value = [{}]
    expect($isBlocked.get()).toBe(false)
    await expect.poll(isAsked).toBe(false)
  })

  test('asks for name and e-mail instead of invalid fields, with a warning', async () => {
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

  test('names a text of the page that cannot be sent, and uses its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const { fill, opened } = ask({ texts: { prechatCaptureConfirmationText: 'x'.repeat(513) } })
    await fill(NAME)
    expect(opened).toMatchObject([{ confirmation: THANKS }])
    expect(warn.mock.calls).toEqual([
      [
        'Pipit: customText.prechatCaptureConfirmationText: expected 1 to 512 characters, got 513; the built-in text is used.'
      ]
    ])
  })
})
