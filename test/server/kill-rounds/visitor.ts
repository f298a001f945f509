import type { ProcessVisitor } from '../processes-world'
import type { Calls } from './calls'
import { answerTo, type Dialogue } from './dialogue'
import type { Listen, Listener } from './listeners'
import { createWatch } from './watch'

/** A visitor who writes, and listens in one of the ways. */
export interface TalkingVisitor {
  dialogue: Dialogue
  listener: Listener
  /** Writes until it is over. */
  talk(): Promise<void>
}

/**
 * Opens a visitor who listens from now on.
 *
 * @param over Ends the talk once the text that is under way is acknowledged.
 */
export const openVisitor = (
  calls: Calls,
  visitor: ProcessVisitor,
  { number, listen, over }: { number: number; listen: Listen; over: AbortSignal }
): TalkingVisitor => {
  const dialogue: Dialogue = {
    name: `visitor ${number}, ${listen.name}`,
    visitor,
    texts: [],
    answers: new Set(),
    live: [],
    watch: createWatch()
  }
  over.addEventListener('abort', dialogue.watch.changed)
  const listener = listen(calls, dialogue, over)

  return {
    dialogue,
    listener,
    async talk() {
      for (let count = 0; !over.aborted; count++) {
        const text = `${number}: ${count}`
        await calls.send(index => calls.world.send(index, visitor, text))
        dialogue.texts.push(text)
        await listener.hear(answerTo(text))
      }
    }
  }
}
