import { createThrottle } from '../../auth'
import { refuseFor } from './login-throttle'

/** Mails that invitations of one member may send: twenty at once, then one in three minutes. */
const BY_MEMBER = { burst: 20, refillMs: 3 * 60_000 }
/** Mails to one address, whoever invites: its owner may not want any. */
const BY_ADDRESS = { burst: 3, refillMs: 8 * 3_600_000 }

/** Counts a mail with an invitation. @throws {RestError} `too_many_requests` with Retry-After. */
export type InvitationThrottle = (mail: { memberId: string; address: string }) => void

/** Makes the limit on mails with invitations. */
export const createInvitationThrottle = (clock: () => number): InvitationThrottle => {
  const byMember = createThrottle({ ...BY_MEMBER, clock })
  const byAddress = createThrottle({ ...BY_ADDRESS, clock })
  return ({ memberId, address }) =>
    refuseFor(byMember.consume(memberId) || byAddress.consume(address.toLowerCase()))
}
