import {
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode
} from 'react'
import type { InitOptions, MessengerWidget } from '../widget/core/public'
import { HubContext } from './context'
import { followOptions } from './follow-options'
import { createHub } from './hub'
import { isListener, listen, type ListenerProps } from './listeners'

type CreateWidget = () => MessengerWidget

export interface MessengerProviderProps {
  children?: ReactNode
}

/** Options of `init`, listeners, and children whose hooks read the messenger. */
export interface MessengerProps extends InitOptions, ListenerProps {
  /** Something was rejected, such as `init`. Without it: the browser reports it. */
  onError?: (error: unknown) => void
  /** Style of the element that holds an embedded messenger; without it, it fills its parent. */
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
    const [follower] = useState(() =>
      followOptions(hub.messenger, error => {
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
      follower.apply(readOptions(props), element.current)
    })
    useEffect(() => follower.stop, [follower])

    return createElement(
      HubContext.Provider,
      { value: hub },
      embedded && createElement('div', { ref: element, className }),
      children
    )
  }
