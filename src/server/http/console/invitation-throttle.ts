import { createSharedThrottle } from '../../domain/flows'
import type { AppContext } from '../../domain/transaction'
import { refuseFor } from './login-throttle'

/** Mails that invitations of one member may send: twenty at once, then one in three minutes. */
const BY_MEMBER = { burst: 20, refillMs: 3 * 60_000 }
/** Mails to one address, whoever invites: its owner may not want any. */
const BY_ADDRESS = { burst: 3, refillMs: 8 * 3_600_000 }

/** Counts a mail with an invitation. @throws {RestError} `too_many_requests` with Retry-After. */
export type InvitationThrottle = (mail: { memberId: string; address: string }) => Promise<void>

/** Makes the limit on mails with invitations, of all processes together. */
export const createInvitationThrottle = (domain: AppContext): InvitationThrottle => {
  const byMember = createSharedThrottle(domain, 'invitations by a member', BY_MEMBER)
  const byAddress = createSharedThrottle(domain, 'invitations to an address', BY_ADDRESS)
  return async ({ memberId, address }) => {
    refuseFor(await byMember.consume(memberId))
    refuseFor(await byAddress.consume(address.toLowerCase()))
  }
}
