// The script of all pages of the guide.
import { bindPage } from '../guide/script'

bindPage()
