import { describe, expect, test } from 'vitest'
import { openRestWorld, PUBLIC_URL } from './rest-world'

describe('Regions', () => {
  test.each([
    ['', { 'eu-1': PUBLIC_URL }],
    ['eu-1=https://eu.example.com', { 'eu-1': 'https://eu.example.com' }],
    [
      'eu-1=https://eu.example.com/, us-1=https://us.example.com/pipit',
      { 'eu-1': 'https://eu.example.com', 'us-1': 'https://us.example.com/pipit' }
    ]
  ])('of PIPIT_REGIONS=%s are served to every page, for five minutes', async (setting, regions) => {
    const world = await openRestWorld({ PIPIT_REGIONS: setting })
    const headers = { origin: 'https://anywhere.example' }
    const answer = await world.call('GET', '/sdk/v1/regions', undefined, headers)
    await world.close()
    expect(answer).toMatchObject({
      status: 200,
      body: { regions },
      headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }
    })
    expect(answer.body).toEqual({ regions })
  })
})
