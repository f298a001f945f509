import type { TestServer } from '../util/server'

type Role = 'owner' | 'admin' | 'agent'

/** Invites people to the team of a server, and lets them join, without a browser. */
export interface TeamDoor {
  /** Leaves an invitation. @param email Address to which its link is mailed. @returns Its token. */
  invite(role?: Role, email?: string): Promise<string>
  /** Lets someone join. */
  join(email: string, role?: Role): Promise<void>
}

/** Opens the door of a team as its owner. */
export const openTeamDoor = async ({ url, demo }: TestServer): Promise<TeamDoor> => {
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/console/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body)
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return { headers: answer.headers, body: await answer.json() }
  }
  const { headers, body } = await send('/session', demo.signIn)
  const cookies = headers.getSetCookie().map(cookie => cookie.split(';')[0])
  const owner = { cookie: cookies.join('; '), 'x-csrf-token': body.csrfToken as string }

  const invite: TeamDoor['invite'] = async (role = 'agent', email) => {
    const appIds = role === 'agent' ? [demo.appId] : []
    return (await send('/team/invitations', { role, appIds, email }, owner)).body.token
  }
  return {
    invite,
    async join(email, role) {
      const token = await invite(role)
      await send('/join', { token, email, password: 'correct horse battery' })
    }
  }
}
