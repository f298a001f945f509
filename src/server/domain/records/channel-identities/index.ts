export { associationsOf, type ClientAssociation } from './client-associations'
export {
  channelIdentitiesOf,
  findChannelIdentity,
  findDevice,
  findSdkIdentity,
  listChannelIdentities,
  listDevices,
  SDK_TYPE
} from './channel-identities'
export { deactivateDevice, insertSdkIdentity, upsertDevice } from './devices'
