import type { Feature } from '../widget/core/loading'
import { listStories } from './list-stories'
import { mountStory } from './mount'
import { STORIES } from './states'

/**
 * Shows the story that the address names, or a list of all. `?story=forms/invalid&theme=dark&dir=rtl&locale=ar`
 *
 * After `#` it may have further options of `init`, as JSON.
 *
 * `data-story` of the root element says `ready` when the story has come to its state, and `failed` when
 * it never will.
 */
export const openStories = async (
  page: Window & typeof globalThis,
  languages: Feature
): Promise<void> => {
  const { story: name, ...surroundings } = Object.fromEntries(
    new URLSearchParams(page.location.search)
  )
  const root = page.document.documentElement
  const story = STORIES.find(each => each.name === name)
  if (!story) return listStories(page.document, STORIES)
  page.document.title = story.name
  try {
    const options = JSON.parse(decodeURIComponent(page.location.hash.slice(1)) || '{}')
    await mountStory(page, story, languages, { ...surroundings, ...options })
    root.dataset['story'] = 'ready'
  } catch (error) {
    root.dataset['story'] = 'failed'
    throw error
  }
}
