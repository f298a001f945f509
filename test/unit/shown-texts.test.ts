// @vitest-environment node
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../src/widget/core/translate'
import { missingOf } from '../util/find-proof'
import { consoleTexts } from './shown-texts/console-texts'
import { findTexts } from './shown-texts/find-texts'
import { CONSOLE, LABEL, WIDGET } from './shown-texts/rows'

/** Words of texts that say what has happened to what somebody wrote, or what will. */
const PROMISING =
  /\b(sent|sends?|sending|wait\w*|(we|usually) answers?|we'll|our answers|e-?mail|saved|kept|keeps?|deleted|removed?|tr(y|ies|ying)( it)? again|try now|(un)?read|seen|delivered|lost|connect(ed|ion)?|goes? on|by itself|reload\w*|(can)?not (be )?(load(ed)?|reached)|stored|get through|online|paid|confirm\w*|appear|signed in|verified|block\w*|refused|write again|the name; you had set|copied|selected|there any more|messenger any more|stay|shows? them|takes? .* away)\b/i

const partTexts = import.meta.glob<Record<string, string>>(
  '../../src/widget/{features/*,core/conversation}/texts.ts',
  {
    eager: true,
    import: 'TEXTS'
  }
)
const widgetTexts = [
  ...[ENGLISH, ...Object.values(partTexts)].flatMap(texts => Object.values(texts)),
  ...findTexts(readFileSync('src/loader/launcher.ts', 'utf8'), ts.ScriptKind.TS)
]

const promisesIn = (texts: string[]) => [...new Set(texts.filter(text => PROMISING.test(text)))]

describe('What the screens promise', () => {
  test.each([
    ['widget', widgetTexts, WIDGET],
    ['console', consoleTexts, CONSOLE]
  ])('has a row for each text of the %s, and no row without its text', (_, texts, rows) => {
    expect(Object.keys(rows).sort()).toEqual(promisesIn(texts).sort())
  })

  const proofs = new Set([...Object.values(WIDGET), ...Object.values(CONSOLE)])
  proofs.delete(LABEL)

  test.each([...proofs])('is held by %s', proof => {
    expect(missingOf(proof)).toBeUndefined()
  })

  test('would be missed by a row that names a test that is gone', () => {
    expect(missingOf('test/unit/gone.test.ts › is there')).toBe('test/unit/gone.test.ts')
    expect(missingOf('test/unit/shown-texts.test.ts › is n\u006ft there')).toBeDefined()
  })

  test('is found in elements, attributes and values of a source, not in names', () => {
    const source = `import x from 'Not A Text'
      const note = isSent ? 'Has been sent.' : 'waiting'
      export const A = () => <p className="Not read" title="Kept here">Wait for {\`\${1} minutes\`}.</p>`
    expect(findTexts(source)).toEqual(['Has been sent.', 'Kept here', 'Wait for'])
  })
})
