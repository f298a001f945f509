import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleProgram } from '../util/bundle-program'
import type { Calls } from './kill-rounds/calls'
import { noFindings } from './kill-rounds/findings'
import { openTalk } from './kill-rounds/open-talk'
import { openProcesses, type Processes } from './processes-world'

const PROCESSES = 3
const VISITORS = 30
const AGENTS = 3
/** Messages that are acknowledged between one restart and the next, at least. */
const BETWEEN = 60

let world: Processes
let laterVersion: string

/** Waits until many messages, and one sent to each process, are acknowledged. */
const untilAllWork = async ({ acknowledged, backAt }: Calls) => {
  const [since, enough] = [performance.now(), acknowledged.length + BETWEEN]
  const answers = () => world.servers.map((_, index) => backAt(index, since))
  await expect.poll(answers).not.toContain(undefined)
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(enough)
}

/** Stops one process after another as an upgrade does, and starts it again: the last in a later version. */
const restartAll = async (calls: Calls) => {
  await untilAllWork(calls)
  for (const index of world.servers.keys()) {
    await world.servers[index]!.kill('SIGTERM')
    await world.start(index, index === PROCESSES - 1 ? { program: laterVersion } : {})
    await untilAllWork(calls)
  }
}

describe('Three processes on PostgreSQL, upgraded one after the other', () => {
  beforeAll(async () => {
    laterVersion = await bundleProgram('test/util/later-version.ts')
    world = await openProcesses(PROCESSES)
  })
  afterAll(() => world.close())

  test('lose, double and swap nothing, and go on beside a later version that has changed tables', async () => {
    const talk = await openTalk(world, { visitors: VISITORS, agents: AGENTS })
    await talk.during(() => restartAll(talk.calls))

    expect(await talk.check()).toEqual(noFindings())
    const changed = await world.postgres.run(
      `select table_name as name from information_schema.columns where column_name = 'later' order by 1`,
      'pipit'
    )
    expect(changed).toEqual([{ name: 'conversations' }, { name: 'messages' }])
  }, 300_000)
})
