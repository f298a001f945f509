import type { Action, Content } from '../../../../protocol'

/** All that a message offers: its own actions and those of its items. */
export const actionsOf = (content: Content): Action[] => [
  ...('actions' in content ? (content.actions ?? []) : []),
  ...('items' in content ? content.items.flatMap(item => item.actions) : [])
]

const withoutIds = (actions: Action[]): Omit<Action, 'id'>[] =>
  actions.map(({ id: _, ...action }) => action)

/** Content as the REST API shows it, where actions have no ids. */
export const withoutActionIds = (content: Content): object => ({
  ...content,
  ...('actions' in content && content.actions && { actions: withoutIds(content.actions) }),
  ...('items' in content && {
    items: content.items.map(item => ({ ...item, actions: withoutIds(item.actions) }))
  })
})
