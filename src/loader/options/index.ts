export { readOptions, type OptionsReading, type ReadOptions } from './read-options'
