import { describe, expect, onTestFinished, test } from 'vitest'
import { SAMPLE_FILES } from '../../channels/sample-files'
import { bytesAt, type ChannelUpstream, openChannelWorld } from './channel-world'
import { JPEG } from './every-channel'
import { startLineUpstream } from './line-upstream'
import { startMessengerUpstream } from './messenger-upstream'
import { startTelegramUpstream } from './telegram-upstream'
import { startWhatsAppUpstream } from './whatsapp-upstream'

const CHANNELS: [name: string, start: () => Promise<ChannelUpstream>][] = [
  ['Telegram', startTelegramUpstream],
  ['WhatsApp', startWhatsAppUpstream],
  ['Messenger', () => startMessengerUpstream('page')],
  ['Instagram', () => startMessengerUpstream('instagram')],
  ['LINE', startLineUpstream]
]

const asking = (text: string, ...actions: object[]) => ({ type: 'text', text, actions })
const choice = (type: 'postback' | 'reply', text: string) => ({
  type,
  text,
  payload: text.toUpperCase()
})
const item = (title: string) => ({ title, actions: [choice('postback', `Buy ${title}`)] })

/** Messages of every type; each has a mark by which it is known again. */
const CONTENTS: ((mark: string, mediaUrl: string) => object)[] = [
  text => ({ type: 'text', text }),
  text => asking(text, { type: 'link', text: 'Shop', uri: 'https://shop.example/sale' }),
  text => asking(text, choice('postback', 'Order')),
  text => asking(text, choice('reply', 'Red'), choice('reply', 'Blue')),
  (text, mediaUrl) => ({ type: 'image', mediaUrl, text }),
  (text, mediaUrl) => ({ type: 'file', mediaUrl, altText: 'bill.pdf', text }),
  text => ({ type: 'carousel', items: [item(`Shoe ${text}`), item(`Hat ${text}`)] }),
  text => ({ type: 'list', items: [item(`Shirt ${text}`), item('Sock')] }),
  name => ({
    type: 'location',
    coordinates: { lat: 52.5, long: 13.4 },
    location: { name, address: 'Main Street 1' }
  }),
  text => asking(text, { type: 'locationRequest', text: 'Send my place' }),
  label => ({ type: 'form', fields: [{ type: 'text', name: 'size', label }] }),
  text => ({ type: 'text', text: `Soon. ${text}` }),
  text => ({ type: 'text', text: `Now. ${text}` })
]
const REPLIES = 4
const BEFORE_OUTAGE = 6
const BEFORE_KILL = 9
const BEFORE_REVOKING = 11

const LONG = `${'long '.repeat(300)}end`
/** Words of a person while the server dies, in the order in which they say them. */
const WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
/** The order in which the service tells the rest of it. */
const DISORDER = [5, 1, 4, 2]

const markOf = (number: number) => `No.${number}.`

/** Numbers of messages in the order in which their parts were taken. */
const numbersIn = (bodies: object[]): number[] => {
  const found = bodies.flatMap(body => {
    const marks = JSON.stringify(body).matchAll(/No\.(\d+)\./g)
    return [...new Set([...marks].map(([, number]) => Number(number)))]
  })
  return found.filter((number, index) => number !== found[index - 1])
}

