/**
 * Frames as a browser itself reports them, from its trace.
 *
 * @typedef {{ args?: { frame_reporter?: { state: string, affects_smoothness: boolean } } }} TraceEvent
 */

/**
 * Counts the frames that a browser drew while `act` ran, and those it did not draw in time while something moved.
 * Those are what a visitor sees: its compositor goes on while a script keeps the page busy.
 *
 * @param {import('playwright-core').CDPSession} devtools
 * @param {() => Promise<void>} act
 */
export async function countDropped(devtools, act) {
  let drawn = 0
  let dropped = 0
  const count = (/** @type {{ value: unknown[] }} */ { value }) => {
    for (const { args } of /** @type {TraceEvent[]} */ (value)) {
      const { state = '', affects_smoothness: isSeen } = args?.frame_reporter ?? {}
      if (state.startsWith('STATE_PRESENTED')) drawn += 1
      if (state === 'STATE_DROPPED' && isSeen) dropped += 1
    }
  }
  devtools.on('Tracing.dataCollected', count)
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'benchmark'] } })
  await act()
  const isComplete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await isComplete
  devtools.off('Tracing.dataCollected', count)
  return { drawn, dropped }
}
