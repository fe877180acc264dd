/** Who belongs together, as ties are made. */
export class Links {
  private readonly group = new Map<string, string>()

  constructor(ids: readonly string[]) {
    for (const id of ids) this.group.set(id, id)
  }

  tie(one: string, other: string): void {
    const [from, to] = [this.group.get(other), this.group.get(one) ?? one]
    for (const [id, group] of this.group) if (group === from) this.group.set(id, to)
  }

  areTied(one: string, other: string): boolean {
    return this.group.get(one) === this.group.get(other)
  }

  isAlone(id: string): boolean {
    const own = this.group.get(id)
    return [...this.group.values()].filter((group) => group === own).length === 1
  }

  alone(): string[] {
    return [...this.group.keys()].filter((id) => this.isAlone(id))
  }

  groups(): string[][] {
    const keys = [...new Set(this.group.values())]
    return keys.map((key) => [...this.group].filter(([, group]) => group === key).map(([id]) => id))
  }
}
