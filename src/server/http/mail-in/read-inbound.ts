/** A mail as a mail service hands it over. */
export interface Inbound {
  /** The whole mail. */
  raw: Buffer
  /** Addresses that it was sent to, as far as the service says so. */
  recipients: string[]
}

type Fields = Record<string, unknown>

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOf = async (value: unknown): Promise<string | undefined> => {
  if (typeof value === 'string') return value
  return value instanceof Blob ? value.text() : undefined
}

const readForm = async (type: string, body: Buffer): Promise<Fields> => {
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    return Object.fromEntries(new URLSearchParams(body.toString()))
  }
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type }
    }).formData()
    return Object.fromEntries(form)
  } catch {
    return {}
  }
}

/** @see Postmark: OriginalRecipient; Mailgun: recipient; SendGrid: envelope. */
const recipientsIn = ({ OriginalRecipient, recipient, envelope }: Fields): string[] => {
  const sent = typeof envelope === 'string' ? readJson(envelope) : undefined
  const to = sent && typeof sent === 'object' && 'to' in sent ? sent.to : []
  return [OriginalRecipient, recipient, to].flat().filter(each => typeof each === 'string')
}

/**
 * Reads the mail in a request of a mail service, or of a program that sends it as it is.
 *
 * @param type Content type of the request.
 * @returns Undefined: there is none in it.
 */
export const readInbound = async (type: string, body: Buffer): Promise<Inbound | undefined> => {
  if (/^message\/rfc822/i.test(type)) return { raw: body, recipients: [] }
  const isJson = /^application\/json/i.test(type)
  const fields = isJson ? readJson(body.toString()) : await readForm(type, body)
  if (!fields || typeof fields !== 'object') return undefined
  const { RawEmail, 'body-mime': mime, email } = fields as Fields
  const raw = (await textOf(RawEmail)) ?? (await textOf(mime)) ?? (await textOf(email))
  return raw ? { raw: Buffer.from(raw), recipients: recipientsIn(fields as Fields) } : undefined
}
