import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom, shuffle } from '../unit/fakes/random'
import { openChatWorld, type ChatWorld } from './chat-world'
import { openTeam, type Agent, type Guest } from './shop-agents'
import { enterShop, type Customer } from './shop-visitors'
import { openHasty } from './short-delays'
import type { Visitor } from './visitor'

const SEED = 20_261_128
const CUSTOMERS = 37
/** Visitors with the messenger in a browser. */
const NAMES = ['Ida', 'Jon', 'Kim']
const VISITORS = CUSTOMERS + NAMES.length
/** Messages of a rush that the server acknowledges before it is killed. */
const BEFORE_KILL = 12
/** In which a day is over on a busy machine. */
const DAY_MS = 300_000

const PRICES = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Bread: 4') }
const LETTER = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
const MORE = { type: 'link', text: 'More', uri: 'https://shop.example/robin' }
const RESERVE = { type: 'postback', text: 'Reserve it', payload: 'robin' }
const PICTURE = 'https://pictures.invalid/robin.png'

/** Messages of a business, one of each type; a form at last, as it awaits an answer. */
const EVERY_TYPE = [
  { type: 'text', markdownText: '**Three** are left' },
  { type: 'image', mediaUrl: PICTURE, altText: 'A robin' },
  { type: 'file', mediaUrl: 'https://shop.example/robin.pdf', altText: 'robin.pdf' },
  { type: 'carousel', items: [{ title: 'Robin', actions: [RESERVE, MORE] }] },
  { type: 'list', items: [{ title: 'Wren', actions: [MORE] }] },
  {
    type: 'location',
    coordinates: { lat: 52.5, long: 13.4 },
    location: { name: 'Our shop', address: 'High Street 1' }
  },
  { type: 'form', fields: [{ type: 'text', name: 'age', label: 'Your age' }] }
]

/** Views that are the same for everyone. */
const VIEWS = ['open', 'unassigned', 'pending', 'snoozed', 'closed', 'all'] as const

interface Stored {
  id: string
  content: { type: string; text?: string }
}

interface Counts extends Record<(typeof VIEWS)[number], number> {
  assigned: { assigneeId: string; open: number }[]
  mentioned: { memberId: string; open: number }[]
}

/** A visitor with the messenger. */
type Shopper = Omit<Visitor, 'conversationId'> & Guest & { userId: string }

let world: ChatWorld
let whenUp: Promise<void>

const random = createRandom(SEED)
/** Everything that was sent, by conversation, in any order: texts, and the types of other messages. */
const said = new Map<string, string[]>()

const record = ({ conversationId }: Guest, ...sent: string[]) =>
  said.set(conversationId, [...(said.get(conversationId) ?? []), ...sent])

const recordType = (guest: Guest, ...types: string[]) =>
  record(guest, ...types.map(type => `<${type}>`))

const write = async (customer: Customer, text: string) => {
  record(customer, text)
  await customer.write(text)
}

const reply = async (agent: Agent, guest: Guest, text: string) => {
  record(guest, text)
  await agent.open(guest)
  await agent.write(text)
}

const type = async (shopper: Shopper, text: string) => {
  record(shopper, text)
  await shopper.write(text)
}

const messagesOf = async ({ conversationId }: Guest) =>
  (
    await world.rest<{ messages: Stored[] }>(
      'GET',
      `/conversations/${conversationId}/messages?page[size]=100`
    )
  ).messages

const send = ({ conversationId }: Guest, content: object) =>
  world.rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    content
  })

/** Kills the server as a power cut does, and starts it again. */
const powerCut = () => {
  whenUp = world.restart('SIGKILL')
}

/** Waits until no reply of an agent is on its way any more. */
const allSent = ({ page }: Agent) =>
  expect
    .poll(() => page.getByText(/^(Waits for the|Sending|Not sent|May not have been)/).count())
    .toBe(0)

/** Waits until each message of a visitor is stored. */
const allStored = ({ messages, name }: Shopper) =>
  expect
    .poll(async () => (await messages()).map(({ status }) => status), { message: name })
    .not.toContainEqual(expect.stringMatching(/^(sending|waiting|failed)$/))

/** Waits until a conversation is in the list of each, or in none. */
const expectListed = async (team: Agent[], { conversationId }: Guest, isListed: boolean) => {
  for (const { email, listed } of team) {
    const has = async () => (await listed()).includes(conversationId)
    await expect.poll(has, { message: email }).toBe(isListed)
  }
}

