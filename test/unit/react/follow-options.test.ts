import { describe, expect, test } from 'vitest'
import { INIT_ONLY } from '../../../src/loader/options/option-checks'
import { followOptions } from '../../../src/react/follow-options'
import type { InitOptions } from '../../../src/widget/core/public'
import { createFakeWidget } from './fake-widget'

const OPTIONS: InitOptions = { integrationId: 'a', configBaseUrl: 'https://chat.example' }

/** A run with a ready messenger, and its later calls. */
const begin = (options: Partial<InitOptions> = {}) => {
  const { widget, calls, state } = createFakeWidget()
  const errors: unknown[] = []
  const run = followOptions(widget, error => errors.push(error))
  const first = { ...OPTIONS, ...options }
  run.apply(first, null)
  const began = calls.splice(0)
  const apply = (changed: Partial<InitOptions>) => run.apply({ ...first, ...changed }, null)
  return { run, apply, began, calls, errors, state }
}

describe('A run of the component', () => {
  test('starts with init, without undefined options', () => {
    const { began } = begin({ locale: undefined as never })
    expect(began).toEqual([['init', OPTIONS]])
  })

  test('renders an embedded messenger before each init', () => {
    const { widget, calls } = createFakeWidget()
    const run = followOptions(widget, () => {})
    const element = {} as Element
    run.apply({ ...OPTIONS, embedded: true }, element)
    run.stop()
    run.apply({ ...OPTIONS, embedded: true }, element)
    expect(calls.map(([name]) => name)).toEqual(['render', 'init', 'destroy', 'render', 'init'])
  })

  test('does nothing when options are equal, though other objects', () => {
    const { apply, calls } = begin({ customText: { headerText: 'Hi' } })
    apply({ customText: { headerText: 'Hi' } })
    expect(calls).toEqual([])
  })

  test('applies changed options, and only those, to the existing messenger', () => {
    const { apply, calls } = begin({ theme: 'dark', locale: 'en-US' })
    apply({ theme: 'dark', locale: 'fr-FR', fixedHeader: true })
    expect(calls).toEqual([['updateSettings', { locale: 'fr-FR', fixedHeader: true }]])
  })

  test('makes another messenger when an option is removed', () => {
    const { apply, calls } = begin({ theme: 'dark' })
    apply({ theme: undefined as never })
    expect(calls).toEqual([['destroy'], ['init', OPTIONS]])
  })

  const WITH_CALLS = ['externalId', 'jwt', 'delegate']

  test.each(INIT_ONLY.filter(name => !WITH_CALLS.includes(name)))(
    'makes another messenger for another %s',
    name => {
      const { apply, calls } = begin()
      apply({ [name]: 'another' })
      expect(calls.map(([call]) => call)).toEqual(['destroy', 'init'])
    }
  )

  test('signs in, refreshes the token and signs out by calls', () => {
    const { apply, run, calls } = begin()
    apply({ externalId: 'ann', jwt: '1' })
    apply({ externalId: 'ann', jwt: '2' })
    run.apply(OPTIONS, null)
    expect(calls).toEqual([['login', 'ann', '1'], ['login', 'ann', '2'], ['logout']])
  })

  test('sets a new delegate, and removes it', () => {
    const delegate = { onInvalidAuth: () => 'jwt' }
    const { apply, run, calls } = begin()
    apply({ delegate })
    apply({ delegate })
    run.apply(OPTIONS, null)
    expect(calls).toEqual([
      ['setDelegate', delegate],
      ['setDelegate', null]
    ])
  })

  test('reports a rejected init, and retries only with other options', async () => {
    const { widget, calls, state } = createFakeWidget()
    const errors: unknown[] = []
    const run = followOptions(widget, error => errors.push(error))
    state.failure = new Error('No such integration.')
    run.apply(OPTIONS, null)
    await expect.poll(() => errors).toEqual([state.failure])
    run.apply({ ...OPTIONS }, null)
    run.apply({ ...OPTIONS, locale: 'fr' }, null)
    run.stop()
    expect(calls.map(([name]) => name)).toEqual(['init', 'init', 'destroy'])
  })

  test('reports no failure after it was stopped', async () => {
    const { run, apply, errors, state } = begin()
    state.failure = new Error('Gone.')
    apply({ locale: 'fr' })
    run.stop()
    await new Promise(resolve => setImmediate(resolve))
    expect(errors).toEqual([])
  })
})
