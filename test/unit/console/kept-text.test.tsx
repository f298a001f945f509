import { signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Content } from '../../../src/protocol'
import {
  type Composition,
  type PendingEntry,
  keepComposition,
  newComposition,
  type Thread,
  type Workspace
} from '../../../src/console/model'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createWritten } from '../../../src/console/model/written'
import { englishTexts } from '../../../src/console/texts'
import { TextsContext, WorkspaceContext } from '../../../src/console/view/context'
import { KeptText } from '../../../src/console/view/deletion/KeptText'
import { id, MemoryStorage, message } from './fakes'

const ROBIN: Content = {
  type: 'carousel',
  items: [
    {
      title: 'Robin',
      actions: [{ id: '1', type: 'link', text: 'Open', uri: 'https://a.example/' }]
    }
  ]
}
const FORM: Composition = {
  ...newComposition('form'),
  text: 'Before we call:',
  fields: newComposition('form').fields.map(field => ({ ...field, label: 'Your number' }))
}

let page: HTMLElement
let root: ReturnType<typeof createRoot>

const pending = (content: Content): PendingEntry => ({
  key: content.type,
  state: 'failed',
  after: '',
  message: { ...message(1, 'business'), content }
})

describe('The text that is left of a conversation which is gone', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test('has all that was written there, messages that are composed in fields too', () => {
    const storage = new MemoryStorage() as unknown as Storage
    const written = createWritten(
      createKeptTexts(() => storage),
      id(21),
      id(11)
    )
    written.drafts.write(id(1), 'It is')
    written.noteDrafts.write(id(1), 'She called twice')
    keepComposition(written.compositions, id(1), 'form', FORM)
    keepComposition(written.compositions, id(1), 'list', newComposition('list'))
    const entries = signal([pending({ type: 'text', text: 'Hello' }), pending(ROBIN)])
    flushSync(() =>
      root.render(
        <TextsContext.Provider value={englishTexts()}>
          <WorkspaceContext.Provider value={written as Workspace}>
            <KeptText id={id(1)} thread={{ entries } as unknown as Thread} onGone={() => {}} />
          </WorkspaceContext.Provider>
        </TextsContext.Provider>
      )
    )
    expect(page.querySelector('textarea')?.defaultValue.split('\n\n')).toEqual([
      'Hello',
      'Robin\nOpen\nhttps://a.example/',
      'It is',
      'She called twice',
      'Before we call:\nYour number'
    ])
  })
})
