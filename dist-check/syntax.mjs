import { readFile } from 'node:fs/promises'
import { Linter } from 'eslint'
import { root } from '../src/build/index.mjs'
import { readScripts } from './read-cdn.mjs'

/** Globals that bundlers insert into code for Node. */
const NODE_GLOBALS = [
  'process',
  'Buffer',
  'require',
  'module',
  'exports',
  'global',
  '__dirname',
  'setImmediate'
]

/** File with a package that uses such globals only where there are any. */
const MQTT = 'mqtt.js'

/** Code that uses more than a browser of that year knows does not parse, and then nothing runs. */
const LEVELS = { snippet: 5, classic: 2022, module: 2022 }

/** @returns {string[]} */
function inspect(
  /** @type {string} */ name,
  /** @type {string} */ code,
  /** @type {keyof typeof LEVELS} */ kind
) {
  const messages = new Linter().verify(code, {
    languageOptions: {
      ecmaVersion: /** @type {import('eslint').Linter.EcmaVersion} */ (LEVELS[kind]),
      sourceType: kind === 'module' ? 'module' : 'script'
    },
    rules: { 'no-restricted-globals': ['error', ...(name === MQTT ? [] : NODE_GLOBALS)] }
  })
  return messages.map(({ message, line, column }) => `${name}:${line}:${column} ${message}`)
}

export const title = 'scripts parse in the browsers they are for, and expect nothing of Node'

export async function findProblems() {
  const snippet = await readFile(`${root}dist/server/snippet.js`, 'utf8')
  const scripts = Object.entries(await readScripts()).filter(
    // Those for old browsers have a check of their own.
    ([name]) => !name.endsWith('.legacy.js')
  )
  return [
    ...inspect('snippet.js', snippet, 'snippet'),
    ...scripts.flatMap(([name, code]) =>
      inspect(name, code, name === 'pipit.js' ? 'classic' : 'module')
    ),
    ...scripts.filter(([, code]) => /[^\0-\x7f]/.test(code)).map(([name]) => `${name} is not ASCII`)
  ]
}
