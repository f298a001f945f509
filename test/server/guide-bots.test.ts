import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installFromDebian } from '../util/debian.mjs'
import { readSample } from '../util/guide-samples'
import { openBotWorld, type BotProgram, type BotWorld } from './guide-bot-world'

interface Language extends Omit<BotProgram, 'code'> {
  name: string
  language: string
  /** Prints its version. */
  version: string[]
  package: string
}

const LANGUAGES: Language[] = [
  {
    name: 'Python',
    language: 'python',
    file: 'bot.py',
    version: ['python3', '--version'],
    package: 'python3',
    command: file => ['python3', file]
  },
  {
    name: 'PHP',
    language: 'php',
    file: 'bot.php',
    version: ['php', '--version'],
    package: 'php-cli',
    command: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file]
  },
  {
    name: 'Go',
    language: 'go',
    file: 'bot.go',
    version: ['go', 'version'],
    package: 'golang-go',
    command: file => ['go', 'run', file]
  }
]

let world: BotWorld

const install = ({ version: [command = '', ...args], package: name }: Language) => {
  try {
    execFileSync(command, args)
  } catch {
    installFromDebian([name], `This test needs ${name}: apt-get install ${name} (Debian).`)
  }
}

describe('A bot of the guide', () => {
  beforeAll(async () => {
    world = await openBotWorld()
  })
  afterAll(() => world.close())

  test.each(LANGUAGES)('in $name answers a visitor once, and no other message', async language => {
    install(language)
    const code = readSample('bots', language.name, language.language)
    await world.withBot({ ...language, code }, async url => {
      const id = await world.write('Hi')
      await expect.poll(() => world.texts(id)).toEqual(['Hi', 'You said: Hi'])
      const headers = {
        'webhook-id': 'a',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`
      }
      const forged = await fetch(url, { method: 'POST', headers, body: '{"events":[]}' })
      expect(forged.status).toBe(401)
    })
  })
})
