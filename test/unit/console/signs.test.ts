import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const VIEWS = 'src/console/view/'
/** Files with arrows that are text: between two values, copied with them, and the names of keys. */
const WRITTEN = ['KeyHelp.tsx', 'changes/FieldChange.tsx']

describe('The console', () => {
  test('has no letters as icons', () => {
    const views = readdirSync(VIEWS, { recursive: true, encoding: 'utf8' })
    const lettered = views.filter(
      name => name.endsWith('.tsx') && /[×⋯←↑→↓]/.test(readFileSync(VIEWS + name, 'utf8'))
    )
    expect(lettered.sort()).toEqual(WRITTEN)
  })
})
