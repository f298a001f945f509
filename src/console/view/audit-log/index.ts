export { AuditScreen } from './AuditScreen'
