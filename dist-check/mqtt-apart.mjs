import { readFile } from 'node:fs/promises'
import { cdnFolder } from '../src/build/index.mjs'
import { readManifest } from './read-cdn.mjs'

const MQTT = 'mqtt.js'
/** Sources of the package and of the transport that uses it. */
const SOURCE = /node_modules\/mqtt\/|src\/transports\/mqtt\//

/** Reads from its map what a file is made of. @returns {Promise<string[]>} */
const readSources = async (/** @type {string} */ name) =>
  JSON.parse(await readFile(`${cdnFolder}${name}.map`, 'utf8')).sources

export const title = 'visitors without MQTT download nothing of it'

export async function findProblems() {
  const { files, entries } = await readManifest()
  const problems = []
  for (const [entry, { closure }] of Object.entries(entries)) {
    if (entry !== MQTT && closure.includes(MQTT)) problems.push(`${entry} loads ${MQTT}`)
  }
  for (const name of Object.keys(files).filter(name => files[`${name}.map`])) {
    const found = (await readSources(name)).filter(source => SOURCE.test(source))
    const isMqtt = name === MQTT
    if (!isMqtt && found.length) problems.push(`${name} contains ${found.join(', ')}`)
    if (isMqtt && !found.length) problems.push(`${MQTT} contains no MQTT, or its map does not tell`)
  }
  return problems
}
