declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  /** An S3 server that stores objects in a folder, and checks signatures. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
    httpServer: Server
  }
}
