import type { Write } from '../file/handles'

/** What came before decides the number: one who comes alone and first needs none. */
function labelFor(name: string, number: number, isAlone: boolean): string {
  return isAlone && number === 1 ? name : `${name} ${number}`
}

/**
 * Labels for newcomers of one name. Numbers go on from the last one ever given in this fight, so
 * that a label, once in the journal, always means the same one.
 */
export function newLabels(
  write: Write,
  encounterId: string,
  name: string,
  quantity: number,
): string[] {
  const taken = new Set(
    write
      .all<{ label: string }>('SELECT label FROM combatant WHERE encounter_id = @encounterId', {
        encounterId,
      })
      .map(({ label }) => label),
  )
  let last =
    write.get<{ last: number }>(
      'SELECT last FROM encounter_label WHERE encounter_id = @encounterId AND name = @name',
      { encounterId, name },
    )?.last ?? 0
  const labels: string[] = []
  while (labels.length < quantity) {
    last++
    const label = labelFor(name, last, quantity === 1)
    if (!taken.has(label)) labels.push(label)
  }
  write.run(
    `INSERT INTO encounter_label (encounter_id, name, last) VALUES (@encounterId, @name, @last)
     ON CONFLICT DO UPDATE SET last = excluded.last`,
    { encounterId, name, last },
  )
  return labels
}
