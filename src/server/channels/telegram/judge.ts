import type { ChannelAnswer, Verdict } from '../service'

/** Answers by which Telegram does not know the token of a bot. */
const UNKNOWN_BOT = [401, 404]

interface Answer {
  ok?: boolean
  description?: string
  /** A message, a file or a bot, by what was asked. */
  result?: { message_id?: number; file_path?: string; username?: string; first_name?: string }
  /** `retry_after`: seconds. */
  parameters?: { retry_after?: number }
}

/** Parses an answer; undefined for what Telegram does not say. */
export const readAnswer = ({ body }: Pick<ChannelAnswer, 'body'>): Answer | undefined => {
  try {
    return JSON.parse(body.toString()) as Answer
  } catch {
    return undefined
  }
}

/** @see https://core.telegram.org/bots/api#making-requests */
export const judge = (answer: ChannelAnswer): Verdict => {
  const { status } = answer
  const said = readAnswer(answer)
  if (status === 200 && said?.ok) {
    const id = said.result?.message_id
    return { type: 'sent', id: id === undefined ? undefined : String(id) }
  }
  const reason = said?.description ?? `status ${status}`
  if (status === 429) {
    const seconds = said?.parameters?.retry_after
    const waitMs = seconds === undefined ? undefined : seconds * 1_000
    return { type: 'later', waitMs, scope: 'account', reason }
  }
  if (UNKNOWN_BOT.includes(status)) return { type: 'disconnected', reason }
  if (status === 403) return { type: 'stopped', reason }
  return status >= 400 && status < 500 ? { type: 'refused', reason } : { type: 'later', reason }
}
