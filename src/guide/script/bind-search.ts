import { createSearch, type Found } from './find-passages'

const create = (name: string, text = ''): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text })

const createItem = (base: string, { href, page, title, before, match, after }: Found) => {
  const item = create('li')
  const link = document.createElement('a')
  const quoted = create('span')
  link.href = base + href
  quoted.append(before, create('mark', match), after)
  link.append(create('strong', title), ...(page === title ? [] : [create('small', page)]), quoted)
  item.append(link)
  return item
}

const isTyping = ({ target }: Event): boolean =>
  (target as HTMLElement).matches('input, textarea, select, [contenteditable]')

/**
 * Binds the search of a page. The passages are loaded when the field is focused first; a slash focuses it.
 *
 * @param base Address of the guide's server, with a slash at the end.
 */
export const bindSearch = (base: string): void => {
  const area = document.querySelector('search')
  const field = area?.querySelector('input')
  const list = area?.querySelector('ul')
  const status = area?.querySelector('[role=status]')
  if (!area || !field || !list || !status) return

  let loading: Promise<(query: string) => Found[]> | undefined
  const load = async () => {
    const response = await fetch(`${base}guide/search.json`)
    if (!response.ok) throw new Error(`The search answers ${response.status}.`)
    return createSearch(await response.json())
  }

  const show = (items: HTMLElement[], text: string) => {
    list.replaceChildren(...items)
    list.hidden = !items.length
    status.textContent = text
  }
  const notice = (text: string) => show([create('li', text)], text)

  const search = async () => {
    const query = field.value.trim()
    if (!query) return show([], '')
    try {
      const find = await (loading ??= load())
      if (query !== field.value.trim()) return
      const found = find(query)
      if (!found.length) return notice(`Nothing is found for “${query}”.`)
      show(
        found.map(item => createItem(base, item)),
        `${found.length} found`
      )
    } catch {
      loading = undefined
      notice('The search did not load. Type again to retry.')
    }
  }

  const step = (by: number) => {
    const stops = [field, ...list.querySelectorAll('a')]
    const at = stops.findIndex(stop => stop === document.activeElement)
    stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus()
  }

  field.onfocus = () => {
    loading ??= load()
    loading.catch(() => (loading = undefined))
  }
  field.oninput = search
  area.onkeydown = event => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && document.activeElement === field)
      list.querySelector('a')?.click()
    else if (event.key === 'Escape') {
      field.value = ''
      show([], '')
      field.focus()
    } else return
    event.preventDefault()
  }
  document.addEventListener('focusin', ({ target }) => {
    list.hidden = !list.childElementCount || !area.contains(target as Node)
  })
  document.addEventListener('click', ({ target }) => {
    if (!area.contains(target as Node) || (target as HTMLElement).closest('a')) list.hidden = true
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || isTyping(event)) return
    event.preventDefault()
    field.focus()
  })
}
