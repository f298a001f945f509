import type { PartModule } from '../../widget/parts'
import { createCalls } from '../../widget/parts/calls'
import { startDelegate } from '../../widget/parts/delegate'
import { startIdentity } from '../../widget/parts/identity'

/** What pages do by the public object: most of its methods, users who are known by name, delegates. */
export const start: PartModule['start'] = services => {
  const identity = startIdentity(services)
  return {
    ...startDelegate(services),
    calls: createCalls(services, identity),
    renew: identity.renew
  }
}
