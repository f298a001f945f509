import { readFile } from 'node:fs/promises'
import { filesOf, measure, readBudgets, writeBudgets } from './budgets.mjs'
import { cdnFolder, root } from './project.mjs'

/** What a part may grow by before its budget is raised in a line of its own. */
const SPARE_BYTES = 20

// `npm run size:parts`: gives each part that was built, and the largest language, a budget a few bytes
// above its size. The other budgets stay as they are.
const PART = 'part: '
const LANGUAGE = 'largest language'
const folder = cdnFolder.slice(root.length)
const { files } = JSON.parse(await readFile(`${cdnFolder}manifest.json`, 'utf8'))
const sizeOf = (/** @type {string} */ file) => files[file].brotli
const budget = (/** @type {string} */ name, /** @type {string} */ file) => ({
  name,
  path: [folder + file],
  limit: `${sizeOf(file) + SPARE_BYTES} B`
})

const kept = (await readBudgets()).filter(({ name }) => !name.startsWith(PART) && name !== LANGUAGE)
const counted = kept.flatMap(({ path }) => path)
const scripts = Object.keys(files).filter(file => /^[^.]+\.js$/.test(file))
const isLanguage = (/** @type {string} */ file) => file.startsWith('locale-')
const parts = scripts.filter(file => !isLanguage(file) && !counted.includes(folder + file))
const [largest] = scripts.filter(isLanguage).sort((a, b) => sizeOf(b) - sizeOf(a))

await writeBudgets([
  ...kept,
  ...parts.map(file => budget(PART + file.replace('.js', ''), file)),
  ...(largest ? [budget(LANGUAGE, largest)] : [])
])
for (const each of await readBudgets()) {
  console.log(`${each.name}: ${await measure(await filesOf(each))} of ${each.limit}`)
}
