import type { Scan } from './clamd'
import type { FileStore } from './file-store'

/** Wraps a store: only files that pass the scan are stored, else its error is thrown. */
export const scannedStore = (store: FileStore, scan: Scan): FileStore => ({
  ...store,
  put: source => store.put(scan(source))
})
