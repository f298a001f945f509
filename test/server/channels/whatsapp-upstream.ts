import type { SampleFile } from '../../channels/sample-files'
import { startWhatsApp, WHATSAPP_ACCOUNT } from '../../channels/whatsapp'
import type { ChannelUpstream, Person } from './channel-world'

const PEOPLE = {
  'Ann Lee': { name: 'Ann Lee', number: '447700900201', userId: 'GB.13491208655302741918' },
  'Ben Fox': { name: 'Ben Fox', number: '447700900202' }
}

/** Text of a message that the business sent, with what one can press below it. */
const textOf = ({ type, ...fields }: Record<string, any>): string =>
  fields[type].body?.text ?? fields[type].body ?? fields[type].caption ?? fields[type].name ?? type

/** The Cloud API on loopback, for what every channel does; `whatsapp`: for the rest. */
export const startWhatsAppUpstream = async () => {
  const whatsapp = await startWhatsApp()
  const { sent, state, post, bodyOf, messageOf } = whatsapp

  const labelled = () =>
    sent.flatMap(({ interactive }) => [
      ...(interactive?.action.buttons ?? []).map(({ reply }: any) => ['button_reply', reply]),
      ...(interactive?.action.cards ?? [])
        .flatMap(({ action }: any) => action.buttons ?? [])
        .map(({ quick_reply: reply }: any) => ['button_reply', reply]),
      ...(interactive?.action.sections ?? [])
        .flatMap(({ rows }: any) => rows)
        .map((row: any) => ['list_reply', row])
    ])

  const upstream = {
    whatsapp,
    people: PEOPLE,
    type: 'whatsapp',
    env: { PIPIT_UPSTREAM_WHATSAPP: whatsapp.url },
    fields: WHATSAPP_ACCOUNT,
    wrong: { accessToken: 'wrong' },
    facts: { phoneNumber: '+447700900100' },
    reports: true,
    state,
    reset() {
      sent.length = 0
      whatsapp.attempts.length = 0
      const calm = {
        failing: 0,
        throttled: 0,
        isTokenRevoked: false,
        isHasty: false,
        isHanging: false
      }
      Object.assign(state, { ...calm, padding: 0, refusing: undefined, media: Promise.resolve() })
    },
    address: whatsapp.webhook,
    attempts: whatsapp.attempts,
    texts: () => sent.map(textOf),
    ids: () => sent.map(({ id }) => id),
    bodies: () => sent.map(({ id: _id, biz_opaque_callback_data: _data, ...body }) => body),
    until: whatsapp.until,
    async say(person: Person, text: string) {
      const body = await whatsapp.say(PEOPLE[person], text)
      return () => post(body)
    },
    hold(person: Person, text: string, at: number) {
      const timestamp = String(Math.floor(at / 1_000))
      const body = bodyOf(
        messageOf(PEOPLE[person], { type: 'text', text: { body: text }, timestamp })
      )
      return () => whatsapp.deliver(body)
    },
    follow: (person: Person, code: string) => whatsapp.say(PEOPLE[person], code),
    press(person: Person, label: string) {
      const [type, { id, title }] = labelled().findLast(([, { title }]) => title === label)!
      const interactive = { type, [type]: { id, title } }
      return whatsapp.send(PEOPLE[person], { type: 'interactive', interactive })
    },
    sendPicture: (person: Person, bytes: Buffer, caption?: string) =>
      whatsapp.send(PEOPLE[person], {
        type: 'image',
        image: { id: whatsapp.addFile(bytes), mime_type: 'image/jpeg', ...(caption && { caption }) }
      }),
    sendPlace: (person: Person, { lat, long }: { lat: number; long: number }) =>
      whatsapp.send(PEOPLE[person], {
        type: 'location',
        location: { latitude: lat, longitude: long }
      }),
    sendFile(person: Person, { name, kind, mediaType, bytes }: SampleFile) {
      const type = kind === 'voice' ? 'audio' : kind
      const file = {
        id: whatsapp.addFile(bytes),
        mime_type: mediaType,
        ...(kind === 'document' && { filename: name }),
        ...(kind === 'voice' && { voice: true })
      }
      return whatsapp.send(PEOPLE[person], { type, [type]: file })
    },
    sendLostFile: (person: Person, filename: string) =>
      whatsapp.send(PEOPLE[person], { type: 'document', document: { id: '1', filename } }),
    forge(person: Person, body: string) {
      const message = bodyOf(messageOf(PEOPLE[person], { type: 'text', text: { body } }))
      const signs = [() => `sha256=${'0'.repeat(64)}`, () => undefined]
      return Promise.all(signs.map(sign => post(message, sign)))
    },
    postOthers: async () => ({
      invalid: await post({}),
      unknown: await post(bodyOf({ field: 'account_update', value: { event: 'VERIFIED_ACCOUNT' } }))
    }),
    close: whatsapp.close
  } satisfies ChannelUpstream & Record<string, unknown>
  return upstream
}
