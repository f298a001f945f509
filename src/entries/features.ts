import type { ChunkManifest } from '../protocol'
import type { StartFeatures } from '../widget'
import { createLoadSlot, type Feature } from '../widget/core/loading'
import { features as builtIn } from 'chunk:features'

/** Slots that each chunk fills, by their names with spaces between, and how to load it; the build fills it in. */
declare const __FEATURES__: readonly (readonly [slots: string, chunk?: ChunkManifest])[]

/** Creates the loader of features from the CDN. */
export const startFeatures: StartFeatures = context =>
  createLoadSlot(context, async slot => {
    const entry = __FEATURES__.find(([slots]) => slots.split(' ').includes(slot))
    const chunk = entry?.[1]
    if (!chunk) return entry && builtIn
    return (await context.host.importChunk!<{ features: readonly Feature[] }>(chunk)).features
  })
