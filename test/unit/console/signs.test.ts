import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const VIEWS = 'src/console/view/'
/** The arrow between what a field was and what it is now is text, and is copied with it; the keys in the help are named as on a keyboard. */
const WRITTEN = ['KeyHelp.tsx', 'changes/FieldChange.tsx']

test('The buttons of the console have no letters as icons', () => {
  const views = readdirSync(VIEWS, { recursive: true, encoding: 'utf8' })
  const lettered = views.filter(
    name => name.endsWith('.tsx') && /[×⋯←↑→↓]/.test(readFileSync(VIEWS + name, 'utf8'))
  )
  expect(lettered.sort()).toEqual(WRITTEN)
})
