import { connect } from 'node:net'
import { readMail, type ReceivedMail } from './read-mail'

/** Reads one literal of an IMAP answer: `{size}` and as many bytes. */
const literalsIn = (answer: string): string[] => {
  const found: string[] = []
  let rest = answer
  for (;;) {
    const mark = /\{(\d+)\}\r\n/.exec(rest)
    if (!mark) return found
    const start = mark.index + mark[0].length
    const end = start + Number(mark[1])
    found.push(rest.slice(start, end))
    rest = rest.slice(end)
  }
}

/** Asks one thing about all mails of a mailbox over IMAP. Any password is right. */
const fetchAll = async (port: number, name: string, item: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  let buffer = ''
  let arrived = () => {}
  socket.on('data', (chunk: string) => {
    buffer += chunk
    arrived()
  })
  const failed = new Promise<never>((_, reject) => socket.once('error', reject))
  const until = async (mark: RegExp): Promise<string> => {
    while (!mark.test(buffer)) {
      await Promise.race([new Promise<void>(resolve => (arrived = resolve)), failed])
    }
    const answer = buffer
    buffer = ''
    return answer
  }
  const ask = (tag: string, command: string) => {
    socket.write(`${tag} ${command}\r\n`)
    return until(new RegExp(`(^|\r\n)${tag} (OK|NO|BAD).*\r\n$`))
  }
  await until(/^\* OK.*\r\n$/)
  await ask('a', `LOGIN ${name} any`)
  await ask('b', 'SELECT INBOX')
  const answer = await ask('c', `FETCH 1:* ${item}`)
  socket.destroy()
  return answer
}

/** Reads all mails of a mailbox, oldest first. */
export const fetchMails = async (port: number, name: string): Promise<ReceivedMail[]> =>
  literalsIn(await fetchAll(port, name, 'BODY.PEEK[]')).map(readMail)

/** Reads whether the mails of a mailbox are marked as read, oldest first. */
export const fetchSeen = async (port: number, name: string): Promise<boolean[]> =>
  [...(await fetchAll(port, name, 'FLAGS')).matchAll(/FLAGS \(([^)]*)\)/g)].map(([, flags]) =>
    String(flags).includes('\\Seen')
  )
