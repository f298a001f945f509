export type { AskDelegate } from './ask-delegate'
