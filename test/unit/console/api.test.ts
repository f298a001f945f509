// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * Accounts, instead of which programs have keys; apps, which keys of an account create and delete, and in an app what
 * is of one member alone: their saved views, and which conversation they look at; the demo, which is for people; the
 * health of the machine and its backups, which are no app's; and the snippet, which is open to all.
 */
const OTHERS = [
  '/console/api/session',
  '/console/api/session/passkey',
  '/console/api/passkeys',
  '/console/api/second-factor',
  '/console/api/sessions',
  '/console/api/me',
  '/console/api/set-up',
  '/console/api/reset',
  '/console/api/join',
  '/console/api/team',
  '/console/api/password',
  '/console/api/apps',
  '/console/api/demo',
  '/console/api/health',
  '/console/api/backup',
  '/web/snippet.js'
]

describe('The calls of the console', () => {
  test('are those of the REST API, so that programs can do everything that people do there', () => {
    const sources = readdirSync('src/console', { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => readFileSync(`src/console/${file}`, 'utf8'))
    const paths = sources.flatMap(
      text => text.match(/(?<=['`])\/(?:console|web|sdk|v\d)\/[^'`]*/g) ?? []
    )
    expect(paths).toContain('/v2/apps/${encodeURIComponent(appId)}${path}')
    const others = paths.filter(path => !path.startsWith('/v2/') && !OTHERS.includes(path))
    expect(others).toEqual([])
  })
})
