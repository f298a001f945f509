export { start } from '../../widget/parts/fit'