const enterWithBrowser = async (name: string): Promise<Shopper> => {
  const visitor = await world.converse(`I am ${name}`, { context: await openHasty(world.browser) })
  const guest = { name, conversationId: visitor.id }
  record(guest, `I am ${name}`)
  const { participants } = await world.rest<{ participants: { userId: string }[] }>(
    'GET',
    `/conversations/${visitor.id}/participants`
  )
  const userId = participants[0]?.userId ?? ''
  await world.rest('PATCH', `/users/${userId}`, { profile: { givenName: name } })
  return { ...visitor, ...guest, userId }
}

/** Gets one message of every type, answers the form, presses buttons and sends a file. */
const exchangeEveryType = async (shopper: Shopper, agent: Agent) => {
  const { chat, page } = shopper
  await agent.open(shopper)
  await send(shopper, {
    type: 'text',
    text: 'Which one?',
    actions: [{ type: 'reply', text: 'The blue one', payload: 'blue' }]
  })
  await chat.getByRole('button', { name: 'The blue one' }).click()
  await expect.poll(async () => (await messagesOf(shopper)).length).toBe(3)
  for (const content of EVERY_TYPE) await send(shopper, content)
  await chat.getByRole('button', { name: 'Reserve it' }).click()
  const answer = chat.locator('form .active')
  await answer.fill('Forty')
  await answer.press('Enter')
  await expect
    .poll(async () => (await messagesOf(shopper)).at(-1)?.content.type)
    .toBe('formResponse')

  await chat.getByRole('button', { name: 'Attach' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    chat.getByRole('button', { name: 'File', exact: true }).click()
  ])
  await chooser.setFiles(LETTER)
  await expect.poll(async () => (await messagesOf(shopper)).at(-1)?.content.type).toBe('file')
  record(shopper, 'Which one?', 'The blue one', 'Three are left')
  const [, ...others] = EVERY_TYPE.map(content => content.type)
  recordType(shopper, ...others, 'formResponse', 'file')
}

