/** What the keys of the inbox act on. */
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

/** A search that holds something is emptied by Escape first. */
const isSearching = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''

/** Goes to a row of the list, if it is there. */
export function focusRow(root: HTMLElement | null, conversationId: string): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
  rows.find(row => row.dataset['conversationId'] === conversationId)?.focus()
}

function moveFocus(root: HTMLElement, step: 1 | -1) {
  const rows = [...root.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const open = rows.findIndex(row => row.getAttribute('aria-current'))
  // Coming from elsewhere, the first press goes to where one was.
  const next = at < 0 ? Math.max(open, 0) : at + step
  rows[next]?.focus()
}

/** The keys of the inbox, in one place. Composing and modified keys are left alone. */
export function handleInboxKey(event: KeyboardEvent, targets: InboxKeyTargets): void {
  const { root, singleKeys, back, markRead } = targets
  const { key, target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event
  if (!root || defaultPrevented || isComposing || ctrlKey || altKey || metaKey) return
  if (key === 'Escape' && !isSearching(target)) return back()
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
