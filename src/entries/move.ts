import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { MoveError, moveTo, readSettings, SettingsError, StartError } from '../server'

const USAGE = `Usage: npm run move -- --to postgres://user:password@host:5432/database
The address may stand in DATABASE_URL instead, which other users of this machine cannot see.`
const distDir = fileURLToPath(new URL('..', import.meta.url))

const readTarget = (): string | undefined => {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to
  } catch {
    return ''
  }
}

const run = async () => {
  const to = readTarget()
  const given = to === undefined ? {} : { DATABASE_URL: to || 'none' }
  const { DATABASE_URL: source = '' } = process.env
  const { postgresUrl } = readSettings({ ...process.env, ...given }, distDir)
  if (postgresUrl === undefined) {
    console.error(USAGE)
    return process.exit(2)
  }
  const ofFile = source.startsWith('sqlite:') ? source : ''
  const settings = readSettings({ ...process.env, DATABASE_URL: ofFile }, distDir)
  const { tables, rows } = await moveTo(settings, postgresUrl, name =>
    console.log(`Moving ${name}`)
  )
  console.log(`Moved ${rows} rows of ${tables} tables, and compared each.`)
  console.log(
    'Start the server with DATABASE_URL and the same data folder, which holds keys and files. The SQLite file keeps its rows.'
  )
}

run().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError || error instanceof StartError || error instanceof MoveError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
