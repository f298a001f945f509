import type { ChatErrorJson } from '../../protocol'
