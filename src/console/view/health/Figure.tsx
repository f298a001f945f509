import type { ReactNode } from 'react'
import { useTexts } from '../context'

interface FigureProps<Value> {
  /** Null: it cannot be read now. */
  value: Value | null
  children: (value: Value) => ReactNode
}

/** Shows a figure, or says that it cannot be read. */
export function Figure<Value>({ value, children }: FigureProps<Value>) {
  const { t } = useTexts()
  return value === null ? (
    <span className="problem">{t('health.unreadable')}</span>
  ) : (
    children(value)
  )
}
