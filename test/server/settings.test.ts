import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../src/server'
import { RATES } from '../../src/server/limits'

const read = (env: Record<string, string> = {}) => readSettings(env, '/dist')

describe('Server settings', () => {
  test('every setting has a default', () => {
    expect(read()).toEqual({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: undefined,
      hasPublicUrl: false,
      dataDir: resolve('data'),
      databaseFile: resolve('data', 'pipit.sqlite'),
      filesDir: resolve('data', 'files'),
      distDir: '/dist',
      accountKey: undefined,
      logLevel: 'info',
      drainMs: 0,
      metricsToken: undefined,
      trustProxy: 0,
      allowedHosts: [],
      maxConnections: 10_000,
      rateLimits: true,
      rates: RATES,
      webhookPrivate: false,
      upstreams: {},
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
        PIPIT_DRAIN_S: '15',
        PIPIT_METRICS_TOKEN: 'scrape-me-0123456',
        PIPIT_TRUST_PROXY: '1',
        PIPIT_ALLOWED_HOSTS: 'chat.example.com, Chat.example.org',
        PIPIT_CONNECTIONS: 'off',
        PIPIT_SECURITY_CONTACT: 'mailto:security@example.com',
        PIPIT_RATE_LIMITS: 'off',
        PIPIT_RATE_UPLOADS: '5/2',
        PIPIT_RATE_POLLS: 'off',
        PIPIT_WEBHOOK_PRIVATE: '1',
        PIPIT_UPSTREAM_TELEGRAM: 'https://bots.example.com',
        PIPIT_UPSTREAM_WHATSAPP: 'https://graph.example.com/',
        PIPIT_UPSTREAM_MESSENGER: 'https://pages.example.com',
        PIPIT_UPSTREAM_INSTAGRAM: 'https://pictures.example.com',
        PIPIT_UPSTREAM_LINE: 'https://lines.example.com',
        PIPIT_DEMO: '0',
        PIPIT_REGIONS: 'eu-1=https://eu.example.com/,us=http://localhost:8081/pipit'
      })
    ).toEqual({
      host: '0.0.0.0',
      port: 0,
      publicUrl: 'https://chat.example.com/pipit',
      hasPublicUrl: true,
      dataDir: '/srv/pipit',
      filesDir: '/srv/pipit/files',
      databaseFile: '/srv/db/chats.sqlite',
      distDir: '/dist',
      accountKey: { id: 'act_1', secret },
      logLevel: 'warn',
      drainMs: 15_000,
      metricsToken: 'scrape-me-0123456',
      trustProxy: 1,
      allowedHosts: ['chat.example.com', 'chat.example.org'],
      maxConnections: undefined,
      securityContact: 'mailto:security@example.com',
      rateLimits: false,
      rates: { ...RATES, uploads: { burst: 5, perMinute: 2 }, polls: undefined },
      webhookPrivate: true,
      upstreams: {
        telegram: 'https://bots.example.com',
        whatsapp: 'https://graph.example.com',
        messenger: 'https://pages.example.com',
        instagram: 'https://pictures.example.com',
        line: 'https://lines.example.com'
      },
      demo: false,
      regions: { 'eu-1': 'https://eu.example.com', us: 'http://localhost:8081/pipit' }
    })
  })

  describe('An invalid setting', () => {
    test.each([
      ['PORT', { PORT: '65536' }],
      ['PORT', { PORT: '-1' }],
      ['PORT', { PORT: '80.5' }],
      ['PIPIT_PUBLIC_URL', { PIPIT_PUBLIC_URL: 'ftp://chat.example.com' }],
      ['PIPIT_PUBLIC_URL', { PIPIT_PUBLIC_URL: 'https://chat.example.com/?a=1' }],
      ['PIPIT_LOG_LEVEL', { PIPIT_LOG_LEVEL: 'loud' }],
      ['PIPIT_DRAIN_S', { PIPIT_DRAIN_S: '5s' }],
      ['PIPIT_DRAIN_S', { PIPIT_DRAIN_S: '301' }],
      ['PIPIT_TRUST_PROXY', { PIPIT_TRUST_PROXY: 'yes' }],
      ['PIPIT_ALLOWED_HOSTS', { PIPIT_ALLOWED_HOSTS: 'https://chat.example.com' }],
      ['PIPIT_CONNECTIONS', { PIPIT_CONNECTIONS: '0' }],
      ['PIPIT_SECURITY_CONTACT', { PIPIT_SECURITY_CONTACT: 'security@example.com' }],
      ['PIPIT_RATE_READS', { PIPIT_RATE_READS: '10' }],
      ['PIPIT_RATE_READS', { PIPIT_RATE_READS: '0/10' }],
      ['PIPIT_RATE_READS', { PIPIT_RATE_READS: '10/1.5' }],
      ['PIPIT_RATE_READ', { PIPIT_RATE_READ: '10/10' }],
      ['PIPIT_RATE_LIMITS', { PIPIT_RATE_LIMITS: '0' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'amqp://localhost' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a:50%@localhost' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://localhost/topic' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt:localhost' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a:1883,b:1883' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a,b' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a:1883,' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a,mqtt://b,' }],
      ['PIPIT_BROKER_URL', { PIPIT_BROKER_URL: 'mqtt://a,amqp://b' }],
      ['PIPIT_MQTT_PUBLIC_URL', { PIPIT_MQTT_PUBLIC_URL: 'mqtt://localhost' }],
      ['PIPIT_MQTT_PUBLIC_URL', { PIPIT_MQTT_PUBLIC_URL: 'wss://localhost/mqtt?a=b' }],
      ['PIPIT_MQTT_PUBLIC_URL', { PIPIT_MQTT_PUBLIC_URL: 'wss://a:b@localhost/mqtt' }],
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
    ])('is reported: %s in %o', (name, env) => {
      expect(() => read(env)).toThrow(new RegExp(`^${name}[^\n]+$`))
    })

    test.each(['tcp://', 'tcp://host/path', 'unix:clamd.ctl', 'http://host:3310', 'clamd'])(
      'is an address of clamd such as %s',
      PIPIT_CLAMD_URL => {
        expect(() => read({ PIPIT_CLAMD_URL })).toThrow(/^PIPIT_CLAMD_URL: expected tcp:[^\n]+$/)
      }
    )

    test('is reported without the secrets of an address', () => {
      expect(() => read({ DATABASE_URL: 'mysql://ann:secret@db/pipit' })).toThrow(
        'DATABASE_URL: expected sqlite:path/to/file or postgres://user:password@host:5432/database, got "mysql:…".'
      )
      expect(() => read({ PIPIT_BROKER_URL: 'mqtt://ann:secret@a,mqtt://ann:secret@b/c' })).toThrow(
        /^PIPIT_BROKER_URL: expected [^\n]+, got "mqtt:…" in place 2\.$/
      )
    })

    test.each(['mqtt://ann:secret@b', 'mqtts://ann:other@b', 'mqtts://bob:secret@b', 'mqtts://b'])(
      'is a broker whose nodes have not the same login: %s',
      other => {
        expect(() => read({ PIPIT_BROKER_URL: `mqtts://ann:secret@a:1883,${other}` })).toThrow(
          'PIPIT_BROKER_URL: expected the same scheme, user name and password for each node, got others for b than for a:1883.'
        )
      }
    )
  })

  test.each([
    ['mqtt://ann:secret@a:1883', ['mqtt://ann:secret@a:1883']],
    ['mqtt://ann:s,e,mqtt@a', ['mqtt://ann:s,e,mqtt@a']],
    ['mqtts://ann:s,e@a, MQTTS://ann:s,e@b', ['mqtts://ann:s,e@a', 'MQTTS://ann:s,e@b']],
    ['mqtt://[::1]:1,mqtt://[::1]:2', ['mqtt://[::1]:1', 'mqtt://[::1]:2']]
  ])('a broker has a node for each address: %s', (PIPIT_BROKER_URL, brokerUrls) => {
    expect(read({ PIPIT_BROKER_URL })).toMatchObject({ brokerUrls })
  })

  test.each([
    'postgres://ann:secret@db/pipit',
    'postgresql://ann@db:6432/pipit?sslmode=require',
    'postgres://ann@%2Frun%2Fpostgresql/pipit'
  ])('a database on PostgreSQL is used in place of the file: %s', DATABASE_URL => {
    expect(read({ DATABASE_URL })).toMatchObject({ postgresUrl: DATABASE_URL })
  })

  test.each(['postgres:pipit', 'postgres://db', 'postgres://db/', 'postgres:///pipit'])(
    'an address without host or database is refused: %s',
    DATABASE_URL => {
      expect(() => read({ DATABASE_URL })).toThrow('DATABASE_URL: expected sqlite:path/to/file or')
    }
  )

  test.each([
    ['tcp://scanner:3311', { host: 'scanner', port: 3311 }],
    ['tcp://[::1]/', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }]
  ])('clamd listens at %s', (PIPIT_CLAMD_URL, clamd) => {
    expect(read({ PIPIT_CLAMD_URL }).clamd).toEqual(clamd)
  })

  describe('The bucket of files', () => {
    const AWS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: undefined }

    test.each([
      ['s3://chats', 'https://chats.s3.us-east-1.amazonaws.com', '', 'us-east-1'],
      ['s3://chats?region=eu-west-1', 'https://chats.s3.eu-west-1.amazonaws.com', '', 'eu-west-1'],
      ['s3://chats/a/b', 'https://chats.s3.us-east-1.amazonaws.com', 'a/b/', 'us-east-1'],
      ['s3://chats/a/?style=path', 'https://s3.us-east-1.amazonaws.com/chats', 'a/', 'us-east-1'],
      ['s3://chats?endpoint=http://minio:9000/', 'http://minio:9000/chats', '', 'us-east-1'],
      [
        's3://chats?endpoint=https://s3.example&style=host',
        'https://chats.s3.example',
        '',
        'us-east-1'
      ]
    ])('is %s', (PIPIT_FILES_URL, url, prefix, region) => {
      const bucket = { bucket: 'chats', url, prefix, region, ...credentials }
      expect(read({ PIPIT_FILES_URL, ...AWS }).s3).toEqual(bucket)
    })

    test('uses the credentials of the address or of the usual variables', () => {
      const own = read({ PIPIT_FILES_URL: 's3://me:a%2Fb@chats', ...AWS, AWS_SESSION_TOKEN: 'x' })
      expect(own.s3).toMatchObject({ accessKeyId: 'me', secretAccessKey: 'a/b' })
      expect(own.s3?.sessionToken).toBeUndefined()
      const { s3 } = read({
        PIPIT_FILES_URL: 's3://chats',
        ...AWS,
        AWS_SESSION_TOKEN: 'x',
        AWS_REGION: 'eu-west-1',
        AWS_ENDPOINT_URL: 'https://s3.example'
      })
      expect(s3).toMatchObject({ sessionToken: 'x', url: 'https://s3.example/chats' })
      expect(s3?.region).toBe('eu-west-1')
    })

    test.each([
      ['https://me:hidden@chats.example'],
      ['s3://me:hidden@Not_A_Bucket'],
      ['s3://me:hidden@chats/a b'],
      ['s3://me:hidden@chats/../x?y'],
      ['s3://me:hidden@chats?endpoint=hidden'],
      ['s3://me:hidden@chats?style=virtual'],
      ['s3://me:hidden@chats?key=hidden'],
      ['s3://me:%E0%A4%A@chats'],
      ['s3://chats']
    ])('cannot be %s, and no secret is shown', PIPIT_FILES_URL => {
      const reading = () => read({ PIPIT_FILES_URL })
      expect(reading).toThrow(/^PIPIT_FILES_URL: expected [^\n]+$/)
      expect(reading).not.toThrow(/hidden/)
    })
  })
})
