import { parentPort, workerData } from 'node:worker_threads'
import { createBrowserTarget } from './browser-targets.mjs'
import { buildFiles } from './cdn-files.mjs'

// Runs in the thread that `buildInWorker` starts.
const { target, sources, table, locales, internalNames } =
  /** @type {import('./build-in-worker.mjs').Job} */ (workerData)
const browserTarget = await createBrowserTarget(target, internalNames)
parentPort?.postMessage(await buildFiles({ sources, table, locales, browserTarget }))
