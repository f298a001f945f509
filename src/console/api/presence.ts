import type { Call } from './request'
import type { TeamPresence } from './shapes'

const APPS = '/console/api/apps'

/** Makes the call by which colleagues in one app hear who has a conversation open. */
export const createPresenceApi = (request: (call: Call) => Promise<Response>, appId: string) => ({
  async postPresence(
    conversationId: string,
    presence: Pick<TeamPresence, 'tab' | 'state' | 'isNew'>
  ): Promise<void> {
    const conversation = `conversations/${encodeURIComponent(conversationId)}`
    await request({
      method: 'POST',
      path: `${APPS}/${encodeURIComponent(appId)}/${conversation}/presence`,
      body: presence,
      keepalive: presence.state === 'gone'
    })
  }
})
