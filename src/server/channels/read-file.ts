import type { ChannelAnswer } from './service'

/**
 * Reads a file from an answer, or the reason for which it is not there.
 *
 * @throws {Error} When it is to be asked for again.
 */
export const readFile = ({ status, body }: ChannelAnswer): Buffer | { missing: string } => {
  if (status >= 500 || status === 429) throw new Error(`the file was answered with ${status}`)
  return status === 200 ? body : { missing: `status ${status}` }
}
