import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds of a tick of Linux. */
const TICK_US = 10_000

/** Reads parent and processor time of a process, and that of its ended children; undefined: it has ended. */
function readProcess(/** @type {string} */ id) {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8')
    // After its name in brackets: state, parent, …, from the 11th on the ticks of user and system, then of children.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
    return { parent: fields[1], ticks: user + system, ticksOfEnded: endedUser + endedSystem }
  } catch {
    return undefined
  }
}

/** Sums up the microseconds of processor time that children of a process have used so far, ended ones too, on Linux. */
export const processorOfChildren = (/** @type {number} */ parent) => {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(readProcess)
    .filter(found => found?.parent === parent)
  const ended = readProcess(String(parent))?.ticksOfEnded ?? 0
  return children.reduce((sum, child) => sum + (child?.ticks ?? 0), ended) * TICK_US
}
