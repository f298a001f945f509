import { Session } from 'node:inspector/promises'

const SAMPLE_EVERY_US = 500

/** Parts of a server by the addresses of their code, the first that fits. What is left are libraries of HTTP. */
const PARTS = [
  { part: 'driver', address: /\/node_modules\/(pg|pg-\w+|postgres-\w+|better-sqlite3)\// },
  { part: 'queries', address: /\/node_modules\/kysely\// },
  { part: 'WebSocket', address: /\/node_modules\/ws\// },
  { part: 'HTTP', address: /\/node_modules\/(?!\.pipit-bench)|^node:(_http|internal\/http)/ },
  { part: 'Node', address: /^node:/ },
  { part: 'Pipit', address: /./ }
]

/** Functions that have no address. */
const NAMED = new Map([
  ['(program)', 'system'],
  ['(garbage collector)', 'garbage'],
  ['(idle)', undefined]
])

/** @typedef {import('node:inspector').Profiler.ProfileNode} ProfileNode */

/**
 * Sums up samples by part; what is built in belongs to its caller.
 *
 * @param {ProfileNode[]} nodes
 */
function countByPart(nodes) {
  const byId = new Map(nodes.map(node => [node.id, node]))
  /** @type {Map<string, number>} */
  const counts = new Map()
  const count = (/** @type {ProfileNode} */ node, /** @type {string | undefined} */ callers) => {
    const { functionName, url } = node.callFrame
    const own = PARTS.find(({ address }) => address.test(url))?.part
    const part = NAMED.has(functionName) ? NAMED.get(functionName) : (own ?? callers)
    if (part) counts.set(part, (counts.get(part) ?? 0) + (node.hitCount ?? 0))
    for (const id of node.children ?? []) {
      const child = byId.get(id)
      if (child) count(child, part)
    }
  }
  const [root] = nodes
  if (root) count(root, undefined)
  return counts
}

/**
 * Begins to sample what this process does.
 *
 * @returns A function that ends it and gives the share of each part in the time that was not idle.
 */
export async function startProfile() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
  await session.post('Profiler.start')

  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    const counts = countByPart(profile.nodes)
    const all = [...counts.values()].reduce((sum, each) => sum + each, 0)
    /** @type {Record<string, number>} */
    const shares = {}
    for (const [part, count] of counts) shares[part] = count / all
    return shares
  }
}

/**
 * Writes where the processor time of a message goes, the largest part first.
 *
 * @param {Record<string, number>} shares
 * @param {number} processorUs
 */
export const describeParts = (shares, processorUs) =>
  Object.entries(shares)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, share]) => `${part} ${Math.round(share * processorUs)}`)
    .join(', ')
