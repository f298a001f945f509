import { fileURLToPath } from 'node:url'
import { backUp, BackupError, readSettings, SettingsError } from '../server'

const USAGE = 'Usage: npm run backup [-- folder]'
const MB = 1_000_000
const distDir = fileURLToPath(new URL('..', import.meta.url))

const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`

const run = async () => {
  const [folder, ...more] = process.argv.slice(2)
  if (more.length || folder?.startsWith('-')) {
    console.error(USAGE)
    return process.exit(2)
  }
  const backup = await backUp(readSettings(process.env, distDir), folder)
  const { databaseBytes, files, hasFilesElsewhere } = backup
  console.log(`Backed up to ${backup.folder}`)
  console.log(`The database has ${inMb(databaseBytes)}; its integrity check passed.`)
  console.log(
    `The backup also holds ${files.files} files (${inMb(files.bytes)}) and the keys: protect it as you protect those.`
  )
  if (hasFilesElsewhere) {
    console.log('Files in the bucket of PIPIT_FILES_URL are not in the backup: back them up there.')
  }
}

run().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof BackupError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
