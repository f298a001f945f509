export { bindMailIn } from './bind-mail-in'
