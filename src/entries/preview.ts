import { startPreview } from '../preview'

startPreview(window)
