export { ChannelInputs } from './ChannelInputs'
export { ChannelPanels } from './ChannelPanels'
export { useChannelForm } from './use-channel-form'
export { useConnecting } from './use-connecting'
