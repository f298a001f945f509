import { setMaxListeners } from 'node:events'
import { recoverMails } from '../../domain/flows'
import { findNextDue, listDueMails } from '../../domain/records'
import { MAILS_TOPIC } from '../../domain/transaction'
import { sendMail, type SendServices } from './send-mail'

/** Mails that may be under way at a time. */
const RUNNING_MAX = 4
/** Longest time without a look, which finds mails that a lost ring or a change of the clock hid. */
const LOOK_EVERY_MS = 60_000
const RECOVER_MS = 2_000
/** Milliseconds that running attempts get to finish when the job is stopped. */
const GRACE_MS = 3_000

/**
 * Sends the mails that are due: those of before, and new ones when their time has come.
 *
 * @returns A function that stops the job, and resolves when no mail is under way.
 */
export const startSendingMails = (
  services: Omit<SendServices, 'signal'>
): (() => Promise<void>) => {
  const { domain, log } = services
  const stopping = new AbortController()
  // Every mail adds a listener, so many are no leak.
  setMaxListeners(0, stopping.signal)
  const running = new Map<string, Promise<void>>()
  let looking: Promise<void> | undefined
  let isLookWanted = false
  let isStopped = false
  let hasRecovered = false
  let timer: NodeJS.Timeout | undefined

  const lookAfter = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, ms)
  }

  const start = (id: string) => {
    const done = sendMail(id, { ...services, signal: stopping.signal })
      .catch(err => log.error({ event: 'mail.notClaimed', mail: id, err }, 'will try again'))
      .finally(() => {
        running.delete(id)
        look()
      })
    running.set(id, done)
  }

  /** Does it once, when the database answers. */
  const recover = async () => {
    if (hasRecovered) return
    const count = await recoverMails(domain)
    hasRecovered = true
    if (!count) return
    log.warn(
      { event: 'mail.unanswered', count },
      'the server had ended before these mails were answered; they are not repeated'
    )
  }

  const startDue = async () => {
    await recover()
    const now = domain.clock()
    // Includes running ones.
    const due = await listDueMails(domain.storage.read, now, RUNNING_MAX * 2)
    if (isStopped) return
    const waiting = due.filter(id => !running.has(id))
    for (const id of waiting.slice(0, RUNNING_MAX - running.size)) start(id)
    const next = await findNextDue(domain.storage.read, now)
    lookAfter(Math.min(LOOK_EVERY_MS, next === undefined ? LOOK_EVERY_MS : next - now))
  }

  const startWhileWanted = async () => {
    while (isLookWanted && !isStopped) {
      isLookWanted = false
      await startDue()
    }
  }

  function look() {
    isLookWanted = true
    looking ??= startWhileWanted()
      .catch(err => {
        log.error({ event: 'mails.notRead', err }, 'will try again')
        lookAfter(RECOVER_MS)
      })
      .finally(() => {
        looking = undefined
        if (isLookWanted && !isStopped) look()
      })
  }

  const unsubscribe = domain.bus.subscribe(MAILS_TOPIC, look)
  look()

  return async () => {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
    await looking
    const cut = setTimeout(() => stopping.abort(), GRACE_MS)
    await Promise.all(running.values())
    clearTimeout(cut)
  }
}
