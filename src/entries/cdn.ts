import { takeOver } from '../loader'
import { cdnWidget, ownScript } from './cdn-widget'

// Stage 1: the public object, and the launcher when the page calls `init`.
takeOver(window, ownScript.stub, cdnWidget)
