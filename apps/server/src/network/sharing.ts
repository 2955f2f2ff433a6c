/** What the settings say of how others come in. */
export interface Sharing {
  /** The public addresses of the site; none: it has no such. */
  readonly origins: readonly string[]
  /** The address that the server listens at. */
  readonly host: string
  /** What one types to let others in the network in. */
  readonly shareCommand: string
}
