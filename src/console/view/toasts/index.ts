export { Toasts } from './Toasts'
export { useToast } from './ToastContext'
