import type { StoredDemo } from './ensure-demo'

/** Facts for the person who starts the server. */
export interface GreetingFacts {
  /** Public address of the server. */
  url: string
  /** File with the account key; undefined when the key is in the settings. */
  keyFile: string | undefined
  demo: StoredDemo | undefined
  /** Whether the demo app is there, and with it the demo page. */
  hasDemoPage: boolean
  /** Address of the broker and its use; undefined: there is none. */
  broker: string | undefined
  /** Says how mails are sent. */
  mail: string
  /** Opens set-up; undefined where someone can sign in. */
  setUpCode: string | undefined
}

const howToSignIn = (demo: StoredDemo | undefined): string => {
  if (!demo?.signIn) return 'npm run user:add lets someone sign in'
  const { email, password } = demo.signIn
  return demo.isNew
    ? `sign in as ${email} with the password ${password}`
    : `sign in as ${email}, password in ${demo.file}`
}

const consoleLine = ({ url, demo, setUpCode }: GreetingFacts): string =>
  setUpCode === undefined
    ? `Console    ${url}/console/  ${howToSignIn(demo)}`
    : `Set up     ${url}/console/#/set-up/${setUpCode}  create your account there; the address works once`

/** Makes the lines for the terminal that name all addresses. Shows a password or code only when it is new. */
export const greeting = (facts: GreetingFacts): string[] => [
  ...(facts.hasDemoPage ? [`Demo page  ${facts.url}/demo/`] : []),
  consoleLine(facts),
  `REST key   ${facts.keyFile ?? 'PIPIT_ACCOUNT_KEY_ID and PIPIT_ACCOUNT_KEY_SECRET'}`,
  ...(facts.broker === undefined ? [] : [`Broker     ${facts.broker}`]),
  `Mail       ${facts.mail}`,
  `Pipit is ready on ${facts.url}`
]
