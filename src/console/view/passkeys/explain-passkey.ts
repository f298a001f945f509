import { PasskeyError } from '../../model'
import type { Translate } from '../../texts'
import { explain, type StatusTexts } from '../forms/explain'

/** Says why a passkey was not made or used, in a sentence for people. @param texts Sentences instead of the server's. */
export const explainPasskey = (t: Translate, error: unknown, texts?: StatusTexts): string =>
  error instanceof PasskeyError ? t(`passkeys.${error.reason}`) : explain(t, error, texts)
