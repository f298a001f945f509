import type { Row } from '../../../storage'
import { isKeyUseNew, setKeyUse } from '../../records'
import type { AppContext } from '../../transaction'

/**
 * Notes that a key has authorized something. Its caller does not wait for that, and goes on while nothing can be
 * stored.
 */
export const noteKeyUse = ({ clock, write }: AppContext, key: Row<'keys'>): void => {
  if (isKeyUseNew(key, clock())) void write(tx => setKeyUse(tx, key.id)).catch(() => {})
}
