import { takeOver } from '../loader'
import { createCdnWidget, ownScript } from './create-cdn-widget'

// Stage 1: the public object, and the launcher when the page calls `init`.
takeOver(window, ownScript.stub, createCdnWidget())
