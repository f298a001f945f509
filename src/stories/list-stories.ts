import type { Story } from './story'

/** Ways in which a story is worth a look. */
const LOOKS = { light: '&theme=light', dark: '&theme=dark', rtl: '&theme=light&dir=rtl' }

/** Writes a list of all stories into a page, each with links to it. */
export const listStories = (doc: Document, stories: readonly Story[]): void => {
  const list = doc.createElement('ul')
  list.id = 'stories'
  for (const { name } of stories) {
    const line = doc.createElement('li')
    line.dataset['name'] = name
    line.append(name)
    for (const [look, query] of Object.entries(LOOKS)) {
      const link = doc.createElement('a')
      link.href = `?story=${name}${query}`
      link.textContent = look
      line.append(' ', link)
    }
    list.append(line)
  }
  doc.querySelector('main')!.append(list)
}
