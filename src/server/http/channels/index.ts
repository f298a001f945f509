export { bindChannels } from './bind-channels'
