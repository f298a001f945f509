import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../unit/fakes/random'
import { startReceiver } from '../util/webhook-receiver'
import { describeRounds } from './kill-rounds/describe-rounds'
import { makeFaults } from './kill-rounds/faults'
import { noFindings } from './kill-rounds/findings'
import { openTalk } from './kill-rounds/open-talk'
import { openProcesses, type Processes } from './processes-world'

const PROCESSES = 3
const VISITORS = 200
const AGENTS = 10
const BACK_MAX_MS = 5_000
/** Decides about the faults: which process, in which order, how far apart. */
const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31))

let world: Processes

/**
 * Says something at a process that was frozen. A connection that a client had opened before and not used has timed
 * out meanwhile: what comes on it is answered 408, and nothing of it is done.
 */
const sayThawed = (...[index, visitor, text]: Parameters<Processes['say']>): Promise<unknown> =>
  world.say(index, visitor, text).catch(error => {
    if (!/: 408 /.test(error.message)) throw error
    return sayThawed(index, visitor, text)
  })

describe('Three processes on PostgreSQL', () => {
  beforeAll(async () => {
    world = await openProcesses(PROCESSES)
  })
  afterAll(() => world.close())

  test('lose, double and swap nothing while they are killed ten times and the database twice, and are back 5 s after they have started', async () => {
    const talk = await openTalk(world, { visitors: VISITORS, agents: AGENTS })
    const recoveries = await talk.during(() => makeFaults(talk.calls, createRandom(SEED)))
    const findings = await talk.check()
    const { dialogues } = talk
    console.log(describeRounds(SEED, { dialogues, recoveries, findings }))

    expect(findings).toEqual(noFindings())
    for (const { victim, readyMs, backMs, othersBackMs } of recoveries) {
      expect(othersBackMs, `others than ${victim}`).toBeLessThanOrEqual(BACK_MAX_MS)
      // On a busy machine the start alone may take seconds, so the time counts from then on.
      expect(backMs - readyMs, victim).toBeLessThanOrEqual(BACK_MAX_MS)
    }
  }, 600_000)

  test('go on calling webhooks while two of them are frozen, whichever called them before', async () => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await world.restOf(2)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    const visitor = await world.addVisitor(2)
    const frozen = [0, 1].map(index => world.servers[index]!.pid)

    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    await world.say(2, visitor, 'while they are frozen')
    await receiver.until(1)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    for (const index of [0, 1, 2]) await sayThawed(index, visitor, `from ${index}`)

    const received = () => [
      ...new Set(receiver.got.map(({ event }) => event.payload.message.content.text as string))
    ]
    await expect.poll(received).toEqual(['while they are frozen', 'from 0', 'from 1', 'from 2'])
  })
})
