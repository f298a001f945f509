import { describe, expect, test } from 'vitest'
import { formatRoute, parseRoute, type Route } from '../../../src/console/model/route'
import { id } from './fakes'

describe('Routes of the console', () => {
  test.each<[string, Route]>([
    ['', { screen: 'inbox' }],
    ['#/', { screen: 'inbox' }],
    ['#//install', { screen: 'install' }],
    ['#nonsense', { screen: 'missing' }],
    ['#/nonsense', { screen: 'missing' }],
    ['#/nonsense/<script>/..', { screen: 'missing' }],
    [`#/${id(1)}/setings`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/inbox`, { appId: id(1), screen: 'inbox' }],
    [`#/${id(1)}/inbox/${id(2)}`, { appId: id(1), screen: 'inbox', conversationId: id(2) }],
    [
      `#/${id(1)}/inbox/${id(2)}/${id(3)}`,
      { appId: id(1), screen: 'inbox', conversationId: id(2), messageId: id(3) }
    ],
    [`#/${id(1)}/inbox/${id(2)}/texts`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/settings/${id(2)}/${id(3)}`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/views/${id(2)}`, { appId: id(1), screen: 'inbox', viewId: id(2) }],
    [
      `#/${id(1)}/views/${id(2)}/${id(3)}`,
      { appId: id(1), screen: 'inbox', viewId: id(2), conversationId: id(3) }
    ],
    [`#/${id(1)}/views`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/views/mine`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/views/${id(2)}/texts`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/install`, { appId: id(1), screen: 'install' }],
    [`#/${id(1)}/install/${id(2)}`, { appId: id(1), screen: 'install', integrationId: id(2) }],
    [`#/${id(1)}/integrations`, { appId: id(1), screen: 'integrations' }],
    [
      `#/${id(1)}/integrations/${id(2)}`,
      { appId: id(1), screen: 'integrations', integrationId: id(2) }
    ],
    [`#/${id(1)}/connect`, { appId: id(1), screen: 'connect' }],
    [`#/${id(1)}/connect/${id(2)}`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/connect-custom`, { appId: id(1), screen: 'connect-custom' }],
    [`#/${id(1)}/connect-custom/${id(2)}`, { appId: id(1), screen: 'missing' }],
    [
      `#/${id(1)}/connect-channel/telegram`,
      { appId: id(1), screen: 'connect-channel', channel: 'telegram' }
    ],
    [`#/${id(1)}/connect-channel`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/connect-channel/telepathy`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/connect-channel/${id(2)}`, { appId: id(1), screen: 'missing' }],
    [
      `#/${id(1)}/connect-web/${id(2)}`,
      { appId: id(1), screen: 'connect-web', integrationId: id(2) }
    ],
    [`#/${id(1)}/settings/${id(2)}`, { appId: id(1), screen: 'settings', integrationId: id(2) }],
    [
      `#/${id(1)}/settings/${id(2)}/texts`,
      { appId: id(1), screen: 'settings', integrationId: id(2), section: 'texts' }
    ],
    [`#/${id(1)}/settings`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/settings/${id(2)}/texts/more`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/changes/${id(2)}/texts`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/app`, { appId: id(1), screen: 'app' }],
    [`#/${id(1)}/privacy`, { appId: id(1), screen: 'privacy' }],
    [`#/${id(1)}/privacy/${id(2)}`, { appId: id(1), screen: 'privacy', userId: id(2) }],
    [`#/${id(1)}/health`, { appId: id(1), screen: 'health' }],
    [`#/${id(1)}/audit-log`, { appId: id(1), screen: 'audit-log' }],
    [`#/${id(1)}/replies`, { appId: id(1), screen: 'replies' }],
    [`#/${id(1)}/keys`, { appId: id(1), screen: 'keys' }],
    [`#/${id(1)}/keys/${id(2)}`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/account`, { appId: id(1), screen: 'account' }],
    [`#/${id(1)}/account/${id(2)}`, { appId: id(1), screen: 'missing' }],
    [`#/${id(1)}/changes`, { appId: id(1), screen: 'changes' }],
    [`#/${id(1)}/changes/${id(2)}`, { appId: id(1), screen: 'changes', integrationId: id(2) }],
    [`#/${id(1)}/inbox/`, { appId: id(1), screen: 'inbox' }],
    [`#/${id(1)}/inbox/${id(2)}0`, { appId: id(1), screen: 'missing' }]
  ])('parse the address %s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
    expect(parseRoute(formatRoute(route))).toEqual(route)
  })
})
