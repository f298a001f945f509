import { type FormEvent, useState } from 'react'
import { explain } from './explain'

/** Runs a form's call, once at a time, and holds what went wrong. */
export const useSubmit = (call: () => Promise<void>) => {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    setProblem('')
    await call().catch(error => setProblem(explain(error)))
    setBusy(false)
  }

  return {
    problem,
    isBusy,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (!isBusy) void run()
    }
  }
}
