import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../src/server'

const read = (env: Record<string, string> = {}) => readSettings(env, '/dist')

test('every setting has a default', () => {
  expect(read()).toEqual({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: undefined,
    dataDir: resolve('data'),
    databaseFile: resolve('data', 'pipit.sqlite'),
    filesDir: resolve('data', 'files'),
    distDir: '/dist',
    accountKey: undefined,
    logLevel: 'info',
    metricsToken: undefined,
    trustProxy: false,
    rateLimits: true,
    webhookPrivate: false,
    demo: true,
    regions: {}
  })
})

test('an empty variable counts as unset', () => {
  const names = ['PORT', 'PIPIT_HOST', 'PIPIT_PUBLIC_URL', 'PIPIT_LOG_LEVEL', 'PIPIT_DEMO']
  expect(read(Object.fromEntries(names.map(name => [name, ''])))).toEqual(read())
})

test('each variable sets what it names', () => {
  const secret = 'x'.repeat(32)
  expect(
    read({
      PORT: '0',
      PIPIT_HOST: '0.0.0.0',
      PIPIT_PUBLIC_URL: 'https://chat.example.com/pipit/',
      PIPIT_DATA_DIR: '/srv/pipit',
      DATABASE_URL: 'sqlite:/srv/db/chats.sqlite',
      PIPIT_ACCOUNT_KEY_ID: 'act_1',
      PIPIT_ACCOUNT_KEY_SECRET: secret,
      PIPIT_LOG_LEVEL: 'warn',
      PIPIT_METRICS_TOKEN: 'scrape-me-0123456',
      PIPIT_TRUST_PROXY: '1',
      PIPIT_RATE_LIMITS: 'off',
      PIPIT_WEBHOOK_PRIVATE: '1',
      PIPIT_DEMO: '0',
      PIPIT_REGIONS: 'eu-1=https://eu.example.com/,us=http://localhost:8081/pipit'
    })
  ).toEqual({
    host: '0.0.0.0',
    port: 0,
    publicUrl: 'https://chat.example.com/pipit',
    dataDir: '/srv/pipit',
    filesDir: '/srv/pipit/files',
    databaseFile: '/srv/db/chats.sqlite',
    distDir: '/dist',
    accountKey: { id: 'act_1', secret },
    logLevel: 'warn',
    metricsToken: 'scrape-me-0123456',
    trustProxy: true,
    rateLimits: false,
    webhookPrivate: true,
    demo: false,
    regions: { 'eu-1': 'https://eu.example.com', us: 'http://localhost:8081/pipit' }
  })
})

describe('a setting that cannot be used', () => {
  test.each([
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['PIPIT_PUBLIC_URL', { PIPIT_PUBLIC_URL: 'ftp://chat.example.com' }],
    ['PIPIT_PUBLIC_URL', { PIPIT_PUBLIC_URL: 'https://chat.example.com/?a=1' }],
    ['PIPIT_LOG_LEVEL', { PIPIT_LOG_LEVEL: 'loud' }],
    ['PIPIT_TRUST_PROXY', { PIPIT_TRUST_PROXY: 'yes' }],
    ['PIPIT_RATE_LIMITS', { PIPIT_RATE_LIMITS: '0' }],
    ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://localhost' }],
    ['PIPIT_FILES_URL', { PIPIT_FILES_URL: 's3://bucket' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'https://eu.example.com' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'eu-1=eu.example.com' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'eu-1=ftp://eu.example.com' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'eu 1=https://eu.example.com' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: '__proto__=https://eu.example.com' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'eu=https://eu.example.com,' }],
    ['PIPIT_REGIONS', { PIPIT_REGIONS: 'eu=https://a.example,eu=https://b.example' }],
    ['PIPIT_ACCOUNT_KEY_ID', { PIPIT_ACCOUNT_KEY_ID: 'act_1' }],
    ['PIPIT_ACCOUNT_KEY_ID', { PIPIT_ACCOUNT_KEY_ID: 'x', PIPIT_ACCOUNT_KEY_SECRET: 'x' }],
    ['PIPIT_ACCOUNT_KEY_SECRET', { PIPIT_ACCOUNT_KEY_ID: 'act_1', PIPIT_ACCOUNT_KEY_SECRET: 'x' }]
  ])('is named: %s in %o', (name, env) => {
    expect(() => read(env)).toThrow(new RegExp(`^${name}[^\n]+$`))
  })

  test('keeps the secrets of an address to itself', () => {
    expect(() => read({ DATABASE_URL: 'postgres://ann:secret@db/pipit' })).toThrow(
      'DATABASE_URL: expected sqlite:path/to/file (this version has no other), got "postgres:…".'
    )
  })
})
