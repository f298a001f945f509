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
export { deactivateDevice, findDeviceInfo, insertSdkIdentity, upsertDevice } from './devices'
export {
  deleteOldPageVisits,
  erasePageVisits,
  insertPageVisit,
  listPageVisits,
  movePageVisits
} from './page-visits'
