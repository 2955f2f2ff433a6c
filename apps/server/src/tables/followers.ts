/** Who wants to know when something changes at a table of theirs. */
export class Followers {
  readonly #people = new Map<string, Set<() => void>>()

  /** Calls back whenever something changes at a table of this person; what it answers ends that. */
  add(person: string, changed: () => void): () => void {
    const followers = this.#people.get(person) ?? new Set()
    this.#people.set(person, followers)
    followers.add(changed)
    return () => {
      followers.delete(changed)
      if (followers.size === 0) this.#people.delete(person)
    }
  }

  tell(people: readonly string[]): void {
    for (const person of people) for (const changed of this.#people.get(person) ?? []) changed()
  }

  tellAll(): void {
    for (const followers of this.#people.values()) for (const changed of followers) changed()
  }
}
