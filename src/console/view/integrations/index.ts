export { IntegrationScreens } from './IntegrationScreens'
