import {
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode
} from 'react'
import type { MessengerWidget } from '../widget/api'
import type { InitOptions } from '../widget/init-options'
import { HubContext } from './context'
import { createRun } from './create-run'
import { createHub } from './hub'
import { isListener, listen, type ListenerProps } from './listeners'

type CreateWidget = () => MessengerWidget

export interface MessengerProviderProps {
  children?: ReactNode
}

/** Options of `init`, what is told of events, and components whose hooks read the messenger. */
export interface MessengerProps extends InitOptions, ListenerProps {
  /** Something was rejected, such as `init`. Without it: the browser reports it. */
  onError?: (error: unknown) => void
  /** Of the element that holds an embedded messenger; without it, it fills its parent. */
  className?: string
  children?: ReactNode
}

const readOptions = ({ onError, className, children, ...props }: MessengerProps) =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !isListener(name))
  ) as unknown as InitOptions

/** Makes the component that lets hooks beside `<Messenger>` read it. */
export const createMessengerProvider = (createWidget: CreateWidget) =>
  function MessengerProvider({ children }: MessengerProviderProps): ReactElement {
    const [hub] = useState(() => createHub(createWidget()))
    return createElement(HubContext.Provider, { value: hub }, children)
  }

/** Makes the component that is the messenger. */
export const createMessengerComponent = (createWidget: CreateWidget) =>
  function Messenger(props: MessengerProps): ReactElement {
    const { embedded, className, children } = props
    const outer = useContext(HubContext)
    const [hub] = useState(() => outer ?? createHub(createWidget()))
    const latest = useRef(props)
    const element = useRef<HTMLDivElement>(null)
    const [run] = useState(() =>
      createRun(hub.messenger, error => {
        const { onError } = latest.current
        if (!onError) throw error
        onError(error)
      })
    )

    useEffect(() => {
      latest.current = props
    })
    useEffect(() => listen(hub, () => latest.current), [hub])
    useEffect(() => {
      // Not as an attribute, which a strict policy would ignore in pages drawn on a server.
      if (element.current && !className) element.current.style.height = '100%'
      run.apply(readOptions(props), element.current)
    })
    useEffect(() => run.stop, [run])

    return createElement(
      HubContext.Provider,
      { value: hub },
      embedded && createElement('div', { ref: element, className }),
      children
    )
  }
