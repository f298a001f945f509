import axe from 'axe-core'
import type { Frame } from 'playwright-core'
import { standStill } from './stand-still'

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in one document, a sentence each. */
export const findBarriers = async (frame: Frame): Promise<string[]> => {
  await standStill(frame.locator('html'))
  await frame.evaluate(axe.source)
  return frame.evaluate(async tags => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      // Takes the number on the launcher, which its name says in words, for a part of its label.
      rules: {
        'label-content-name-mismatch': { enabled: !document.querySelector('.unread-badge') }
      },
      runOnly: tags
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, TAGS)
}

/** What cannot be seen without scrolling sideways, but for what is made to be scrolled or shortened so. */
export const findCut = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const isMeant = (element: Element) => {
      for (
        let at: Element | null = element;
        at && at.id !== 'conversation';
        at = at.parentElement
      ) {
        const { overflowX, textOverflow } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return true
      }
      return false
    }
    return [...document.querySelectorAll('#app *')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && !isMeant(element)
      })
      .map(
        ({ localName, className, textContent }) => `cut: ${localName}.${className} “${textContent}”`
      )
  })

/** What moves. */
export const findMotion = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return `moves: ${target?.localName}.${target?.className}`
    })
  )
