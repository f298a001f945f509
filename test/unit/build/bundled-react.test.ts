// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleForBrowser, minify } from '../../../src/build/bundling/index.mjs'
import { readNameTable } from '../../../src/build/names/index.mjs'

/** Uses each feature of React that the widget uses. */
const APP = `
  import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  const Unit = createContext('?')
  let drawn = 0
  const Item = ({ count }) => <li data-drawn={++drawn}>{count} {useContext(Unit)}</li>
  const Row = ({ count }) => useMemo(() => <Item count={count} />, [count])
  function App() {
    const [count, setCount] = useState(1)
    const button = useRef(null)
    useEffect(() => { button.current.title = 'mounted' }, [])
    const rows = [2, 1].slice(-count)
    return <>
      <button ref={button} onClick={() => setCount(count + 1)}>more</button>
      <svg viewBox="0 0 1 1"><path d="M0 0" /></svg>
      <ul>{rows.map(row => <Row key={row} count={row} />)}</ul>
      {count > 1 ? <p>two</p> : null}
    </>
  }
  export const root = createRoot(document.body)
  root.render(<Unit.Provider value="kg"><App /></Unit.Provider>)`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-react-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('React, as the CDN files contain it', () => {
  test('renders, updates and unmounts in a minified bundle with short names', async () => {
    const entry = join(folder, 'app.jsx')
    await writeFile(entry, APP)
    const { files } = await bundleForBrowser({
      entryPoints: [entry],
      format: 'iife',
      globalName: 'app'
    })
    const { code } = await minify('app.js', files.get('app.js')!, {
      internalNames: await readNameTable()
    })
    const { document } = parseHTML('<body></body>')
    const page = { document, queueMicrotask, setTimeout, clearTimeout }
    const app = runInNewContext(`${code}\napp`, page) as { root: { unmount(): void } }
    const button = document.querySelector('button')!
    await expect.poll(() => button.title).toBe('mounted')
    button.click()
    await expect.poll(() => document.querySelector('p')!.textContent).toBe('two')
    const rows = [...document.querySelectorAll('li')]
    expect(rows.map(row => [row.textContent, row.getAttribute('data-drawn')])).toEqual([
      ['2 kg', '2'],
      ['1 kg', '1']
    ])
    expect(document.querySelector('path')!.getAttribute('d')).toBe('M0 0')
    app.root.unmount()
    expect(document.body.childNodes).toHaveLength(0)
  })
})
