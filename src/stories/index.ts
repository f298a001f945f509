import type { LoadPart } from '../widget/parts'
import { listStories } from './list-stories'
import { mountStory } from './mount'
import { STORIES } from './states'

/**
 * Shows the story that the address names, or a list of all. `?story=forms/invalid&theme=dark&dir=rtl&locale=ar`
 *
 * `data-story` of the root element says `ready` when the story has come to its state, and `failed` when
 * it never will.
 */
export const openStories = async (
  page: Window & typeof globalThis,
  loadPart: LoadPart
): Promise<void> => {
  const { story: name, ...surroundings } = Object.fromEntries(
    new URLSearchParams(page.location.search)
  )
  const root = page.document.documentElement
  const story = STORIES.find(each => each.name === name)
  if (!story) return listStories(page.document, STORIES)
  page.document.title = story.name
  try {
    await mountStory(page, story, loadPart, surroundings)
    root.dataset['story'] = 'ready'
  } catch (error) {
    root.dataset['story'] = 'failed'
    throw error
  }
}
