import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOnPostgres } from '../util/test-database'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

const HEALTH = '**/console/api/health'
/** Time after which the screen reads the figures again. */
const LOOKS_EVERY_MS = 10_000
/** Databases, with the command that backs each up. */
const COMMANDS: [database: string, command: string][] = [
  ['postgresql', 'pg_dump --format=custom'],
  ['sqlite', 'npm run backup']
]

let world: ConsoleWorld

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const openHealth = (options?: Parameters<ConsoleWorld['openSignedIn']>[1]) =>
  world.openSignedIn(`#/${world.server.demo.appId}/health`, options)

/** Changes the figures on their way. */
const changeFigures = (page: Page, figures: object) =>
  page.route(HEALTH, async route => {
    const health = await (await route.fetch()).json()
    await route.fulfill({ json: { ...health, figures: { ...health.figures, ...figures } } })
  })

beforeAll(async () => {
  world = await openConsoleWorld()
})
afterAll(() => world.close())

describe('In the console, the health of the server', () => {
  test('stands beside the team, and is read again by itself', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
    await page.getByRole('link', { name: 'Health', exact: true }).click()
    await heading(page, 'Health').waitFor()
    await region(page, 'On their way').getByText('Events to webhooks').waitFor()
    expect(await region(page, 'This process').textContent()).toContain(`number ${world.server.pid}`)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.clock.install()
    await page.reload()
    await region(page, 'On their way').getByText('Events to webhooks').waitFor()
    await changeFigures(page, { mails: 4321 })
    await page.clock.fastForward(LOOKS_EVERY_MS)
    await region(page, 'On their way').getByText('4,321').waitFor()
  })

  longTest('has the size of uploaded files, and says whether they are on its disk', async () => {
    const page = await world.openSignedIn('')
    let hasFilesElsewhere = false
    await page.route(HEALTH, async route => {
      const health = await (await route.fetch()).json()
      const figures = { ...health.figures, fileBytes: 2_500_000 }
      await route.fulfill({ json: { ...health, hasFilesElsewhere, figures } })
    })
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/health`)
    const storage = region(page, 'Storage')
    await storage.getByText('2.5 MB in the data folder').waitFor()
    hasFilesElsewhere = true
    await page.reload()
    await storage.getByText('2.5 MB at the S3 service, not on this disk').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('says which figures cannot be read', async () => {
    const page = await world.openSignedIn('')
    await changeFigures(page, { disk: null, failingWebhooks: null, deliveries: null })
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/health`)
    await region(page, 'Storage').getByText('cannot be read now').waitFor()
    await region(page, 'Failing').getByText('cannot be read now').waitFor()
    await region(page, 'This process').getByText('cannot be read now').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('says so when the server could not be asked, and asks again', async () => {
    const page = await world.openSignedIn('')
    await page.route(HEALTH, route => route.abort())
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/health`)
    await page.getByText('The server could not be asked.', { exact: false }).waitFor()
    await page.unroute(HEALTH)
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await region(page, 'Storage').waitFor()
  })

  test('leads to webhooks and channels that fail, on a phone, from right to left', async () => {
    const page = await world.openSignedIn('', { viewport: { width: 360, height: 640 } })
    const { appId, integrationId } = world.server.demo
    await changeFigures(page, {
      failingWebhooks: [
        {
          id: 'w',
          appId,
          appName: 'Demo',
          integrationId,
          site: 'https://bot.example.com',
          at: new Date().toISOString(),
          status: 500,
          error: null
        }
      ]
    })
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await page.evaluate(hash => (location.hash = hash), `#/${appId}/health`)
    const link = region(page, 'Failing').getByRole('link', { name: 'https://bot.example.com' })
    await link.waitFor()
    await page.getByText('Answered with 500').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    await link.press('Enter')
    await heading(page, 'Demo page').waitFor()
  })

  longTest(
    'says how programs read its metrics: on its machine alone, or with the token',
    async () => {
      const page = await openHealth()
      const metrics = region(page, 'Metrics')
      const command = metrics.getByRole('region', { name: 'Command' })
      await metrics.getByText('on the machine of the server alone', { exact: false }).waitFor()
      const [, url = ''] = /^curl "(\S+)"$/.exec((await command.textContent()) ?? '') ?? []
      const answer = await fetch(url)
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('pipit_waiting_writers')
      ])
      expect(await metrics.getByRole('link').getAttribute('href')).toBe('/guide/running#metrics')

      await page.route(HEALTH, async route => {
        const health = await (await route.fetch()).json()
        await route.fulfill({ json: { ...health, metricsNeedToken: true } })
      })
      await page.reload()
      await metrics.getByText('as bearer token', { exact: false }).waitFor()
      expect(await command.textContent()).toBe(
        `curl -H "Authorization: Bearer $PIPIT_METRICS_TOKEN" "${world.server.url}/metrics"`
      )
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    }
  )

  const sqliteTest = isOnPostgres ? test.skip : longTest
  sqliteTest('makes a backup at a press of a key', async () => {
    const page = await openHealth()
    const backup = region(page, 'Backup')
    await backup.getByText('No backup is known.').waitFor()
    await backup.getByRole('button', { name: 'Back up now' }).press('Enter')
    await backup.getByText('Last backup:').waitFor()
    expect(await backup.getByRole('alert').count()).toBe(0)
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/audit-log`)
    await page.getByText('Backup begun').waitFor()
  })
})

describe('In the console, on a server that makes no backups itself', () => {
  longTest.each(COMMANDS)(
    'on %s the screen of its health has a command, and no button',
    async (database, command) => {
      const page = await world.openSignedIn('')
      await page.route(HEALTH, async route => {
        const health = await (await route.fetch()).json()
        health.figures.backups = { standing: 'impossible', last: null, problem: null }
        await route.fulfill({ json: { ...health, database } })
      })
      await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/health`)
      const backup = region(page, 'Backup')
      await backup.getByText(command, { exact: false }).waitFor()
      expect(await backup.getByRole('button', { name: 'Back up now' }).count()).toBe(0)
    }
  )
})
