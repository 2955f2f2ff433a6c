/** For an effect that waits for something: what comes after its end is dropped, and so is a failure nobody asks for. */
export function awaited<V>(
  coming: Promise<V>,
  put: (value: V) => void,
  failed: (error: unknown) => void = () => undefined,
): () => void {
  let wanted = true
  coming.then(
    (value) => wanted && put(value),
    (error: unknown) => wanted && failed(error),
  )
  return () => {
    wanted = false
  }
}
