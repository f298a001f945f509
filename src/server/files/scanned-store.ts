import type { Scan } from './clamd'
import type { FileStore } from './file-store'

/** A store that keeps only what has passed a scan; refuses with what the scan throws. */
export const scannedStore = (store: FileStore, scan: Scan): FileStore => ({
  ...store,
  put: source => store.put(scan(source))
})
