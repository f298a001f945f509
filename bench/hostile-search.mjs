import { loadSource } from './util/load-source.mjs'

const ROWS = 4_000
const MESSAGE_CHARS = 4_096
const WORST_MAX_RATIO = 8

/** Texts that fill a message: the plain one is the measure of the others. */
const SHAPES = {
  'plain words': 'sheep ',
  'words with accents': 'Schäfchen ',
  'a ligature of 18 letters': '\ufdfa',
  'stacked accents': 'a\u0301\u0302\u0303'
}

/** @type {typeof import('../src/server/domain/flows/search/search-rows')} */
const { searchRows } = await loadSource(
  process.argv[2] ?? 'src/server/domain/flows/search/search-rows.ts'
)

async function* rowsOf(/** @type {string} */ text) {
  for (let row = 0; row < ROWS; row++) yield text
}

/** Searches once for what is nowhere. Returns processor time and the longest time without a turn for others, in ms. */
async function measure(/** @type {string} */ part) {
  const text = part.repeat(MESSAGE_CHARS).slice(0, MESSAGE_CHARS)
  let longest = 0
  let last = performance.now()
  const noteTurn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  let isOver = false
  const watch = () => {
    noteTurn()
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  const before = process.cpuUsage()
  const source = { rows: rowsOf(text), textOf: () => text, cursorOf: () => '' }
  await searchRows(source, { text: 'nowhere', limit: 100 })
  const { user, system } = process.cpuUsage(before)
  noteTurn()
  isOver = true
  return { ms: (user + system) / 1_000, longest }
}

await measure('warm up ')
console.log('A search that finds nothing, one call over the longest messages')
let plain = 0
let worst = 0
for (const [name, part] of Object.entries(SHAPES)) {
  const { ms, longest } = await measure(part)
  plain ||= ms
  worst = Math.max(worst, ms / plain)
  console.log(
    `  ${name.padEnd(26)} ${ms.toFixed(1).padStart(7)} ms of processor, others wait ${longest.toFixed(1)} ms at most`
  )
}
console.log(`  worst: ${worst.toFixed(1)} times plain words   (at most ${WORST_MAX_RATIO})`)
process.exitCode = worst <= WORST_MAX_RATIO ? 0 : 1
