// @vitest-environment node
import { parseHTML } from 'linkedom'
import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AppDetails, Me } from '../../../src/console/api'
import type { Console, Workspace } from '../../../src/console/model'
import { englishTexts } from '../../../src/console/texts'
import { AppForm } from '../../../src/console/view/apps/AppForm'
import { ConsoleContext, TextsContext, WorkspaceContext } from '../../../src/console/view/context'
import { App } from '../../../src/server/http/openapi/shapes/rest'
import { AppSettingsFields } from '../../../src/server/http/shared/app-settings'
import { id } from './fakes'

/** Label of the field in which people set it, or why the console has none. */
type Place = { label: string } | { reason: string }

const NO_EFFECT = 'The server keeps it without effect.'

/** Places of the fields of an app and of its settings, by the names of the REST API. */
const PLACES: Record<string, Place> = {
  id: { reason: 'It never changes.' },
  displayName: { label: 'Name' },
  iconUrl: { label: 'Icon' },
  metadata: { reason: 'Programs keep there what only they read.' },
  'settings.conversationRetentionSeconds': { label: 'Keep conversations' },
  'settings.maskCreditCardNumbers': { label: 'Hide card numbers' },
  'settings.useAnimalNames': { label: 'Animal names' },
  'settings.pageVisits': { label: 'Keep visited pages' },
  'settings.echoPostback': { label: 'Show pressed buttons' },
  'settings.disableConversationReopen': { label: 'Closed conversations stay closed' },
  'settings.officeHours': { label: 'Office hours' },
  'settings.awayUntil': { label: 'Away until' },
  'settings.awayMessage': { label: 'Away message' },
  'settings.ignoreAutoConversationStart': { reason: NO_EFFECT },
  'settings.appLocalizationEnabled': { reason: NO_EFFECT },
  'settings.multiConvoEnabled': { reason: 'It cannot be turned off.' },
  'settings.endSessionEnabled': { reason: 'It cannot be turned on.' }
}

const SHOP: AppDetails = {
  id: id(1),
  displayName: 'Shop',
  settings: {
    conversationRetentionSeconds: 0,
    maskCreditCardNumbers: false,
    useAnimalNames: false,
    pageVisits: true,
    echoPostback: false,
    disableConversationReopen: false,
    officeHours: null,
    awayUntil: null,
    awayMessage: null
  }
}

const me = { user: { role: 'owner' } } as Me

/** Draws the form of an app as it is before anything is edited. */
const drawForm = (): Document => {
  const console = { session: { $session: atom({ state: 'signed-in', me }) } } as unknown as Console
  const workspace = { app: SHOP, $appEdits: atom({}) } as unknown as Workspace
  const html = renderToStaticMarkup(
    <TextsContext.Provider value={englishTexts()}>
      <ConsoleContext.Provider value={console}>
        <WorkspaceContext.Provider value={workspace}>
          <AppForm loaded={SHOP} />
        </WorkspaceContext.Provider>
      </ConsoleContext.Provider>
    </TextsContext.Provider>
  )
  return parseHTML(`<!doctype html><body>${html}</body>`).document
}

/** Finds the input of a label, and the sentence that describes it. */
const describeInput = (form: Document, label: string) => {
  const labels = [...form.querySelectorAll('label')]
  const target = labels.find(({ textContent }) => textContent === label)?.getAttribute('for') ?? ''
  const input = form.getElementById(target)
  const [hint = ''] = (input?.getAttribute('aria-describedby') ?? '').split(' ')
  return { tag: input?.localName, hint: form.getElementById(hint)?.textContent ?? '' }
}

describe('Every field of an app in the REST API', () => {
  test('has a field in the console, or a line that says why not', () => {
    const { settings: _, ...fields } = App.properties
    const names = [
      ...Object.keys(fields),
      ...Object.keys(AppSettingsFields).map(name => `settings.${name}`)
    ]
    expect(Object.keys(PLACES).sort()).toEqual(names.sort())
  })

  const form = drawForm()

  test.each(
    Object.entries(PLACES).flatMap(([name, place]) =>
      'label' in place ? [[name, place.label]] : []
    )
  )('%s is set at the field “%s”, which says what it does', (_, label) => {
    const { tag, hint } = describeInput(form, label)
    expect(tag).toMatch(/^(input|select|textarea)$/)
    expect(hint).toMatch(/^\S+( \S+){3,}\.$/)
  })
})
