import type { AccessLink } from '../../model'
import { JoinScreen } from './JoinScreen'
import { ResetScreen } from './ResetScreen'
import { SetUpScreen } from './SetUpScreen'

/** Screen that a link with a one-time code opens. */
export function AccessScreen({ purpose, code }: AccessLink) {
  switch (purpose) {
    case 'set-up':
      return <SetUpScreen code={code} />
    case 'join':
      return <JoinScreen token={code} />
    case 'reset':
      return <ResetScreen token={code} />
  }
}
