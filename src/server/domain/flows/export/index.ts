export { exportUser } from './export-user'
