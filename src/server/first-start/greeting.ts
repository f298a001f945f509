import type { KeptDemo } from './keep-demo'

/** What whoever starts the server wants to know. */
export interface GreetingFacts {
  /** Where the server is reached. */
  url: string
  /** Holds the account key; undefined when it came with the settings. */
  keyFile: string | undefined
  demo: KeptDemo | undefined
}

const howToSignIn = (demo: KeptDemo | undefined): string => {
  if (!demo?.signIn) return 'npm run user:add lets someone sign in'
  const { email, password } = demo.signIn
  return demo.isNew
    ? `sign in as ${email} with the password ${password}`
    : `sign in as ${email}, password in ${demo.file}`
}

/** Says where everything is, as lines for the terminal. Shows a password only when it is new. */
export const greeting = ({ url, keyFile, demo }: GreetingFacts): string[] => [
  ...(demo ? [`Demo page  ${url}/demo/`] : []),
  `Console    ${url}/console/  ${howToSignIn(demo)}`,
  `REST key   ${keyFile ?? 'PIPIT_ACCOUNT_KEY_ID and PIPIT_ACCOUNT_KEY_SECRET'}`,
  `Pipit is ready on ${url}`
]
