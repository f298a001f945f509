import { Worker } from 'node:worker_threads'

/**
 * @typedef {object} Job
 * @property {import('./browser-targets.mjs').TargetName} target
 * @property {string} sources
 * @property {string} table
 * @property {string} locales
 * @property {Map<string, string>} internalNames
 */

/**
 * Builds the files of one browser target in a thread of its own: minifying takes most of the time, and
 * uses one core.
 *
 * @param {Job} job
 * @returns {ReturnType<typeof import('./cdn-files.mjs').buildFiles>}
 */
export const buildInWorker = job =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
