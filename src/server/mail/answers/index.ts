export { answerAddress, readAnswerToken } from './answer-address'
export { type Answer, type AnswerFile, readAnswer } from './read-answer'
export { type Door, type ListenSettings, readListenSettings } from './read-listen-settings'
