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
  console.log(`The database has ${inMb(databaseBytes)}, and every page of it is sound.`)
  console.log(
    `With it go ${files.files} files (${inMb(files.bytes)}) and the keys: keep it as you keep those.`
  )
  if (hasFilesElsewhere) {
    console.log('What lies in the bucket of PIPIT_FILES_URL is not in it: back that up there.')
  }
}

run().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof BackupError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
