import { expect, test } from 'vitest'
import { INIT_CHECKS } from '../../../src/loader/options/option-checks'
import { createRun } from '../../../src/react/create-run'
import type { InitOptions } from '../../../src/widget/init-options'
import { createFakeWidget } from './fake-widget'

const OPTIONS: InitOptions = { integrationId: 'a', configBaseUrl: 'https://chat.example' }

/** A run whose messenger is there, and the calls that come after that. */
const begin = (options: Partial<InitOptions> = {}) => {
  const { widget, calls, state } = createFakeWidget()
  const errors: unknown[] = []
  const run = createRun(widget, error => errors.push(error))
  const first = { ...OPTIONS, ...options }
  run.apply(first, null)
  const began = calls.splice(0)
  const apply = (changed: Partial<InitOptions>) => run.apply({ ...first, ...changed }, null)
  return { run, apply, began, calls, errors, state }
}

test('begins with init, without what is undefined', () => {
  const { began } = begin({ locale: undefined as never })
  expect(began).toEqual([['init', OPTIONS]])
})

test('places an embedded messenger before each init', () => {
  const { widget, calls } = createFakeWidget()
  const run = createRun(widget, () => {})
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

test('applies what changed, and only that, to the messenger that is there', () => {
  const { apply, calls } = begin({ theme: 'dark', locale: 'en-US' })
  apply({ theme: 'dark', locale: 'fr-FR', fixedHeader: true })
  expect(calls).toEqual([['updateSettings', { locale: 'fr-FR', fixedHeader: true }]])
})

test('makes another messenger where an option is taken away', () => {
  const { apply, calls } = begin({ theme: 'dark' })
  apply({ theme: undefined as never })
  expect(calls).toEqual([['destroy'], ['init', OPTIONS]])
})

const WITH_CALLS = ['externalId', 'jwt', 'delegate']

test.each(Object.keys(INIT_CHECKS).filter(name => !WITH_CALLS.includes(name)))(
  'makes another messenger for another %s',
  name => {
    const { apply, calls } = begin()
    apply({ [name]: 'another' })
    expect(calls.map(([call]) => call)).toEqual(['destroy', 'init'])
  }
)

test('signs in, renews and signs out by calls', () => {
  const { apply, run, calls } = begin()
  apply({ externalId: 'ann', jwt: '1' })
  apply({ externalId: 'ann', jwt: '2' })
  run.apply(OPTIONS, null)
  expect(calls).toEqual([['login', 'ann', '1'], ['login', 'ann', '2'], ['logout']])
})

test('hands a new delegate over, and takes it back', () => {
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

test('tells of an init that was rejected, and tries again only with other options', async () => {
  const { widget, calls, state } = createFakeWidget()
  const errors: unknown[] = []
  const run = createRun(widget, error => errors.push(error))
  state.failure = new Error('No such integration.')
  run.apply(OPTIONS, null)
  await expect.poll(() => errors).toEqual([state.failure])
  run.apply({ ...OPTIONS }, null)
  run.apply({ ...OPTIONS, locale: 'fr' }, null)
  run.stop()
  expect(calls.map(([name]) => name)).toEqual(['init', 'init', 'destroy'])
})

test('says nothing of what fails after it was stopped', async () => {
  const { run, apply, errors, state } = begin()
  state.failure = new Error('Gone.')
  apply({ locale: 'fr' })
  run.stop()
  await new Promise(resolve => setImmediate(resolve))
  expect(errors).toEqual([])
})
