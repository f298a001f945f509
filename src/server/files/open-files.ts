import type { ClamdAddress } from './clamd-address'
import { scanWithClamd } from './clamd'
import type { FileStore } from './file-store'
import { openFolderStore } from './folder-store'
import type { S3Settings } from './s3-settings'
import { openS3Store } from './s3-store'
import { scannedStore } from './scanned-store'

/** Settings of the file store and the virus scanner. */
export interface FilesSettings {
  filesDir: string
  s3?: S3Settings | undefined
  clamd?: ClamdAddress | undefined
}

/**
 * Opens the store that the settings name.
 *
 * @param maxBytes Of the largest file. @default 50 MB
 * @throws {StartError} When the folder or the bucket cannot be used.
 */
export const openFiles = async (
  { filesDir, s3, clamd }: FilesSettings,
  maxBytes?: number
): Promise<FileStore> => {
  const folder = await openFolderStore(filesDir, maxBytes)
  const store = s3 ? await openS3Store(s3, folder) : folder
  return clamd ? scannedStore(store, scanWithClamd(clamd)) : store
}
