import type { AccessLink } from '../../model'
import { ResetScreen } from './ResetScreen'
import { SetUpScreen } from './SetUpScreen'

/** Screen that a link with a one-time code opens. */
export const AccessScreen = ({ purpose, code }: AccessLink) =>
  purpose === 'set-up' ? <SetUpScreen code={code} /> : <ResetScreen token={code} />
