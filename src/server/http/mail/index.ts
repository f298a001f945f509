export { bindMail } from './bind-mail'
