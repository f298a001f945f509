export { askPage, type AskForToken } from './ask-page'
export {
  createIdentity,
  type Credentials,
  type Identity,
  type IdentityOptions
} from './create-identity'
export { updateUser } from './update-user'
