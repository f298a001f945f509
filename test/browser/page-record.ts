import type { Page } from 'playwright-core'

interface Recorded extends Window {
  record: {
    keys: string[]
    stock?: Stock
    takeStock(): Stock
  }
}

/**
 * Properties of a page that other scripts may change: globals, those of the document, and
 * prototypes.
 */
type Stock = Map<string, Record<string, PropertyDescriptor>>

/** Records the state of a page before the messenger loads. */
export const RECORD = `<script>
  var record = {
    keys: [],
    takeStock: () =>
      new Map(
        [
          ['window', window],
          ['document', document],
          ...Reflect.ownKeys(window)
            .filter(name => typeof window[name] === 'function' && window[name].prototype)
            .map(name => [String(name), window[name].prototype])
        ].map(([name, owner]) => [name, Object.getOwnPropertyDescriptors(owner)])
      )
  }
  record.stock = record.takeStock()
  addEventListener('keydown', event => record.keys.push(event.key))
</script>`

/** Keys that the page has received since the last call. */
export const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Recorded).record.keys.splice(0))

/** Lists what was added, changed or removed since: `window.Pipit`, `Array.map`. */
export const changesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { stock, takeStock } = (window as unknown as Recorded).record
    const changes: string[] = []
    for (const [owner, after] of takeStock()) {
      const before = stock!.get(owner) ?? {}
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const [was, is] = [before[name], after[name]]
        const isSame =
          Object.is(was?.value, is?.value) && was?.get === is?.get && was?.set === is?.set
        if (!isSame || !was !== !is) changes.push(`${owner}.${name}`)
      }
    }
    return changes
  })
