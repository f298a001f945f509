import type { Action } from '../content'

type WithoutId<Kind> = Kind extends Action ? Omit<Kind, 'id'> : never

/** Makes an action of a message that is not sent yet; the server gives it its id. */
export const newAction = (action: WithoutId<Action>): Action => action as Action
