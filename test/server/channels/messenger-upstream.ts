import { INSTAGRAM, MESSENGER_ACCOUNT, PAGE_ID, startMessenger } from '../../channels/messenger'
import type { SampleFile } from '../../channels/sample-files'
import type { ChannelUpstream, Person } from './channel-world'

const PEOPLE = {
  'Ann Lee': { id: '7426890134127801', name: 'Ann Lee' },
  'Ben Fox': { id: '7426890134127802', name: 'Ben Fox' }
}

const SHORTLINK = { source: 'SHORTLINK', type: 'OPEN_THREAD' }

/** Text of a message that the page sent, with what one can press below it. */
const textOf = ({ message: { text, attachment } }: { message: Record<string, any> }): string =>
  text ?? attachment.payload.text ?? attachment.payload.url ?? attachment.payload.template_type

/** Differences between the channels that the Messenger Platform serves. */
const CHANNELS = {
  page: {
    type: 'messenger',
    variable: 'PIPIT_UPSTREAM_MESSENGER',
    facts: { pageId: PAGE_ID },
    accountName: 'Shop',
    id: PAGE_ID
  },
  instagram: {
    type: 'instagram',
    variable: 'PIPIT_UPSTREAM_INSTAGRAM',
    facts: { username: INSTAGRAM.username },
    accountName: INSTAGRAM.username,
    id: INSTAGRAM.id
  }
}

/** The Messenger Platform on loopback, for what every channel does; `messenger`: for the rest. */
export const startMessengerUpstream = async (object: 'page' | 'instagram' = 'page') => {
  const { type, variable, facts, accountName, id } = CHANNELS[object]
  const messenger = await startMessenger(object)
  const { sent, state, post, bodyOf, messageOf, happen } = messenger

  const buttons = () =>
    sent.flatMap(({ message: { attachment, quick_replies: replies } }) => [
      ...(attachment?.payload.buttons ?? []),
      ...(attachment?.payload.elements ?? []).flatMap(({ buttons: below }: any) => below ?? []),
      ...(replies ?? [])
    ])

  const upstream = {
    messenger,
    people: PEOPLE,
    type,
    env: { [variable]: messenger.url },
    fields: MESSENGER_ACCOUNT,
    wrong: { pageAccessToken: 'wrong' },
    facts,
    accountName,
    reports: true,
    state,
    reset() {
      sent.length = 0
      messenger.attempts.length = 0
      messenger.lookups.length = 0
      const calm = { failing: 0, throttled: 0, isTokenRevoked: false }
      Object.assign(state, { ...calm, isHasty: false, isHanging: false, refusing: undefined })
    },
    address: messenger.webhook,
    attempts: messenger.attempts,
    texts: () => sent.map(textOf),
    ids: () => sent.map(({ mid }) => mid),
    bodies: () => sent.map(({ message }) => message),
    until: messenger.until,
    async say(person: Person, text: string) {
      const body = await messenger.send(PEOPLE[person], { text })
      return () => post(body)
    },
    hold(person: Person, text: string, timestamp: number) {
      const body = bodyOf([{ ...messageOf(PEOPLE[person], { text }), timestamp }])
      return () => messenger.deliver(body)
    },
    /** One who was never there presses the button that begins, others are told of at once. */
    follow: (person: Person, code: string) =>
      person === 'Ann Lee'
        ? happen(PEOPLE[person], { referral: { ref: code, ...SHORTLINK } })
        : happen(PEOPLE[person], {
            postback: {
              mid: `m_start-${code}`,
              title: 'Get Started',
              payload: messenger.getStarted()?.payload,
              referral: { ref: code, ...SHORTLINK }
            }
          }),
    press(person: Person, label: string) {
      const {
        title,
        payload,
        content_type: type
      } = buttons().findLast(button => button.title === label)
      return type
        ? messenger.send(PEOPLE[person], { text: title, quick_reply: { payload } })
        : happen(PEOPLE[person], { postback: { mid: `m_press-${payload}`, title, payload } })
    },
    sendPicture: (person: Person, bytes: Buffer, text?: string) =>
      messenger.send(PEOPLE[person], {
        attachments: [{ type: 'image', payload: { url: messenger.addFile('36213_n.jpg', bytes) } }],
        ...(text && { text })
      }),
    sendPlace: (person: Person, coordinates: { lat: number; long: number }) =>
      messenger.send(PEOPLE[person], {
        attachments: [{ type: 'location', title: 'Pinned Location', payload: { coordinates } }]
      }),
    sendFile(person: Person, { name, kind, bytes }: SampleFile) {
      const type = ({ document: 'file', video: 'video', voice: 'audio' } as const)[kind]
      const attachment = { type, payload: { url: messenger.addFile(name, bytes) } }
      return messenger.send(PEOPLE[person], { attachments: [attachment] })
    },
    sendLostFile: (person: Person, name: string) =>
      messenger.send(PEOPLE[person], {
        attachments: [{ type: 'file', payload: { url: messenger.addFile(name) } }]
      }),
    forge(person: Person, text: string) {
      const body = bodyOf([messageOf(PEOPLE[person], { text })])
      const signs = [() => `sha256=${'0'.repeat(64)}`, () => undefined]
      return Promise.all(signs.map(sign => post(body, sign)))
    },
    postOthers: async () => ({
      invalid: await post({}),
      unknown: await post({
        object,
        entry: [{ id, time: 1, changes: [{ field: 'feed', value: { item: 'status' } }] }]
      })
    }),
    close: messenger.close
  } satisfies ChannelUpstream & Record<string, unknown>
  return upstream
}
