import { method } from './method'

type Matching = Element & { msMatchesSelector?: Element['matches'] }

/** Makes a node of a text, and adopts nodes of other documents: Internet Explorer refuses those. */
const asNode = (parent: Node, child: Node | string) => {
  const doc = parent.ownerDocument ?? (parent as Document)
  return typeof child === 'string' ? doc.createTextNode(child) : doc.adoptNode(child)
}

/** Attribute by which our sheets show a dialog above all else. */
const OPEN = 'open'

type Children = (Node | string)[]

const addAll = (parent: Node, children: Children, before: Node | null) =>
  children.forEach(child => parent.insertBefore(asNode(parent, child), before))

export const append = /* @__PURE__ */ method('append', (parent: Node, ...children: Children) =>
  addAll(parent, children, null)
)

export const prepend = /* @__PURE__ */ method('prepend', (parent: Node, ...children: Children) =>
  addAll(parent, children, parent.firstChild)
)

export const replaceChildren = /* @__PURE__ */ method(
  'replaceChildren',
  (parent: Node, ...children: Children) => {
    while (parent.firstChild) parent.removeChild(parent.firstChild)
    addAll(parent, children, null)
  }
)

/** `remove` of elements and text nodes. */
export const remove = /* @__PURE__ */ method('remove', (node: ChildNode) => {
  if (node.parentNode) node.parentNode.removeChild(node)
})

/** Returns false for a selector that an older browser does not support. */
export const matches = /* @__PURE__ */ method('matches', (element: Matching, selector: string) => {
  const own = element.msMatchesSelector || element.webkitMatchesSelector
  try {
    return own.call(element, selector)
  } catch {
    return false
  }
})

export const closest = /* @__PURE__ */ method('closest', (element: Matching, selector: string) => {
  let found: Element | null = element
  while (found && !matches(found, selector)) found = found.parentElement
  return found
})

export const scrollTo = /* @__PURE__ */ method(
  'scrollTo',
  (element: Element, { left, top }: { left?: number; top?: number }) => {
    if (left !== undefined) element.scrollLeft = left
    if (top !== undefined) element.scrollTop = top
  }
)

export const showModal = /* @__PURE__ */ method('showModal', (dialog: Element) => {
  dialog.setAttribute(OPEN, '')
  const first = dialog.querySelector<HTMLElement>('button, a, input')
  if (first) first.focus()
})

export const close = /* @__PURE__ */ method('close', (dialog: Element) =>
  dialog.removeAttribute(OPEN)
)

/** Counts as visible where the browser does not say. */
export const visibilityState = ({ visibilityState = 'visible' }: Document): string =>
  visibilityState

/** Returns null while the document of the frame has no body. */
export const contentDocument = ({ contentDocument }: HTMLIFrameElement): Document | null =>
  contentDocument && contentDocument.body ? contentDocument : null

interface OldMediaQuery {
  addListener(listener: () => void): void
  onchange?: (() => void) | null
}

/** Stands for the method of windows; calls `onchange` of its result on changes. */
export const matchMedia = (page: Window, media: string): OldMediaQuery => {
  const query = page.matchMedia(media) as OldMediaQuery
  if (!('onchange' in query)) query.addListener(() => query.onchange && query.onchange())
  return query
}
