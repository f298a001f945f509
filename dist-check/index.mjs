import { buildOrExit, outputs } from '../src/build/index.mjs'

/** Each file exports `title`, a sentence, and `findProblems`, which answers with what disagrees. */
const CHECKS = [
  'arrows',
  'specification',
  'named-files',
  'maps',
  'walks',
  'versions',
  'exports',
  'types',
  'tarball',
  'published',
  'manifest',
  'compressed',
  'syntax',
  'legacy-syntax',
  'real-react',
  'console-parts',
  'mqtt-apart',
  'machine-paths',
  'budgets',
  'readme-sizes'
]

await buildOrExit({ names: outputs.map(({ name }) => name), onlyStale: true })

let failed = 0
for (const name of CHECKS) {
  const { title, findProblems } = await import(`./${name}.mjs`)
  const start = performance.now()
  const problems = await findProblems().catch((/** @type {unknown} */ error) => [String(error)])
  if (problems.length) failed++
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${problems.length ? '✗' : '✓'} ${title} (${seconds} s)`)
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`)
}
process.exitCode = failed ? 1 : 0
