import { loadSource } from './util/load-source.mjs'

const CHARS = 4_096
const RUNS = 5
const WORST_MAX_MS = 100
/** Marks that take the parser long, with plain characters between them up to the limit of marks. */
const SHAPES = ['~)*', '*a', '__a', '!', '[a](', '- a\n', '<']
const MARKS = [64, 128, 256, 1_000, CHARS]

/** @type {typeof import('../src/server/domain/records/messages/rich-text')} */
const { readMarkdown } = await loadSource('src/server/domain/records/messages/rich-text.ts')

/** Measures the shortest of a few runs, in ms; undefined: it is refused. */
function measure(/** @type {string} */ source) {
  const times = []
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now()
    try {
      readMarkdown(source)
    } catch {
      return undefined
    }
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}

console.log(`Markdown of ${CHARS} characters, by the number of repeated marks`)
let worst = 0
for (const shape of SHAPES) {
  const times = MARKS.map(marks => {
    const source = shape.repeat(marks).slice(0, CHARS).padEnd(CHARS, 'a ')
    return measure(source)
  })
  worst = Math.max(worst, ...times.map(ms => ms ?? 0))
  const shown = times.map((ms, index) => `${MARKS[index]}: ${ms?.toFixed(1) ?? 'refused'}`)
  console.log(`  ${JSON.stringify(shape).padEnd(8)} ${shown.join('   ')}   ms`)
}
console.log(`  worst: ${worst.toFixed(1)} ms   (at most ${WORST_MAX_MS})`)
process.exitCode = worst <= WORST_MAX_MS ? 0 : 1
