import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { installFromDebian } from '../util/debian.mjs'
import { readSample } from '../util/guide-samples'
import { openChatWorld, type ChatWorld } from './chat-world'
import { fillIn, openSite, siteOf } from './recipe-world'

const PHP = '/usr/bin/php'
const run = promisify(execFile)

/** Functions of WordPress that the theme calls; they print what it asks for. */
const wordPress = (user: number) => `<?php
function add_action($name, $run) { $run(); }
function is_user_logged_in() { return ${user} > 0; }
function get_current_user_id() { return ${user}; }
function wp_json_encode($value) { return json_encode($value); }
function wp_enqueue_script($name, $url) { echo '<script src="' . htmlspecialchars($url) . '"></script>'; }
function wp_add_inline_script($name, $code) { echo "<script>$code</script>"; }
`

let world: ChatWorld

/** Renders the head of a page by the theme of the guide. */
const render = async (user: number): Promise<string> => {
  const { key } = await world.rest<{ key: { id: string; secret: string } }>('POST', '/keys', {
    displayName: 'WordPress'
  })
  const folder = await mkdtemp(join(tmpdir(), 'pipit-wordpress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = `define('PIPIT_KEY_ID', '${key.id}'); define('PIPIT_KEY_SECRET', '${key.secret}');`
  await writeFile(join(folder, 'wordpress.php'), wordPress(user) + settings)
  await writeFile(
    join(folder, 'functions.php'),
    fillIn(world, readSample('site-builders', 'WordPress', 'php'))
  )
  const code = `require '${folder}/wordpress.php'; require '${folder}/functions.php';`
  return (await run(PHP, ['-r', code])).stdout
}

describe('The theme of WordPress in the guide', () => {
  beforeAll(async () => {
    if (!existsSync(PHP)) {
      installFromDebian(['php-cli'], 'This test needs php-cli: apt-get install php-cli (Debian).')
    }
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test.each([
    ['a customer who is logged in', 17],
    ['an anonymous visitor', 0]
  ])('lets %s write', async (_, user) => {
    const { problems, open, write, messages } = await openSite(world, siteOf(await render(user)))
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(problems).toEqual([])
    if (user) await expect(world.rest('GET', `/users/${user}`)).resolves.toBeDefined()
  })
})