/** Sends a file that does not reach the server at first. */
const sendFileTwice = async (agent: Agent, guest: Guest) => {
  const { page } = agent
  await agent.open(guest)
  await page.route('**/attachments*', route => route.abort())
  await page.locator('.composer input[type=file]').setInputFiles(PRICES)
  const waiting = page.getByRole('list', { name: 'Files on their way' })
  await waiting.getByRole('alert').waitFor()
  await page.unroute('**/attachments*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(async () => (await messagesOf(guest)).at(-1)?.content.type).toBe('file')
  recordType(guest, 'file')
}

/** Asks a colleague by a note, who finds the conversation by it and takes it. */
const handOver = async (from: Agent, to: Agent, guest: Guest) => {
  await to.view('mentions')
  await from.open(guest)
  await from.press('Note')
  await from.page.keyboard.type(`Please look, @${to.email.slice(0, 3)}`)
  await from.page.getByRole('listbox').getByRole('option', { name: to.email }).waitFor()
  await from.page.keyboard.press('Enter')
  await from.page.keyboard.type('today')
  await from.page.keyboard.press('Enter')
  record(guest, `Please look, @${to.email} today`)
  await from.page.getByRole('log').locator('[data-note]').waitFor()
  await from.press('Note')

  await to.page.locator(`.row[data-conversation-id="${guest.conversationId}"]`).click()
  await to.press('Assign')
  await to.page.getByRole('menuitemradio', { name: /\(you\)/ }).click()
  await from.page.getByRole('log').getByText(`${to.email} took this`).waitFor()
  await to.view('open')
}

/** Closes a conversation, which opens again when its visitor writes. */
const closeAndReopen = async (agent: Agent, team: Agent[], customer: Customer) => {
  await agent.open(customer)
  await agent.press('Close')
  await expectListed(team, customer, false)
  await write(customer, 'One more thing')
  await expectListed(team, customer, true)
}

const snooze = async (agent: Agent, team: Agent[], customer: Customer) => {
  await agent.open(customer)
  await agent.press('Snooze')
  await agent.page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click()
  await expectListed(team, customer, false)
}

/** Makes one of two conversations of a visitor, into the one that is open in the messenger. */
const mergeTwo = async (agent: Agent, shopper: Shopper) => {
  const { conversation } = await world.rest<{ conversation: { id: string } }>(
    'POST',
    '/conversations',
    { type: 'personal', participants: [{ userId: shopper.userId }] }
  )
  for (const text of ['Your order is on its way', 'It has arrived']) {
    await send({ name: shopper.name, conversationId: conversation.id }, { type: 'text', text })
    record(shopper, text)
  }
  await type(shopper, 'Which order?')
  await agent.open(shopper)
  await agent.press('Merge into this conversation')
  const question = agent.page.getByRole('alertdialog', { name: 'Merge the two conversations?' })
  await question.getByRole('button', { name: 'Merge' }).click()
  await agent.page.getByRole('log').getByText('It has arrived').waitFor()
}

/** Everybody writes at once, and the power is cut in between; resolves when all is stored. */
const rushWithPowerCut = async (
  customers: Customer[],
  shoppers: Shopper[],
  team: [Agent, Guest][],
  words: string
) => {
  for (const [agent, guest] of team) await agent.open(guest)
  let acknowledged = 0
  const writing = shuffle(customers, random).map(async customer => {
    await write(customer, `${words} of ${customer.name}`)
    acknowledged++
    if (acknowledged === BEFORE_KILL) powerCut()
  })
  for (const shopper of shoppers) await type(shopper, `${words} of ${shopper.name}`)
  for (const [agent, guest] of team) {
    record(guest, `${words} of ${agent.email}`)
    await agent.write(`${words} of ${agent.email}`)
  }
  await Promise.all(writing)
  await whenUp
  for (const shopper of shoppers) await allStored(shopper)
  for (const [agent] of team) await allSent(agent)
}

/** Takes the network of an agent away. */
const goOffline = async ({ page }: Agent) => {
  await page.context().setOffline(true)
  const isLost = async () => {
    // A stream that opened at this very moment stays open in Chromium, until it is asked again.
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    return page.getByText('Connection lost').isVisible()
  }
  await expect.poll(isLost).toBe(true)
}

/** The network of an agent is away for a minute, in which others write to the same visitor. */
const loseNetwork = async (agent: Agent, colleague: Agent, customer: Customer) => {
  const { page } = agent
  await agent.open(customer)
  await goOffline(agent)
  record(customer, 'Written without a network')
  await agent.write('Written without a network')
  await page.getByText('Waits for the connection, then goes by itself.').waitFor()
  await write(customer, 'Are you there?')
  await reply(colleague, customer, 'My colleague will be back')
  await allSent(colleague)
  await page.clock.fastForward('01:00')
  await page.getByText('Connection lost').waitFor()
  expect(await agent.texts()).not.toContain('Are you there?')
  await page.context().setOffline(false)
  await page.getByText('Connection lost').waitFor({ state: 'detached' })
  await allSent(agent)
}

/** Fails unless a conversation is the same in all consoles and in the REST API, with all that was written once. */
const compareThread = async (team: Agent[], guest: Guest) => {
  const stored = await messagesOf(guest)
  const all = stored.map(({ content: { type, text } }) => (type === 'text' ? text : `<${type}>`))
  expect(all.toSorted(), guest.name).toEqual(said.get(guest.conversationId)?.toSorted())
  for (const agent of team) await agent.open(guest)
  const [first, ...others] = team
  await expect
    .poll(async () => (await first?.texts())?.length, { message: guest.name })
    .toBe(stored.length)
  const shown = (await first?.texts()) ?? []
  stored.forEach(({ content: { type, text } }, index) => {
    // Its buttons follow in the same bubble.
    if (type === 'text' && text !== undefined) {
      expect(shown[index]?.slice(0, text.length), guest.name).toBe(text)
    }
  })
  for (const other of others) await expect.poll(other.texts, { message: guest.name }).toEqual(shown)
}

/** Fails unless a messenger shows each message that is for the visitor, once and in order. */
const compareMessenger = async (shopper: Shopper) => {
  // A form and its answers are one bubble.
  const isInForm = ({ content }: Stored) => content.type.startsWith('form')
  const stored = await messagesOf(shopper)
  const inForms = new Set(stored.filter(isInForm).map(({ id }) => id))
  const expected = stored.map(({ id }) => id).filter(id => !inForms.has(id))
  const shown = () =>
    shopper.chat
      .locator('[data-message-id]')
      .evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset['messageId'] ?? ''))
  await expect
    .poll(async () => (await shown()).filter(id => !inForms.has(id)), { message: shopper.name })
    .toEqual(expected)
}

