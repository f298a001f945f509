import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components'

interface ModalWindowProps extends Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> {
  title: string
  /** Says that it asks for a decision, so that screen readers read all of it. */
  isQuestion?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Window over the page, which Escape closes. */
export const ModalWindow = ({ title, isQuestion, children, ...state }: ModalWindowProps) => (
  <ModalOverlay className="scrim" {...state}>
    <Modal className="card">
      <Dialog className="dialog" role={isQuestion ? 'alertdialog' : 'dialog'}>
        {({ close }) => (
          <>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
