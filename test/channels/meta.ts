import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Fields = Record<string, any>

/** An error of the Graph API. */
export class GraphRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { code: number; message: string; error_subcode?: number },
    readonly headers: Record<string, string> = {}
  ) {
    super(body.message)
  }
}

/** Makes an error by its code. */
export const refuse = (
  code: number,
  message: string,
  status = 400,
  headers: Record<string, string> = {}
) => new GraphRefusal(status, { code, message }, headers)

/** Makes the error for a token that is unknown or no longer valid. */
export const tokenError = () => refuse(190, 'Invalid OAuth access token.', 401)

/** @throws {GraphRefusal} For a text that is empty or too long. */
export const checkText = (name: string, text: unknown, maxChars: number): void => {
  if (typeof text !== 'string' || !text.trim()) throw refuse(100, `${name} is required`)
  if (text.length > maxChars) {
    throw refuse(100, `Param ${name} must be at most ${maxChars} characters long.`)
  }
}

/** Reads the JSON of a request; empty where it has none. */
export const readBody = async (request: IncomingMessage): Promise<Fields> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : {}
}

/** Lets tests wait for conditions that each call to a server may change. */
export const createWaiting = () => {
  const waiting: { isMet(): boolean; resolve(): void }[] = []
  return {
    /** Looks at the conditions again. */
    notice: () => {
      for (const each of waiting) if (each.isMet()) each.resolve()
    },
    /** Resolves when a condition is met. */
    until: async (isMet: () => boolean): Promise<void> => {
      if (!isMet()) await new Promise<void>(resolve => waiting.push({ isMet, resolve }))
    }
  }
}

/** Sends events as Meta does: signed with the secret of an app, until they are taken. */
export const createSender = (appSecret: string, address: () => string) => {
  /** Posts a body once. Resolves to the status. */
  const post = async (
    body: Fields,
    sign: (text: string) => string | undefined = text =>
      `sha256=${createHmac('sha256', appSecret).update(text).digest('hex')}`
  ): Promise<number> => {
    // Other letters than those of ASCII are escaped in what is signed.
    const text = JSON.stringify(body).replace(
      /[\u0080-\uffff]/g,
      letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    )
    const signature = sign(text)
    const answer = await fetch(address(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-hub-signature-256': signature })
      },
      body: text
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }

  return {
    post,
    /** Posts a body until it is taken. */
    deliver: async (body: Fields): Promise<Fields> => {
      while ((await post(body)) !== 200) await new Promise(resolve => setTimeout(resolve, 20))
      return body
    }
  }
}

/**
 * Tries an address before events are sent to it.
 *
 * @throws {GraphRefusal} When it does not repeat the challenge.
 */
export const tryAddress = async (address: string, token: string): Promise<void> => {
  const url = new URL(address)
  const challenge = '1158201444'
  url.search = String(
    new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': challenge
    })
  )
  const answer = await fetch(url).catch(() => undefined)
  if ((await answer?.text()) === challenge) return
  const why = `HTTP Status Code = ${answer?.status}`
  throw refuse(2200, `(#2200) Callback verification failed with the following errors: ${why}`)
}