/** Returns what the views of an agent count, by what the server says. */
const countsOf = async ({ email }: Agent, { assigned, mentioned, ...counts }: Counts) => {
  const { members } = await world.rest<{ members: { id: string; email: string }[] }>('GET', '/team')
  const ownId = members.find(member => member.email === email)?.id
  return {
    ...Object.fromEntries(VIEWS.map(view => [view, counts[view]])),
    mine: assigned.find(({ assigneeId }) => assigneeId === ownId)?.open ?? 0,
    mentions: mentioned.find(({ memberId }) => memberId === ownId)?.open ?? 0
  }
}

describe('A day in a shop', () => {
  beforeAll(async () => {
    // Visitors of this test write faster than people do.
    world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
    whenUp = Promise.resolve()
  })
  afterAll(() => world.close())

  test(
    'with three agents, forty visitors, two power cuts and a lost network loses nothing, repeats nothing, and ends the same on all screens',
    async () => {
      const team = await openTeam(world)
      const [ann, bob, cleo] = team
      const customers: Customer[] = []
      for (let number = 1; number <= CUSTOMERS; number++) {
        const name = `Visitor ${String(number).padStart(2, '0')}`
        const customer = await enterShop(world, name, () => whenUp)
        record(customer, `I am ${name}`)
        customers.push(customer)
      }
      const shoppers: Shopper[] = []
      for (const name of NAMES) shoppers.push(await enterWithBrowser(name))
      const [ida, jon, kim] = shoppers as [Shopper, Shopper, Shopper]
      const [asked, closed, snoozed, cutOff, place] = shuffle(customers, random) as [
        Customer,
        Customer,
        Customer,
        Customer,
        Customer
      ]

      await exchangeEveryType(ida, ann)
      await place.tellPlace(52.5, 13.4)
      recordType(place, 'location')
      await handOver(ann, bob, asked)
      await closeAndReopen(cleo, team, closed)
      await sendFileTwice(bob, jon)
      await mergeTwo(bob, kim)
      await snooze(cleo, team, snoozed)

      // It ends while the server is away, or right after.
      await world.rest('PATCH', `/conversations/${snoozed.conversationId}`, {
        snoozedUntil: new Date(Date.now() + 1_000).toISOString()
      })
      const others = customers.filter(each => each !== snoozed)
      const morning: [Agent, Guest][] = [
        [ann, jon],
        [bob, asked],
        [cleo, kim]
      ]
      await rushWithPowerCut(others, shoppers, morning, 'Morning')
      await expectListed(team, snoozed, true)
      await cleo.open(snoozed)
      await cleo.page.getByRole('log').getByText('The snooze is over').waitFor()

      await loseNetwork(cleo, ann, cutOff)
      const evening: [Agent, Guest][] = [
        [ann, ida],
        [bob, ida],
        [cleo, closed]
      ]
      await rushWithPowerCut(customers, shoppers, evening, 'Evening')

      for (const guest of [...customers, ...shoppers]) await compareThread(team, guest)
      for (const shopper of shoppers) await compareMessenger(shopper)
      const { counts } = await world.rest<{ counts: Counts }>('GET', '/conversation-counts')
      expect(counts).toMatchObject({ open: VISITORS, closed: 0, snoozed: 0 })
      const everyone = [...customers, ...shoppers].map(guest => guest.conversationId).toSorted()
      for (const { listed, email } of team) {
        await expect
          .poll(async () => (await listed()).toSorted(), { message: email })
          .toEqual(everyone)
      }
      for (const agent of team) await agent.view('all')
      let order: string[] = []
      await expect.poll(async () => (order = await ann.listed()).length).toBe(VISITORS)
      for (const agent of team) {
        await expect.poll(agent.listed, { message: agent.email }).toEqual(order)
        for (const [view, count] of Object.entries(await countsOf(agent, counts))) {
          const option = agent.page
            .getByLabel('View', { exact: true })
            .locator(`option[value=${view}]`)
          await expect
            .poll(() => option.textContent(), { message: `${agent.email}: ${view}` })
            .toContain(`(${count})`)
        }
      }
    },
    DAY_MS
  )
})
