import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds of a tick of Linux. */
const TICK_US = 10_000

/** Reads parent and processor time of a process; undefined: it has ended. */
function readProcess(/** @type {string} */ id) {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8')
    // After its name in brackets: state, parent, …, 11 fields later the ticks of user and system.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined
  }
}

/** Sums up the microseconds of processor time that children of a process have used so far, on Linux. */
export const processorOfChildren = (/** @type {number} */ parent) =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(readProcess)
    .reduce((sum, found) => sum + (found?.parent === parent ? found.ticks * TICK_US : 0), 0)
