import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api'
import { useTexts } from '../context'
import { explain } from './explain'

const BAD_REQUEST = 400

/** Runs a form's call, once at a time, and holds what went wrong. */
export const useSubmit = (call: () => Promise<void>) => {
  const { t } = useTexts()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function run() {
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    await call().catch(setError)
    isRunning.current = false
    setBusy(false)
  }

  const submit = () => {
    if (!isRunning.current) void run()
  }

  const problem = error === undefined ? '' : explain(t, error)
  const isRefused = error instanceof ApiError && error.status === BAD_REQUEST
  return {
    problem,
    /** The problem of a value that the server refused; belongs to its field. */
    fieldProblem: isRefused ? problem : '',
    /** Any other problem. */
    formProblem: isRefused ? '' : problem,
    isBusy,
    submit,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submit()
    }
  }
}
