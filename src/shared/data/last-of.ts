/** Takes all steps of a generator, and answers what it comes to. */
export function lastOf<End>(steps: Generator<unknown, End, void>): End {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
