export { buildApp } from './build-app'
