declare module 'virtual:table-worker' {
  /** Where the script of a table's worker lies. */
  export const workerUrl: string
}
