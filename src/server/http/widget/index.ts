export { bindWidget } from './bind-widget'
