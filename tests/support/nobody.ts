/** Root may write anywhere, so a test of permissions has to step down for a moment. */
export async function asNobody<Value>(work: () => Promise<Value>): Promise<Value> {
  const { geteuid, seteuid } = process
  if (geteuid?.() !== 0 || !seteuid) return work()
  seteuid.call(process, 65534)
  try {
    return await work()
  } finally {
    seteuid.call(process, 0)
  }
}
