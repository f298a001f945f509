import { createContext, type ReactNode, useContext } from 'react'

/** Report of what has just been done, or of why it could not be taken back. */
export interface Notice {
  title: ReactNode
  text: ReactNode
  /** Takes back what was done. @returns Whether it was; false: it was changed meanwhile. */
  undo?: () => Promise<boolean>
}

/** Shows a notice for some seconds, in place of the one before it. */
export type ShowToast = (notice: Notice) => void

export const ToastContext = createContext<ShowToast | undefined>(undefined)

/** @throws {Error} Outside of `Toasts`. */
export const useToast = (): ShowToast => {
  const show = useContext(ToastContext)
  if (!show) throw new Error('Toasts are missing above this component.')
  return show
}
