/** Names in version 4 of fields that were renamed; some stand for several of its names. */
const OLD_NAMES: Record<string, string[]> = {
  id: ['_id'],
  userId: ['appUserId', 'authorId'],
  displayName: ['name'],
  businessLastRead: ['appMakerLastRead'],
  externalId: ['userId'],
  metadata: ['properties']
}

const OLD_ROLES: Record<string, string> = { user: 'appUser', business: 'appMaker' }

/** Current names of the options of `init`, by their names in version 4. */
const NEW_OPTIONS: Record<string, string> = {
  appId: 'integrationId',
  userId: 'externalId',
  fixedIntroPane: 'fixedHeader'
}

const NEW_ROLES: Record<string, string> = { appUser: 'user', appMaker: 'business' }

type Fields = Record<string, unknown>

/** Whether a value is one of the shapes that pages get; files and functions are none. */
const isShape = (value: unknown): value is Fields =>
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * Copies a shape, with the names of version 4 beside ours.
 *
 * @param unreadCountOf Of a conversation, which carried the count itself in version 4.
 */
export const withOldNames = (value: unknown, unreadCountOf: (id: string) => number): unknown => {
  if (Array.isArray(value)) return value.map(each => withOldNames(each, unreadCountOf))
  if (!isShape(value)) return value
  const copy: Fields = {}
  for (const [name, field] of Object.entries(value)) {
    // Metadata has names of the site's own.
    copy[name] = name === 'metadata' ? field : withOldNames(field, unreadCountOf)
    for (const oldName of OLD_NAMES[name] ?? []) copy[oldName] = copy[name]
  }
  if ('role' in copy) copy['role'] = OLD_ROLES[copy['role'] as string] ?? copy['role']
  const { id, participants } = value
  if (id && participants) copy['unreadCount'] = unreadCountOf(id as string)
  return copy
}

/**
 * Takes a message back from a page that may have changed it, by the names of version 4 or by ours.
 *
 * @param given The message that the page was given; of two names, the one that it changed wins.
 */
export const withNewNames = (value: unknown, given: unknown): unknown => {
  if (!isShape(value) || !('role' in value)) return value
  const { role, name, displayName } = value
  const isRenamed = name !== (given as Fields)['displayName']
  return {
    ...value,
    role: NEW_ROLES[role as string] ?? role,
    displayName: isRenamed ? name : displayName
  }
}

/** Renames options to the current names; options that have them already win. */
export const renameOptions = (given: Fields, names = NEW_OPTIONS): Fields => {
  const options = { ...given }
  for (const [oldName, name] of Object.entries(names)) {
    if (!(oldName in options)) continue
    options[name] ??= options[oldName]
    delete options[oldName]
  }
  return options
}
