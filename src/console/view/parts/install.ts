export { InstallScreen } from '../InstallScreen'
export { SetUpInbox } from '../SetUpInbox'
