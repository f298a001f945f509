export { GroupsPanel } from './GroupsPanel'
