/** Targets of the inbox's keys. */
export interface InboxKeyTargets {
  root: HTMLElement | null
  /** Whether single letters are shortcuts. */
  singleKeys: boolean
  back(): void
  markRead(conversationId: string): void
}

/** Links of the list, in its order. The keys move the focus, so the browser does the rest. */
const ROWS = 'a[data-conversation-id]'

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select')

const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search'

/** Focuses a row of the list; where it is not there, the first one, and of an empty list its filter. */
export function focusRow(root: HTMLElement | null, conversationId?: string): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
  const row = rows.find(row => row.dataset['conversationId'] === conversationId) ?? rows[0]
  const filters = root?.querySelectorAll<HTMLElement>('.list-filter > :is(select, button):enabled')
  ;(row ?? [...(filters ?? [])].find(filter => filter.offsetParent))?.focus()
}

function moveFocus(root: HTMLElement, step: 1 | -1) {
  const rows = [...root.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.findIndex(row => row === document.activeElement)
  const open = rows.findIndex(row => row.getAttribute('aria-current'))
  // When the focus comes from elsewhere, the first press goes to the open row.
  const next = at < 0 ? Math.max(open, 0) : at + step
  rows[next]?.focus()
}

/** Leaves an empty search field for the list; the browser clears another. */
const leaveSearch = (field: HTMLInputElement, root: HTMLElement) => {
  if (field.value === '') moveFocus(root, 1)
}

/** Handles the keys of the inbox. Composition and modified keys are ignored. */
export function handleInboxKey(event: KeyboardEvent, targets: InboxKeyTargets): void {
  const { root, singleKeys, back, markRead } = targets
  const { key, target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event
  if (!root || defaultPrevented || isComposing || ctrlKey || altKey || metaKey) return
  if (key === 'Escape') return isSearch(target) ? leaveSearch(target, root) : back()
  if (isWriting(target)) return

  const row = target instanceof Element ? target.closest<HTMLElement>(ROWS) : null
  const isFree = row !== null || target === document.body
  const letter = singleKeys ? key : undefined
  if (letter === 'j' || (isFree && key === 'ArrowDown')) moveFocus(root, 1)
  else if (letter === 'k' || (isFree && key === 'ArrowUp')) moveFocus(root, -1)
  else if (letter === '/') root.querySelector<HTMLElement>('input[type=search]')?.focus()
  else if (letter === 'm' && row?.dataset['conversationId']) markRead(row.dataset['conversationId'])
  else return
  event.preventDefault()
}
