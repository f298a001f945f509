import { CSP_GUIDANCE, contentSecurityPolicy, READY_POLICIES } from './content-security-policy'
import { ERROR_ADVICE } from './error-advice'
import {
  type Carrier,
  CARRIERS,
  type Kind,
  RECEIVED,
  SENT,
  TRAVEL,
  travelText
} from './what-travels'

const EXAMPLE = { baseUrl: 'https://chat.example.com', nonce: 'the nonce of this answer' }

const escapeCell = (text: string): string => text.replaceAll('|', '\\|')

/** Writes a sentence with a small first letter, to follow other words. */
const goOn = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(escapeCell).join(' | ')} |`)
    .join('\n')

const errors = (): string =>
  tableOf(
    ['Code', 'What it means', 'What to do'],
    Object.entries(ERROR_ADVICE).map(([code, { meaning, whatToDo }]) => [
      `\`${code}\``,
      meaning,
      whatToDo
    ])
  )

const policySources = (): string =>
  tableOf(
    ['Directive', 'Source', 'Why', 'When'],
    CSP_GUIDANCE.map(({ directive, source, reason, leaveOutIf, onlyIf }) => [
      `\`${directive}\``,
      source ? `\`${source}\`` : 'nothing',
      reason,
      leaveOutIf ? `Not if ${goOn(leaveOutIf)}` : onlyIf ? `Only if ${goOn(onlyIf)}` : 'Always.'
    ])
  )

const travelTable = (head: string, kinds: Partial<Record<Kind, string>>): string =>
  tableOf(
    [head, ...Object.values(CARRIERS).map(name => `in ${name}`)],
    (Object.keys(kinds) as Kind[]).map(kind => [
      kinds[kind] ?? kind,
      ...(Object.keys(CARRIERS) as Carrier[]).map(carrier => travelText(TRAVEL[kind][carrier]))
    ])
  )

const travel = (): string =>
  [travelTable('what you send', SENT), travelTable('what comes back', RECEIVED)].join('\n\n')

/** Writes one directive a line, which is easier to read and to compare. */
const readyPolicies = (): string =>
  READY_POLICIES.map(({ title, reason, hasNonce, trustedTypes }) => {
    const policy = contentSecurityPolicy({
      baseUrl: EXAMPLE.baseUrl,
      ...(hasNonce && { nonce: EXAMPLE.nonce }),
      trustedTypes
    })
    return `### ${title}\n\n${reason}\n\n\`\`\`text\n${policy.replaceAll('; ', ';\n')}\n\`\`\``
  }).join('\n\n')

/** Generated Markdown, which pages include by a line `<!-- name -->`. */
export const TABLES: Record<string, () => string> = {
  errors,
  policySources,
  readyPolicies,
  travel
}
