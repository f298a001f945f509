import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Integration } from '../../../src/console/api'
import { englishTexts } from '../../../src/console/texts'
import { TextsContext } from '../../../src/console/view/context'
import { ConnectionFacts } from '../../../src/console/view/integrations/ConnectionFacts'

type Facts = Pick<
  Integration,
  'connection' | 'connectionSince' | 'accountName' | 'connectionProblem'
>

let page: HTMLElement
let root: ReturnType<typeof createRoot>

const shown = (facts: Facts) => {
  flushSync(() =>
    root.render(
      <TextsContext.Provider value={englishTexts()}>
        <dl>
          <ConnectionFacts {...facts} />
        </dl>
      </TextsContext.Provider>
    )
  )
  return [...page.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
}

describe('The connection of an integration', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test.each<[Facts, string[]]>([
    [
      { connection: 'connected', accountName: 'Corner Shop' },
      ['Account', 'Corner Shop', 'Connection', 'Connected']
    ],
    [
      { connection: 'pending', connectionProblem: 'status 503' },
      [
        'Account',
        'Not checked yet',
        'Connection',
        'Not connected yet: asked again every half minute. status 503'
      ]
    ],
    [
      {
        connection: 'refused',
        connectionSince: '2026-01-08T12:00:00',
        accountName: 'Corner Shop',
        connectionProblem: 'Unauthorized'
      },
      [
        'Account',
        'Corner Shop',
        'Connection',
        'Refused by the service Unauthorized',
        'Since',
        'Thu, Jan 8, 2026, 12:00 PM'
      ]
    ],
    [{}, []]
  ])('%j is shown with its account and the words of the service', (facts, texts) => {
    expect(shown(facts)).toEqual(texts)
  })
})
