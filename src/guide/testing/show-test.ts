import { errorCode } from '../../protocol'
import { ERROR_ADVICE } from '../error-advice'
import type { Step } from './create-steps'

type State = 'waiting' | 'running' | 'passed' | 'failed'

const STATES: Record<State, string> = {
  waiting: 'not tried yet',
  running: 'running',
  passed: 'passed',
  failed: 'failed'
}

const explain = (step: Step, error: unknown): string => {
  const code = errorCode(error)
  const own = step.explain?.(code)
  if (own) return own
  const { message } = error as Error
  // The advice is Markdown.
  return code ? `${message} ${ERROR_ADVICE[code].whatToDo.replaceAll('`', '')}` : message
}

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text })

const createRow = ({ title }: Step) => {
  const row = element('li', '')
  const state = element('span', '')
  const detail = element('p', '')
  row.append(element('strong', title), ' ', state, detail)
  const show = (name: State, text = '') => {
    row.dataset['state'] = name
    state.textContent = STATES[name]
    detail.textContent = text
  }
  show('waiting')
  return { row, show }
}

/**
 * Runs the steps, and shows each in a list.
 *
 * @returns True when all have passed.
 */
export const showTest = async (list: HTMLElement, steps: Step[]): Promise<boolean> => {
  const rows = steps.map(createRow)
  list.replaceChildren(...rows.map(({ row }) => row))
  for (const [index, step] of steps.entries()) {
    const show = rows[index]!.show
    show('running', step.running)
    try {
      show('passed', await step.run())
    } catch (error) {
      show('failed', explain(step, error))
      return false
    }
  }
  return true
}
