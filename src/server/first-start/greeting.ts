import type { StoredDemo } from './ensure-demo'

/** Facts for the person who starts the server. */
export interface GreetingFacts {
  /** Public address of the server. */
  url: string
  /** File with the account key; undefined when the key is in the settings. */
  keyFile: string | undefined
  demo: StoredDemo | undefined
}

const howToSignIn = (demo: StoredDemo | undefined): string => {
  if (!demo?.signIn) return 'npm run user:add lets someone sign in'
  const { email, password } = demo.signIn
  return demo.isNew
    ? `sign in as ${email} with the password ${password}`
    : `sign in as ${email}, password in ${demo.file}`
}

/** Makes the lines for the terminal that name all addresses. Shows a password only when it is new. */
export const greeting = ({ url, keyFile, demo }: GreetingFacts): string[] => [
  ...(demo ? [`Demo page  ${url}/demo/`] : []),
  `Console    ${url}/console/  ${howToSignIn(demo)}`,
  `REST key   ${keyFile ?? 'PIPIT_ACCOUNT_KEY_ID and PIPIT_ACCOUNT_KEY_SECRET'}`,
  `Pipit is ready on ${url}`
]
