import type { SampleFile } from '../../channels/sample-files'
import { BOT_TOKEN, startTelegram } from '../../channels/telegram'
import type { ChannelUpstream, Person } from './channel-world'

const PEOPLE = {
  'Ann Lee': { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' },
  'Ben Fox': { id: 4_815_162_343, first_name: 'Ben', last_name: 'Fox' }
}

/** The Bot API on loopback, for what every channel does; `telegram`: for the rest. */
export const startTelegramUpstream = async () => {
  const telegram = await startTelegram()
  const { sent, state, post } = telegram
  const upstream = {
    telegram,
    people: PEOPLE,
    type: 'telegram',
    env: { PIPIT_UPSTREAM_TELEGRAM: telegram.url },
    fields: { token: BOT_TOKEN },
    wrong: { token: 'wrong' },
    facts: { username: 'shop_bot' },
    reports: false,
    takesLongLabels: true,
    state,
    reset() {
      sent.length = 0
      telegram.attempts.length = 0
      telegram.calls.length = 0
      Object.assign(state, { failing: 0, retryAfter: undefined, throttled: 0 })
      Object.assign(state, { isTokenRevoked: false, isHanging: false })
      state.stopped.clear()
    },
    address: () => telegram.webhook()?.url,
    attempts: telegram.attempts,
    texts: () => sent.map(({ fields }) => fields['text']),
    ids: () => sent.map(({ message_id: id }) => String(id)),
    bodies: () => sent.map(({ method, fields }) => ({ method, fields })),
    until: telegram.until,
    async say(person: Person, text: string) {
      const update = await telegram.say(PEOPLE[person], text)
      return () => post(update)
    },
    hold(person: Person, text: string, at: number) {
      const date = Math.floor(at / 1_000)
      const { message } = telegram.saying(PEOPLE[person], text)
      const update = telegram.numbered({ message: { ...message, date } })
      return () => telegram.deliver(update)
    },
    follow: (person: Person, code: string) => telegram.say(PEOPLE[person], `/start ${code}`),
    press(person: Person, label: string) {
      const buttons = sent.flatMap(
        ({ fields }) => fields['reply_markup']?.inline_keyboard?.flat() ?? []
      )
      const { callback_data: data } = buttons.findLast(({ text }) => text === label)
      return telegram.press(PEOPLE[person], data)
    },
    sendPicture: (person: Person, bytes: Buffer, caption?: string) =>
      telegram.sendPhoto(PEOPLE[person], bytes, caption),
    sendPlace: (person: Person, { lat, long }: { lat: number; long: number }) =>
      telegram.send(PEOPLE[person], { location: { latitude: lat, longitude: long } }),
    sendFile(person: Person, { name, kind, mediaType, bytes }: SampleFile) {
      const named = kind === 'document' ? { file_name: name } : { duration: 1 }
      const file = { file_id: telegram.addFile(bytes), mime_type: mediaType, ...named }
      return telegram.send(PEOPLE[person], { [kind]: file })
    },
    sendLostFile: (person: Person, name: string) =>
      telegram.send(PEOPLE[person], { document: { file_id: 'gone', file_name: name } }),
    forge: (person: Person, text: string) =>
      Promise.all(
        ['guessed', ''].map(secret =>
          post({ update_id: 1, ...telegram.saying(PEOPLE[person], text) }, secret)
        )
      ),
    postOthers: async () => ({
      invalid: await post({}),
      unknown: await post({ update_id: 2, poll: {} })
    }),
    close: telegram.close
  } satisfies ChannelUpstream & Record<string, unknown>
  return upstream
}
