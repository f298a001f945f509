import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { arch, cpus, loadavg, platform } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Benches, a file each; the quiet ones first. */
const QUESTIONS = [
  'sizes',
  'page-load',
  'click-to-composer',
  'smoothness',
  'console-switching',
  'console-changes',
  'durable-sends',
  'crafted-uploads',
  'deliveries',
  'processes',
  'transport-latency',
  'idle-visitors',
  'catch-up',
  'reconnect-storm',
  'sign-in-flood',
  'visitor-flood',
  'search',
  'hostile-search',
  'hostile-markdown'
]

/** Runs a bench in a process of its own, so that none disturbs the next. Returns its exit code. */
async function ask(/** @type {string} */ question) {
  const file = fileURLToPath(new URL(`${question}.mjs`, import.meta.url))
  const [code] = await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'close')
  return code
}

/** Describes the machine and its load, since that is most of the noise. */
function describeMachine() {
  const [load = 0] = loadavg()
  const processors = cpus()
  const names = new Set(processors.map(({ model }) => model.trim()))
  return [
    `Node ${process.versions.node}, ${platform()} ${arch()}, ` +
      `${processors.length} × ${[...names].join(' and ')}, load average ${load.toFixed(1)}`,
    ...(load > processors.length / 2
      ? ['Other programs use the processors: times are longer here than on a quiet machine.']
      : [])
  ].join('\n')
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !QUESTIONS.includes(name))
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. Choose of: ${QUESTIONS.join(', ')}.`)
  process.exit(1)
}

console.log(describeMachine())
for (const question of asked.length ? asked : QUESTIONS) {
  console.log()
  if (await ask(question)) process.exitCode = 1
}