describe('A conversation that goes on elsewhere', () => {
  test.each(CHANNELS)(
    'loses nothing, doubles nothing and keeps its order in %s, whatever happens on the way',
    async (_name, start) => {
      const world = await openChannelWorld(start)
      onTestFinished(() => world.close())
      const shop = await world.addLinkedShop(['conversation:postback'])
      const { upstream, visitor, rest, receiver, channelId } = shop
      const { state } = upstream
      const mediaUrl = `${shop.url}/healthz`

      let answered = 0
      const answerUpTo = async (count: number) => {
        for (; answered < count; answered++) {
          const content = CONTENTS[answered]!(markOf(answered + 1), mediaUrl)
          await shop.answer(visitor.path, content)
        }
      }
      const haveArrived = (count: number) =>
        upstream.until(() => numbersIn(upstream.bodies()).includes(count))
      const say = (text: string) => upstream.say('Ann Lee', text)

      // The service has too much to do.
      state.throttled = 2
      await answerUpTo(REPLIES)
      await haveArrived(REPLIES)
      await say('Blue')
      await upstream.press('Ann Lee', 'Order')
      await receiver.until(1)
      await upstream.sendPicture('Ann Lee', JPEG)
      await upstream.sendPlace('Ann Lee', { lat: 52.5, long: 13.4 })
      for (const file of SAMPLE_FILES) await upstream.sendFile('Ann Lee', file)
      await upstream.sendLostFile('Ann Lee', 'notes.txt')
      await say(LONG)
      await say('👍 Ελλάδα')
      await answerUpTo(BEFORE_OUTAGE)
      await haveArrived(BEFORE_OUTAGE)

      // It is down, tells late and twice what the person says, and the server is killed.
      state.failing = 502
      await answerUpTo(BEFORE_KILL)
      const since = Date.now() - 60_000
      const tell = WORDS.map((text, index) => upstream.hold('Ann Lee', text, since + index * 1_000))
      const tellTwice = (index: number) => Promise.all([tell[index]!(), tell[index]!()])
      await tellTwice(3)
      await tellTwice(0)
      await Promise.all([world.restart(), ...DISORDER.map(tellTwice)])
      await Promise.all(WORDS.map((_word, index) => tell[index]!()))
      await answerUpTo(BEFORE_REVOKING)
      state.failing = 0
      await haveArrived(BEFORE_REVOKING)

      // Its token is revoked, and given again.
      state.isTokenRevoked = true
      await answerUpTo(BEFORE_REVOKING + 1)
      await expect.poll(shop.integration).toMatchObject({ connection: 'refused' })
      await say('Are you there?')
      await world.restart()
      await answerUpTo(CONTENTS.length)
      state.isTokenRevoked = false
      await rest('PATCH', `/integrations/${channelId}`, upstream.fields)
      await shop.connected()
      await haveArrived(CONTENTS.length)

      const bodies = upstream.bodies()
      expect(numbersIn(bodies)).toEqual(CONTENTS.map((_content, index) => index + 1))
      expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(bodies.length)

      const { messages } = await rest<any>('GET', `${visitor.path}/messages?page[size]=100`)
      const ours = messages.filter(({ author }: any) => author.type === 'business')
      expect(ours).toHaveLength(CONTENTS.length)
      expect(ours.filter(({ deliveryError }: any) => deliveryError)).toEqual([])
      const theirs = messages.filter(({ source }: any) => source.type === upstream.type)
      const said = theirs.map(({ content: { type, text } }: any) => (type === 'text' ? text : type))
      const files = SAMPLE_FILES.map(() => 'file')
      const before = ['Blue', 'image', 'location', ...files, '📎 notes.txt', LONG, '👍 Ελλάδα']
      expect(said.slice(0, before.length)).toEqual(before)
      expect(theirs[0].content.payload).toBe('BLUE')
      expect(said.at(-1)).toBe('Are you there?')
      expect(said).toHaveLength(before.length + WORDS.length + 1)

      const kept = theirs.flatMap(({ content }: any) => content.mediaUrl ?? [])
      expect(await Promise.all(kept.map(bytesAt))).toEqual([
        JPEG,
        ...SAMPLE_FILES.map(({ bytes }) => bytes)
      ])

      // What was told in disorder stands as it came, and names the time at which it was said.
      const told = theirs.slice(before.length, -1)
      expect(told.slice(0, 2).map(({ content }: any) => content.text)).toEqual(['Four', 'One'])
      const timeOf = ({ source }: any) => Date.parse(source.originalMessageTimestamp)
      const inOrder = told.toSorted((a: any, b: any) => timeOf(a) - timeOf(b))
      expect(inOrder.map(({ content }: any) => content.text)).toEqual(WORDS)
      const ids = theirs.map(({ source }: any) => source.originalMessageId)
      expect(new Set(ids).size).toBe(theirs.length)
      expect(receiver.got.map(({ event }) => event.payload.postback)).toEqual([
        { payload: 'ORDER' }
      ])
    }
  )
})
