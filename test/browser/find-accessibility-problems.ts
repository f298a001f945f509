import axe from 'axe-core'
import type { Frame } from 'playwright-core'
import { standStill } from './stand-still'

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Lists the violations that axe finds in one document at rest, a sentence each.
 *
 * @param tags Of rules beyond those of WCAG.
 */
export const findAccessibilityProblems = async (
  frame: Frame,
  tags: string[] = []
): Promise<string[]> => {
  await standStill(frame.locator('html'))
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(
    async tags => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        // Style sheets and media are there: the page has loaded them.
        preload: false,
        // axe takes the number on the launcher, which its name has in words, for a part of its label.
        rules: {
          'label-content-name-mismatch': { enabled: !document.querySelector('.unread-badge') }
        },
        runOnly: tags
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [...TAGS, ...tags]
  )
}

/**
 * Lists elements that are cut off without horizontal scrolling, except those made to scroll or to
 * be truncated.
 */
export const findCutOff = (frame: Frame): Promise<string[]> =>
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

/** Lists controls that are lower than 44 px, which a finger needs; links among words are as high as these. */
export const findLowTargets = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#app :is(a[href], button, input:enabled:not([readonly]), select:enabled, summary)'
      )
    ]
      .filter(element => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        const isAmongWords = getComputedStyle(element).display === 'inline'
        return width > 1 && Math.round(height) < 44 && !isAmongWords
      })
      .map(
        ({ localName, className, textContent }) => `low: ${localName}.${className} “${textContent}”`
      )
  )

/** Lists running animations. */
export const findMotion = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return `moves: ${target?.localName}.${target?.className}`
    })
  )
