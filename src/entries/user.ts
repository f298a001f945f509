import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ChatError } from '../protocol'
import {
  addUser,
  makeResetLink,
  newPassword,
  readSettings,
  removeUser,
  removeUserFactor,
  setPassword,
  SettingsError,
  StartError
} from '../server'

const distDir = fileURLToPath(new URL('..', import.meta.url))

const [, , command = '', ...rest] = process.argv

const readArguments = () => {
  try {
    const options = {
      email: { type: 'string' },
      password: { type: 'string' },
      force: { type: 'boolean' },
      'second-factor': { type: 'boolean' }
    } as const
    return parseArgs({ args: rest, options }).values
  } catch {
    return {}
  }
}

/** Further options of commands that take no password. */
const MORE: Record<string, string> = { remove: ' [--force]', reset: ' [--second-factor]' }

/** Asks for nothing, so that programs can run it. */
const run = async () => {
  const { email, password: given, force, 'second-factor': ofFactor } = readArguments()
  if (!email?.includes('@') || !['add', 'password', 'reset', 'remove'].includes(command)) {
    const more = MORE[command] ?? ' [--password …]'
    console.error(`Usage: npm run user:${command} -- --email ann@example.com${more}`)
    return process.exit(2)
  }
  const settings = readSettings(process.env, distDir)
  if (command === 'remove') {
    await removeUser(settings, { email, force })
    return console.log(`${email} is signed out of the console, and cannot sign in any more`)
  }
  if (command === 'reset' && ofFactor) {
    const wasOn = await removeUserFactor(settings, email)
    return console.log(
      wasOn ? `${email} signs in with the password alone` : `${email} has no two-step verification`
    )
  }
  if (command === 'reset') {
    const link = await makeResetLink(settings, email)
    return console.log(`${email} sets another password here, once and within an hour: ${link}`)
  }
  const password = given ?? newPassword()
  await (command === 'add' ? addUser : setPassword)(settings, { email, password })
  console.log(`${email} can sign in to the console${given ? '' : ` with the password ${password}`}`)
}

run().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError || error instanceof StartError || error instanceof ChatError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
