import { BASIC_ID, LINE_ACCOUNT, startLine } from '../../channels/line'
import type { SampleFile } from '../../channels/sample-files'
import type { ChannelUpstream, Person } from './channel-world'

const PEOPLE = {
  'Ann Lee': { userId: `U${'a'.repeat(32)}`, displayName: 'Ann Lee' },
  'Ben Fox': { userId: `U${'c'.repeat(32)}`, displayName: 'Ben Fox' }
}

/** Text of a message that the account sent, with what one can press below it. */
const textOf = ({ type, text, template }: Record<string, any>): string =>
  text ?? template?.text ?? type

/** The Messaging API on loopback, for what every channel does; `line`: for the rest. */
export const startLineUpstream = async () => {
  const line = await startLine()
  const { sent, state, post, bodyOf, messageOf } = line

  const buttons = (): any[] =>
    sent.flatMap(({ template, quickReply }) => [
      ...(template?.actions ?? []),
      ...(template?.columns ?? []).flatMap(({ actions }: any) => actions),
      ...(quickReply?.items ?? []).map(({ action }: any) => action)
    ])

  const upstream = {
    line,
    people: PEOPLE,
    type: 'line',
    env: { PIPIT_UPSTREAM_LINE: line.url },
    fields: LINE_ACCOUNT,
    wrong: { channelAccessToken: 'wrong' },
    facts: { lineId: BASIC_ID },
    reports: false,
    hasCaptions: false,
    state,
    reset() {
      sent.length = 0
      line.attempts.length = 0
      line.pushes.length = 0
      line.lookups.length = 0
      Object.assign(state, { failing: 0, throttled: 0, isTokenRevoked: false, unanswered: 0 })
      Object.assign(state, { refusing: undefined, isWebhookUsed: true, preparing: 0 })
    },
    address: line.webhook,
    attempts: line.attempts,
    texts: () => sent.map(textOf),
    ids: () => sent.map(({ id }) => id),
    bodies: () => sent.map(({ id: _, ...body }) => body),
    until: line.until,
    async say(person: Person, text: string) {
      const body = await line.send(PEOPLE[person], { type: 'text', text })
      return () => post(body)
    },
    hold(person: Person, text: string, timestamp: number) {
      const body = bodyOf({ ...messageOf(PEOPLE[person], { type: 'text', text }), timestamp })
      return () => line.deliver(body)
    },
    follow: (person: Person, code: string) =>
      line.send(PEOPLE[person], { type: 'text', text: code }),
    press(person: Person, label: string) {
      const { data } = buttons().findLast(action => action.label === label)
      return line.happen(PEOPLE[person], 'postback', { postback: { data } })
    },
    sendPicture: (person: Person, bytes: Buffer) =>
      line.send(PEOPLE[person], {
        id: line.addFile(bytes),
        type: 'image',
        contentProvider: { type: 'line' }
      }),
    sendPlace: (person: Person, { lat, long }: { lat: number; long: number }) =>
      line.send(PEOPLE[person], { type: 'location', latitude: lat, longitude: long }),
    sendFile(person: Person, { name, kind, bytes }: SampleFile) {
      const id = line.addFile(bytes)
      const facts =
        kind === 'document'
          ? { type: 'file', fileName: name, fileSize: bytes.length }
          : { type: kind === 'voice' ? 'audio' : kind, contentProvider: { type: 'line' } }
      return line.send(PEOPLE[person], { id, ...facts })
    },
    sendLostFile: (person: Person, fileName: string) =>
      line.send(PEOPLE[person], { type: 'file', fileName, fileSize: 2_138 }),
    forge(person: Person, text: string) {
      const message = bodyOf(messageOf(PEOPLE[person], { type: 'text', text }))
      const signs = [() => Buffer.alloc(32).toString('base64'), () => undefined]
      return Promise.all(signs.map(sign => post(message, sign)))
    },
    postOthers: async () => ({
      invalid: await post({}),
      unknown: await post(
        bodyOf({ ...line.eventOf(PEOPLE['Ann Lee'], 'beacon'), beacon: { hwid: 'd41d8cd98f' } })
      )
    }),
    close: line.close
  } satisfies ChannelUpstream & Record<string, unknown>
  return upstream
}
