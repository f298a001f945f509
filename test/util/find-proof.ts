import { existsSync, readFileSync } from 'node:fs'

/**
 * Tells what is missing of a test that is named as `file › part of its name`: the file, the test in it, or
 * nothing.
 */
export const missingOf = (proof: string): string | undefined => {
  const [file = '', title = ''] = proof.split(' › ')
  if (!existsSync(file)) return file
  return title && readFileSync(file, 'utf8').includes(title) ? undefined : proof
}
