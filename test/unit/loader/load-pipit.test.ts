import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadPipit, type LoadOptions } from '../../../src/loader/load-pipit'

const BASE = 'https://chat.example'
const DIRECT: LoadOptions = { baseUrl: `${BASE}/` }
const ASKING: LoadOptions = { baseUrl: BASE, integrationId: 'abc' }
const ANSWER = {
  versions: ['5.0.0'],
  v5: { version: '5.0.0', url: `${BASE}/cdn/5.0.0/pipit.js`, integrity: 'sha384-five' }
}

const openPage = () => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const page = { document } as unknown as Window & { Pipit?: object }
  return {
    page,
    load: (options: LoadOptions) => loadPipit(options, page as never),
    scripts: () => [...document.querySelectorAll('script')] as any[]
  }
}

const answerWith = (answer: () => unknown) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(answer())
  })
  return asked
}

describe('loadPipit', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('resolves to nothing without a page', async () => {
    vi.stubGlobal('window', undefined)
    expect(await loadPipit(DIRECT)).toBeNull()
  })

  test('loads the newest script, and resolves to its global', async () => {
    const { page, load, scripts } = openPage()
    const loading = load({ ...DIRECT, integrity: 'sha384-x', nonce: 'n' })
    const [script] = scripts()
    expect([script.src, script.integrity, script.nonce, script.crossOrigin]).toEqual([
      `${BASE}/cdn/5/pipit.js`,
      'sha384-x',
      'n',
      'anonymous'
    ])
    page.Pipit = {}
    script.onload()
    expect(await loading).toBe(page.Pipit)
  })

  test('requests from the integration the script and its hash', async () => {
    const asked = answerWith(() => ANSWER)
    const { load, scripts } = openPage()
    load(ASKING).catch(() => {})
    await expect.poll(() => scripts()).toHaveLength(1)
    expect(asked).toEqual([`${BASE}/web/abc/loader.json`])
    expect(scripts()[0]).toMatchObject({ src: ANSWER.v5.url, integrity: ANSWER.v5.integrity })
  })

  test('loads once, however often it is called', async () => {
    const { page, load, scripts } = openPage()
    const first = load(DIRECT)
    const second = load({ baseUrl: 'https://other.example' })
    expect(scripts()).toHaveLength(1)
    page.Pipit = {}
    scripts()[0].onload()
    expect(await first).toBe(await second)
    expect(await load(DIRECT)).toBe(page.Pipit)
    expect(scripts()).toHaveLength(1)
  })

  test.each([
    ['that does not come', 'onerror'],
    ['that is no messenger', 'onload']
  ])('rejects for a script %s, leaves nothing, and can be called again', async (_, event) => {
    const { page, load, scripts } = openPage()
    const loading = load(DIRECT)
    scripts()[0][event]()
    await expect(loading).rejects.toMatchObject({
      code: 'load-failed',
      message: expect.stringContaining(`${BASE}/cdn/5/pipit.js`)
    })
    expect(scripts()).toEqual([])

    const again = load(DIRECT)
    page.Pipit = {}
    scripts()[0].onload()
    expect(await again).toBe(page.Pipit)
  })

  test.each([
    ['a version that is not served', () => ANSWER, { ...ASKING, version: '6' }, '6 is not served'],
    ['an answer of another server', () => ({ error: 'Not found' }), ASKING, 'loader.json'],
    ['a server that is down', () => JSON.parse('<html>'), ASKING, 'loader.json']
  ])('reports what is wrong with %s', async (_, answer, options, message) => {
    answerWith(answer)
    const { load, scripts } = openPage()
    await expect(load(options)).rejects.toMatchObject({
      code: 'load-failed',
      message: expect.stringContaining(message)
    })
    expect(scripts()).toEqual([])
  })

  test('reports an unknown integration as the server does', async () => {
    const error = { code: 'integration-not-found', message: 'There is none.' }
    answerWith(() => ({ error, ...ANSWER }))
    await expect(openPage().load(ASKING)).rejects.toMatchObject(error)
  })

  test('loads the script of version 4 for each of its versions', async () => {
    const v4 = { ...ANSWER.v5, url: `${BASE}/cdn/5.0.0/pipit.v4.js` }
    answerWith(() => ({ ...ANSWER, v4 }))
    const { load, scripts } = openPage()
    load({ ...ASKING, version: '4.29.21' }).catch(() => {})
    await expect.poll(() => scripts()).toMatchObject([{ src: v4.url }])
  })
})
