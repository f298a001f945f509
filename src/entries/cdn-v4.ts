import { takeOver } from '../loader'
import { createVersion4 } from '../loader/version-4'
import { cdnWidget, ownScript } from './cdn-widget'

// Stage 1 for pages that were written for version 4.
takeOver(window, ownScript.stub, createVersion4(cdnWidget))
