import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ChatError } from '../protocol'
import { addUser, newPassword, readSettings, SettingsError, StartError } from '../server'

const USAGE = 'Usage: npm run user:add -- --email ann@example.com [--password …]'
const distDir = fileURLToPath(new URL('..', import.meta.url))

const readArguments = () => {
  try {
    return parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } })
      .values
  } catch {
    return {}
  }
}

const run = async () => {
  const { email, password: given } = readArguments()
  if (!email?.includes('@')) {
    console.error(USAGE)
    return process.exit(2)
  }
  const password = given ?? newPassword()
  await addUser(readSettings(process.env, distDir), { email, password })
  console.log(`${email} can sign in to the console${given ? '' : ` with the password ${password}`}`)
}

run().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError || error instanceof StartError || error instanceof ChatError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
