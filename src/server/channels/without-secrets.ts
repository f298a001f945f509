import type { Account } from './service'

const HIDDEN = '…'

/** Hides the secrets of an account in the words of its service, which repeats some. */
export const withoutSecrets = (words: string, { secrets }: Pick<Account, 'secrets'>): string =>
  Object.values(secrets).reduce((text, secret) => text.replaceAll(secret, HIDDEN), words)
