import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api'
import { useTexts } from '../context'
import { explain, type StatusTexts } from './explain'

const BAD_REQUEST = 400

/**
 * Runs a form's call, once at a time, and holds what went wrong.
 *
 * @param texts Sentences for answers that need words of their own.
 * @param explainError Says what went wrong. @default as calls to the server do
 */
export const useSubmit = (
  call: () => Promise<void>,
  texts?: StatusTexts,
  explainError = explain
) => {
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

  const problem = error === undefined ? '' : explainError(t, error, texts)
  const isRefused = error instanceof ApiError && error.status === BAD_REQUEST
  return {
    problem,
    /** The problem of a value that the server refused; belongs to its field. */
    fieldProblem: isRefused ? problem : '',
    /** Any other problem. */
    formProblem: isRefused ? '' : problem,
    isBusy,
    submit,
    /** Takes the problem away once what it was about has changed. */
    forget: () => setError(undefined),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submit()
    }
  }
}
