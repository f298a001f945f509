import { answerByPasskey } from '../../model'
import type { Translate } from '../../texts'
import type { useConsole } from '../context'
import { explainPasskey } from './explain-passkey'

const ANSWERS = { 401: 'passkeys.notKnown', 404: 'passkeys.ended' } as const

/** Signs in with a passkey that the browser offers. @returns Sentence about what went wrong; empty: nothing did. */
export const signInWithPasskey = async (
  { api, enter }: ReturnType<typeof useConsole>['session'],
  t: Translate
): Promise<string> => {
  try {
    const { options, token } = await api.beginPasskeySignIn()
    enter(await api.signInWithPasskey(token, await answerByPasskey(navigator.credentials, options)))
    return ''
  } catch (error) {
    return explainPasskey(t, error, ANSWERS)
  }
}
